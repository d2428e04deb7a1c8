import {
  advance,
  type Frame,
  followScript,
  keyFromSeed,
  must,
  type Options,
  type Script,
  scriptIsUsedUp,
} from '@lastroad/kernel';
import { handOf } from '@lastroad/kernel/testing';
import { speaker } from '@lastroad/words';
import { type Race, type ThunderEvent, thunderRoad } from '../src/index.ts';
import { game } from '../src/rules/game.ts';
import { FACE_DOWN, NONE, OUT, START } from '../src/state.ts';
import { CARDS, isCard, valueOf } from '../src/verbs/dice.ts';

export const say = speaker(thunderRoad.words);

/** Tile from the start of the race, lane and row, all counted from 1 as on the screen. */
export type Place = readonly [tile: number, lane: number, row: number];

const LANES = 6;
const ROWS = 8;
const COLOURS = ['orange', 'blue', 'white', 'green', 'purple'];
/** Sides laid one after the other in tests, all plain but for what a test draws on them. */
const SIDES = ['motor pool', 'bottleneck', 'switchback', 'serpent', 'twin tracks', 'wallow', 'flats'];

export const spaceOf = ([tile, lane, row]: Place): number => ((tile - 1) * ROWS + row - 1) * LANES + lane - 1;

/** "orange small", "blue ring", or "wreck 1". */
export const carOf = (g: Race, name: string): number => {
  const [colour, kind] = name.split(' ');
  const seat = COLOURS.indexOf(colour);
  const own = g.cars.flatMap((car, at) => (car.seat === seat ? [at] : []));
  const found =
    seat < 0 ? own[Number(kind) - 1] : own.find(at => g.content.models[g.cars[at].model].name.startsWith(`${kind} `));
  if (found === undefined) throw new Error(`there is no "${name}"`);
  return found;
};

/** What dice show and piles give, one thing after the other. */
export type Luck = readonly (
  | readonly ['direction', 'F' | 'FL' | 'FR' | 'B' | 'BL' | 'BR']
  | readonly ['slam', 'top' | 'bottom']
  | readonly ['shooting', 'small-medium' | 'medium' | 'large' | 'any']
  | readonly ['stunt' | 'road' | 'movement' | 'steering' | 'hazard' | 'condition', number]
  | readonly ['fire', 1 | 2 | 'out' | 'skull']
  | readonly ['damage' | 'lasting', string]
  /** A card of the first deck at the table, by its row, or its place in the pile. */
  | readonly ['card', string | number]
)[];

export interface Setting {
  readonly seats?: number;
  readonly carnage?: boolean;
  readonly options?: Options;
  readonly round?: number;
  /** Ground that is not off-road: the mark of a terrain and where it lies. */
  readonly ground?: Readonly<Record<string, readonly Place[]>>;
  /** Lanes that are road all along, on the first five tiles. */
  readonly roadLanes?: readonly number[];
  /** Hazard spaces of the tiles, and such as are only for so many players. */
  readonly marks?: readonly Place[];
  readonly numberedMarks?: Readonly<Record<string, readonly Place[]>>;
  /** Crews that are named have only these cars; the others wait in the start area. */
  readonly cars?: Readonly<Record<string, Place | 'start'>>;
  /** Damage tokens, or lasting effects, that lie on cars. */
  readonly damage?: Readonly<Record<string, readonly string[]>>;
  readonly burning?: readonly string[];
  /** Cars that have moved this round already. */
  readonly moved?: readonly string[];
  readonly wrecks?: readonly Place[];
  /** Hazard tokens face down, and face up. */
  readonly hidden?: Readonly<Record<string, readonly Place[]>>;
  readonly open?: Readonly<Record<string, readonly Place[]>>;
  readonly choppers?: Readonly<Record<string, Place>>;
  /** Unused dice of the seats; left out: 1 to 4 each. */
  readonly dice?: readonly (readonly number[])[];
  /** Cards in hand, and those discarded, by colour; they are in the pile no more. */
  readonly hand?: Readonly<Record<string, readonly string[]>>;
  readonly discarded?: Readonly<Record<string, readonly string[]>>;
  /** Road conditions beside tiles, by their numbers from the start of the race; the others have none. */
  readonly conditions?: Readonly<Record<number, string>>;
  /** Cards that seats hold, by colour; nobody holds others. */
  readonly bounties?: Readonly<Record<string, string>>;
  readonly oneShots?: Readonly<Record<string, string>>;
  readonly strikes?: Readonly<Record<string, string>>;
  /** Bonus commands, by colour. */
  readonly bonus?: Readonly<Record<string, string>>;
  readonly road?: number;
  readonly final?: boolean;
  /** When chains of displacements are stopped, if not after a hundred. */
  readonly chain?: number;
  /** Damage slots of small cars, if not two. */
  readonly slots?: number;
  readonly out?: readonly string[];
  /** What lies on the boards of the rig: lane changes left, damaged commands, commands that have a die already. */
  readonly rig?: {
    readonly steering?: number;
    readonly hurt?: readonly string[];
    readonly used?: Readonly<Record<string, number>>;
    readonly offRoad?: readonly Place[];
  };
  /** The leaders of crews, their command tokens if not none, and the upgrades on cars. */
  readonly leaders?: Readonly<Record<string, string>>;
  readonly tokens?: Readonly<Record<string, number>>;
  readonly upgrades?: Readonly<Record<string, string>>;
  readonly luck?: Luck;
}

const mapOf = (tile: number, { ground = {}, roadLanes = [], marks = [], numberedMarks = {} }: Setting): string[] => {
  const grid = Array.from({ length: ROWS }, () =>
    Array.from({ length: LANES }, (_, lane): string => (roadLanes.includes(lane + 1) ? '=' : '.')),
  );
  const holes = Array.from({ length: ROWS }, () => new Array<string>(LANES).fill('.'));
  for (const [mark, places] of Object.entries(ground)) {
    for (const [t, lane, row] of places) if (t === tile) grid[row - 1][lane - 1] = mark;
  }
  for (const [mark, places] of Object.entries({ ...numberedMarks, '*': marks })) {
    for (const [t, lane, row] of places) if (t === tile) holes[row - 1][lane - 1] = mark;
  }
  return grid.map((line, row) => `${line.join('')} ${holes[row].join('')}`).toReversed();
};

const packFor = (setting: Setting): unknown => {
  const names = Object.keys((thunderRoad.template() as { sides: Record<string, unknown> }).sides);
  const sides = names.map(name => [name, { map: mapOf(SIDES.indexOf(name) + 1, setting) }]);
  return {
    sides: Object.fromEntries(sides),
    models: { 'small car': { slots: setting.slots ?? 2 } },
    ...(setting.chain !== undefined && { limits: { chain: { value: setting.chain } } }),
  };
};

const rowOf = (rows: readonly { readonly name: string }[], name: string): number => {
  const row = rows.findIndex(r => r.name === name);
  if (row < 0) throw new Error(`there is no "${name}"`);
  return row;
};

const FACES: Readonly<Record<string, readonly (string | number)[]>> = {
  direction: ['F', 'FL', 'FR', 'B', 'BL', 'BR'],
  slam: ['top', 'top', 'bottom'],
  shooting: ['small-medium', 'medium', 'large', 'large', 'large', 'any'],
  stunt: [1, 2, 2, 3, 3, 4],
  road: [1, 1, 1, 2, 2, 3],
  movement: [1, 2, 3, 4, 5, 6],
  fire: [1, 1, 2, 'out', 'out', 'skull'],
};

/** Turns luck into a script: faces become numbers, drawn tokens are laid on top of their pile. */
const scriptFor = (g: Race, luck: Luck): Script => {
  const drawn = (kind: string): string[] => luck.filter(([k]) => k === kind).map(([, what]) => String(what));
  const { content } = g;
  const tokens = drawn('damage').map(name => rowOf(content.damage, name));
  const cards = drawn('lasting').map(name => rowOf(content.lasting, name));
  const deck = g.decks?.find(one => one !== null);
  const top = drawn('card').map(name => CARDS + content.deck.findIndex(row => row.name === name));
  const known = top.filter(card => deck?.pile.includes(card));
  deck?.pile.splice(0, deck.pile.length, ...deck.pile.filter(card => !known.includes(card)), ...known.toReversed());
  let pileLeft = deck?.pile.length ?? 0;
  if (tokens.length > 0) g.damagePile = tokens.toReversed();
  if (cards.length > 0) g.lastingDeck = [...g.lastingDeck.filter(card => !cards.includes(card)), ...cards.toReversed()];
  let [tokensLeft, cardsLeft] = [g.damagePile.length, g.lastingDeck.length];
  return luck.map(([kind, what]): [string, number] => {
    if (kind === 'damage') return [kind, --tokensLeft];
    if (kind === 'lasting') return [kind, --cardsLeft];
    if (kind === 'card') return [kind, typeof what === 'number' ? what : --pileLeft];
    if (kind === 'steering' || kind === 'hazard' || kind === 'condition') return [kind, what];
    const face = FACES[kind].indexOf(what);
    if (face < 0) throw new Error(`no face "${what}" on the ${kind} die`);
    return [kind, face];
  });
};

const placeCars = (g: Race, setting: Setting): void => {
  const named = new Set(Object.keys(setting.cars ?? {}).map(name => name.split(' ')[0]));
  for (const car of g.cars) {
    if (car.seat < 0 || !named.has(COLOURS[car.seat])) continue;
    car.at = OUT;
    car.operable = false;
  }
  for (const [name, place] of Object.entries(setting.cars ?? {})) {
    const car = g.cars[carOf(g, name)];
    car.at = place === 'start' ? START : spaceOf(place);
    car.operable = true;
  }
  for (const [name, tokens] of Object.entries(setting.damage ?? {})) {
    const car = g.cars[carOf(g, name)];
    for (const token of tokens) {
      const card = g.content.lasting.findIndex(row => row.name === token);
      car.damage.push(rowOf(g.content.damage, card < 0 ? token : 'lasting'));
      car.lasting.push(card);
      g.lastingDeck = g.lastingDeck.filter(other => other !== card);
    }
    car.operable = car.damage.length < g.content.models[car.model].slots;
  }
  for (const name of setting.burning ?? []) g.cars[carOf(g, name)].burning = true;
  for (const name of setting.moved ?? []) g.cars[carOf(g, name)].die = 1;
  for (const [i, place] of (setting.wrecks ?? []).entries()) g.cars[carOf(g, `wreck ${i + 1}`)].at = spaceOf(place);
};

const placeTokens = (g: Race, setting: Setting): void => {
  for (const [tokens, face] of [
    [setting.hidden ?? {}, FACE_DOWN],
    [setting.open ?? {}, 0],
  ] as const) {
    for (const [name, places] of Object.entries(tokens)) {
      for (const place of places) g.tokens[spaceOf(place) % g.tokens.length] = rowOf(g.content.hazards, name) + face;
    }
  }
};

const cardsNamed = (g: Race, names: readonly string[]): number[] =>
  names.map(name => CARDS + rowOf(g.content.deck, name)).toSorted((a, b) => a - b);

const placeCards = (g: Race, { hand = {}, discarded = {} }: Setting): void => {
  for (const [seat, deck] of (g.decks ?? []).entries()) {
    if (deck === null) continue;
    const held = cardsNamed(g, hand[COLOURS[seat]] ?? []);
    const away = cardsNamed(g, discarded[COLOURS[seat]] ?? []);
    const rest = g.content.deck.map((_, card) => CARDS + card);
    g.crews[seat].dice = held;
    deck.discard.push(...away);
    deck.pile.splice(0, deck.pile.length, ...rest.filter(card => !held.includes(card) && !away.includes(card)));
  }
};

const placeAmmo = (g: Race, { conditions, ...held }: Setting): void => {
  const roads = g.conditions;
  if (roads !== undefined) {
    const beside = Object.entries(conditions ?? {}).map(([tile, name]) => [
      Number(tile),
      rowOf(g.content.conditions, name),
    ]);
    roads.beside.fill(NONE);
    for (const [tile, card] of beside) roads.beside[(tile - 1) % roads.beside.length] = card;
    const used = roads.beside.filter(card => card !== NONE);
    roads.discard.length = 0;
    roads.deck.splice(
      0,
      roads.deck.length,
      ...g.content.conditions.map((_, card) => card).filter(card => !used.includes(card)),
    );
  }
  for (const name of ['strikes', 'bounties', 'oneShots'] as const) {
    const deck = g[name];
    if (deck === undefined) continue;
    deck.held.fill(NONE);
    if ('noted' in deck) deck.noted.length = 0;
    for (const [colour, card] of Object.entries(held[name] ?? {}))
      deck.held[COLOURS.indexOf(colour)] = rowOf(g.content[name], card);
    const rest = g.content[name].map((_, card) => card).filter(card => !deck.held.includes(card));
    deck.rest.splice(0, deck.rest.length, ...rest);
  }
};

const placeBonus = (g: Race, { bonus = {} }: Setting): void => {
  if (g.bonus === undefined) return;
  g.bonus.held.fill(NONE);
  for (const [colour, name] of Object.entries(bonus))
    g.bonus.held[COLOURS.indexOf(colour)] = rowOf(g.content.commands, name);
};

const placeOnRig = (
  g: Race,
  { steering = 0, hurt = [], used = {}, offRoad = [] }: NonNullable<Setting['rig']>,
): void => {
  if (g.rig === undefined) throw new Error('nobody has the rig');
  const { front } = g.rig;
  const sectionOf = (command: number): number =>
    [0, 1, 2].find(place => g.content.carried[g.cars[front + place].model].includes(command)) ?? NONE;
  g.rig.steering = steering;
  for (const command of hurt.map(name => rowOf(g.content.commands, name)).toSorted((a, b) => a - b)) {
    g.rig.hurt.push(command);
    g.cars[front + sectionOf(command)].damage.push(g.content.minor);
    g.cars[front + sectionOf(command)].lasting.push(NONE);
  }
  for (const [name, die] of Object.entries(used)) {
    const command = rowOf(g.content.commands, name);
    g.rig.commands[sectionOf(command)] = command;
    g.rig.dice[sectionOf(command)] = die;
  }
  g.rig.offRoad = offRoad.map(spaceOf);
};

const placeLeaders = (g: Race, { leaders = {}, tokens = {} }: Setting): void => {
  if (g.leaders === undefined) return;
  g.leaders.open = true;
  for (const [colour, name] of Object.entries(leaders))
    g.leaders.kept[COLOURS.indexOf(colour)] = rowOf(g.content.leaders, name);
  for (const [colour, count] of Object.entries(tokens)) {
    g.leaders.tokens[COLOURS.indexOf(colour)] = count;
    g.leaders.supply -= count;
  }
};

const placeUpgrades = (g: Race, { upgrades = {} }: Setting): void => {
  if (g.upgrades === undefined) return;
  g.upgrades.open = true;
  for (const [name, card] of Object.entries(upgrades)) {
    const car = carOf(g, name);
    g.upgrades.fitted[car] = rowOf(g.content.upgrades, card);
    if (card.endsWith('dispenser')) g.upgrades.charges[car] = g.content.limits.charges;
  }
};

/** A race in the middle of a round: orange is about to take the turn; the others have given their commands. */
export const lay = (setting: Setting = {}) => {
  const { seats = 2, carnage = false, options = {}, round = 2 } = setting;
  const modules = { leaders: setting.leaders !== undefined, upgrades: setting.upgrades !== undefined };
  const content = must(thunderRoad.content({ seats, carnage, ...modules, ...options }, packFor(setting)));
  const g = thunderRoad.layTable(content, keyFromSeed('table'));
  const sides = SIDES.map(name => rowOf(content.sides, name));
  g.board.splice(0, 3, ...sides.slice(0, 3));
  g.pile = sides.slice(3, 5);
  g.tokens.fill(NONE);
  g.round = round;
  g.first = 0;
  g.road = setting.road ?? 2;
  g.final = setting.final ?? false;
  for (const crew of g.crews.slice(1)) crew.command = 0;
  for (const [seat, crew] of g.crews.entries()) crew.dice = [...(setting.dice?.[seat] ?? [1, 2, 3, 4])];
  for (const [name, place] of Object.entries(setting.choppers ?? {}))
    g.crews[COLOURS.indexOf(name)].chopper = spaceOf(place);
  for (const name of setting.out ?? []) g.crews[COLOURS.indexOf(name)].out = true;
  placeCars(g, setting);
  placeTokens(g, setting);
  placeLeaders(g, setting);
  placeUpgrades(g, setting);
  placeCards(g, setting);
  placeAmmo(g, setting);
  placeBonus(g, setting);
  if (setting.rig !== undefined) placeOnRig(g, setting.rig);
  const frames = [
    { task: 'game', at: game.stepNames.indexOf('rounds') },
    { task: 'round', at: 1, turns: 0 },
  ];
  g.stack.splice(0, g.stack.length, ...(frames as Frame[]));
  followScript(g, scriptFor(g, setting.luck ?? []));
  return tableOf(g);
};

/** Plays and looks by words. */
export const tableOf = (g: Race) => {
  const events: ThunderEvent[] = [];
  g.events = events;
  if (g.open === null && g.stack.length > 0) advance(thunderRoad.tasks, g);
  const hand = handOf(thunderRoad, g, say);
  for (const event of events) (hand.events as ThunderEvent[]).push(event);
  const labelled = (label: string): string => {
    const found = hand
      .may()
      .filter(words =>
        [label, `${label} `, `${label},`].some((start, i) => (i === 0 ? words === start : words.startsWith(start))),
      );
    return found[0] ?? label;
  };
  /** Takes choices by the beginning of their words. */
  const play = (...labels: readonly string[]): void => {
    for (const label of labels) hand.play(labelled(label));
  };
  const car = (name: string) => g.cars[carOf(g, name)];
  return {
    g,
    play,
    may: hand.may,
    asked: () => hand.asked().name,
    asks: () => COLOURS[hand.asked().seats[0]],
    whyNot: (label: string) => hand.whyNot(label)?.clause,
    events: hand.events as readonly ThunderEvent[],
    happened: (type: ThunderEvent['type']) =>
      (hand.events as readonly ThunderEvent[]).filter(event => event.type === type),
    car,
    /** Where a car is: its place on the road, "start" or "out". */
    place: (name: string): Place | 'start' | 'out' => {
      const { at } = car(name);
      if (at === START) return 'start';
      if (at === OUT) return 'out';
      return [Math.floor(at / (LANES * ROWS)) + 1, (at % LANES) + 1, (Math.floor(at / LANES) % ROWS) + 1];
    },
    damage: (name: string) => car(name).damage.map(token => g.content.damage[token].name),
    cards: (name: string) =>
      car(name)
        .lasting.filter(card => card >= 0)
        .map(card => g.content.lasting[card].name),
    /** The token on a space: its name, in brackets while it lies face down, or "none". */
    token: (place: Place): string => {
      const token = g.tokens[spaceOf(place) % g.tokens.length];
      if (token === NONE) return 'none';
      const { name } = g.content.hazards[token % FACE_DOWN];
      return token >= FACE_DOWN ? `(${name})` : name;
    },
    chopper: (colour: string) => g.crews[COLOURS.indexOf(colour)].chopper,
    /** The cards in hand, discarded and on boards, by their rows. */
    cardsOf: (colour: string) => {
      const seat = COLOURS.indexOf(colour);
      const named = (cards: readonly number[]): string[] =>
        cards
          .filter(isCard)
          .map(card => g.content.deck[card - CARDS].name)
          .toSorted();
      const { pile = [], discard = [], played = [] } = g.decks?.[seat] ?? {};
      return { hand: named(g.crews[seat].dice), discard: named(discard), played: named(played), left: pile.length };
    },
    /** The values of unused dice, and of cards in hand. */
    values: (colour: string) => g.crews[COLOURS.indexOf(colour)].dice.map(die => valueOf(g.content, die)),
    isOut: (colour: string) => g.crews[COLOURS.indexOf(colour)].out,
    winner: () => COLOURS[g.winner] ?? null,
    over: () => g.stack.length === 0,
    /** All prepared luck was needed. */
    luckIsUsed: () => scriptIsUsedUp(g),
  };
};
