import { AGAIN, type Next, reveal, type Seat } from '@lastroad/kernel';
import { defeatIfDown, enemiesIn, wound } from '../../rules/attack.ts';
import { drive } from '../../rules/drive.ts';
import { kindsHeld } from '../../rules/items.ts';
import { shareSpoils } from '../../rules/loot.ts';
import { mark } from '../../rules/targets.ts';
import { seatTheDriver } from '../../rules/wheel.ts';
import { type Aurora, type Card, EMPTY, NONE, SURVIVOR, TOKENS, type Token, task } from '../../state.ts';
import { canHoldSurvivor, canSeatDriver, pull } from '../../verbs/cargo.ts';
import { contaminate, cure } from '../../verbs/contaminate.ts';
import { distinctSlots, hasToken, RESOURCES } from '../../verbs/convoy.ts';
import { showItem } from '../../verbs/items.ts';
import { die } from '../../verbs/leaving.ts';
import { regionOf } from '../../verbs/order.ts';
import { settleOutcome } from '../../verbs/outcomes.ts';
import { canDrive } from '../../verbs/roads.ts';
import { stow } from '../../verbs/stow.ts';
import { inSupply, returnToken, takeToken } from '../../verbs/supply.ts';
import { crew, insert, move, skill } from '../../verbs/survivors.ts';
import { recordOf } from './record.ts';

export const tokenOf = (name: string): Token => TOKENS.indexOf(name as (typeof TOKENS)[number]);

/** `LOSE_RES`: tokens of one kind, or of any; what is not there is not owed. In the Fire phase it matters which they are. */
export const forfeit = task('forfeit', (seat: Seat, token: Token, left: number) => ({ seat, token, left }), {
  chooseToken: {
    about: 'token',
    options(g, f) {
      if (f.left === 0 || g.phase === 'fire' || g.players[f.seat].out) return [];
      return owed(f.token).filter(token => hasToken(g.players[f.seat], token));
    },
    take(g, f, token): Next {
      f.left--;
      pull(g, g.players[f.seat], token);
      giveBack(g, f.seat, token);
      return AGAIN;
    },
    whyNot: () => ({ key: 'why.noSuchToken', clause: 'FS-RUL-45' }),
  },
  chooseSlot: {
    about: 'slot',
    options(g, f) {
      if (f.left === 0 || g.phase !== 'fire' || g.players[f.seat].out) return [];
      return distinctSlots(g, f.seat, 'CONVOY', token => owed(f.token).includes(token));
    },
    take(g, f, slot): Next {
      f.left--;
      const { cargo } = g.players[f.seat];
      const token = cargo[slot];
      cargo[slot] = EMPTY;
      giveBack(g, f.seat, token);
      return AGAIN;
    },
    whyNot: () => ({ key: 'why.noSuchToken', clause: 'FS-RUL-45' }),
  },
});

const owed = (token: Token): readonly Token[] => (token === EMPTY ? RESOURCES : [token]);

const giveBack = (g: Aurora, seat: Seat, token: Token): void => {
  returnToken(g, token);
  g.events?.push({ type: 'gaveUp', who: seat, token });
};

/** `DISCARD_ITEM`. */
export const dropItems = task('dropItems', (seat: Seat, left: number) => ({ seat, left }), {
  chooseItem: {
    about: 'ownItem',
    always: true,
    options: (g, f) => (f.left === 0 ? [] : kindsHeld(g, f.seat)),
    take(g, f, item): Next {
      f.left--;
      showItem(g, f.seat, item);
      g.events?.push({ type: 'itemDiscarded', seat: f.seat, item });
      return AGAIN;
    },
    whyNot: () => ({ key: 'why.noSuchItem', clause: 'FS-RUL-45' }),
  },
});

export const ZONES = ['active', 'rest', 'exhausted'] as const;
type Zone = (typeof ZONES)[number];

/** `ZONE`: one survivor of a zone goes to another. */
export const shift = task('shift', (seat: Seat, from: Zone, to: Zone) => ({ seat, from, to }), {
  chooseSurvivor: {
    about: 'survivor',
    options: (g, f) => g.players[f.seat][f.from].slice(),
    take(g, f, s) {
      const player = g.players[f.seat];
      move(player[f.from], player[f.to], s);
      g.events?.push({ type: f.to === 'active' ? 'activated' : 'woke', seat: f.seat, survivor: s });
    },
    whyNot: () => ({ key: 'why.otherZone', clause: 'FS-STORY-19' }),
  },
});

/** `ZONE` of somebody who has just been recruited, or still will be: the story comes before the action. */
export const shiftNewcomer = (g: Aurora, seat: Seat, from: Zone, to: Zone): void => {
  const player = g.players[seat];
  const s = g.newcomer;
  if (s === NONE) recordOf(g).welcome = ZONES.indexOf(to);
  else if (player[from].includes(s)) move(player[from], player[to], s);
};

/** FS-RUL-46: the newcomer of the action that was interrupted lies down where the story said. */
export const welcomeNewcomer = (g: Aurora, seat: Seat, s: Card): void => {
  const record = recordOf(g);
  if (record.welcome === NONE) return;
  const player = g.players[seat];
  move(player.rest, player[ZONES[record.welcome]], s);
  if (ZONES[record.welcome] === 'active') g.events?.push({ type: 'activated', seat, survivor: s });
  record.welcome = NONE;
};

const lostAndFound = (g: Aurora, seat: Seat): Card[] => {
  if (!canHoldSurvivor(g, g.players[seat]) || !inSupply(g, SURVIVOR)) return [];
  const { cards } = g.content;
  return g.discard.filter(card => cards[card].kind === 'survivor' && cards[card].colour === null).sort((a, b) => a - b);
};

/** `RECRUIT_FROM_DISCARD`. */
export const enlist = task('enlist', (seat: Seat) => ({ seat }), {
  chooseCard: {
    about: 'discarded',
    options: (g, f) => lostAndFound(g, f.seat),
    take(g, f, card): Next {
      g.discard.splice(g.discard.indexOf(card), 1);
      insert(g.players[f.seat].rest, card);
      takeToken(g, SURVIVOR);
      g.events?.push({ type: 'recruited', who: f.seat, card });
      return stow(f.seat, [SURVIVOR]);
    },
    whyNot: () => ({ key: 'why.noSurvivorCard', clause: 'LA-REC-1' }),
  },
});

/** `LOSE_SURVIVOR`. */
export const part = task('part', (seat: Seat) => ({ seat }), {
  chooseSurvivor: {
    about: 'survivor',
    options: (g, f) => crew(g.players[f.seat]),
    take: (_g, f, s): Next => die(f.seat, s),
    whyNot: () => ({ key: 'why.notYours', clause: 'LA-CON-5' }),
  },
});

/** `SKILL`, until the turn ends; nobody dies of it. */
export const lend = task('lend', (seat: Seat, by: number) => ({ seat, by }), {
  chooseSurvivor: {
    about: 'survivor',
    options: (g, f) => (g.turn === f.seat ? g.players[f.seat].active.filter(s => skill(g, s) + f.by > 0) : []),
    take(g, f, s) {
      recordOf(g).lent[s] += f.by;
    },
    whyNot: () => ({ key: 'why.notActive', clause: 'FS-STORY-19' }),
  },
});

/** `MOVE_NOW`: a short move without fuel, if there is a driver and road ahead. */
export const moveOn = (g: Aurora, seat: Seat, points: number): Next =>
  canDrive(g, seat) && canSeatDriver(g, seat) ? [seatTheDriver(seat), drive(seat, points, true)] : undefined;

/** `PEEK`: only whoever it is sees the cards, and they stay where they are. */
export const peek = (g: Aurora, seat: Seat, deck: 'exploration' | 'items' | 'outcomes', n: number): void => {
  const piles = { exploration: g.deck, items: g.itemDeck, outcomes: g.outcomeDeck };
  const cards = piles[deck].slice(-n).reverse();
  const record = recordOf(g);
  record.peeked = { seat, deck, cards, time: 1 + (record.peeked?.time ?? 0) };
  reveal(g);
  g.events?.push({ type: 'peeked', seat, deck, cards });
};

/** `ENEMY_DAMAGE`: no attack, so that nobody is famous for it (FS-ASG-3 holds). */
export const harm = task('harm', (seat: Seat, hits: number) => ({ seat, hits, enemy: NONE }), {
  chooseEnemy: {
    about: 'enemy',
    options: (g, f) => (g.players[f.seat].out ? [] : enemiesIn(g, regionOf(g, f.seat))),
    take(g, f, enemy) {
      f.enemy = enemy;
      wound(g, enemy, f.hits);
      g.events?.push({ type: 'wounded', who: f.seat, enemy, damage: f.hits });
    },
    whyNot: () => ({ key: 'why.enemyElsewhere', clause: 'FS-STORY-19' }),
  },
  checkDefeat: (g, f): Next => (f.enemy === NONE ? undefined : defeatIfDown(g, f.enemy)),
  settle(g, f): Next {
    if (f.enemy === NONE) return;
    settleOutcome(g);
    if (g.phase !== 'fire') return shareSpoils();
  },
});

/** `PLACE_TARGET`. */
export const aim = task('aim', (seat: Seat) => ({ seat }), {
  chooseEnemy: {
    about: 'enemy',
    options: (g, f) => (g.players[f.seat].out ? [] : enemiesIn(g, regionOf(g, f.seat))),
    take: (_g, f, enemy): Next => mark(f.seat, enemy),
    whyNot: () => ({ key: 'why.enemyElsewhere', clause: 'FS-STORY-19' }),
  },
});

/** Whom an effect on the party falls on: the party, or where there is none the whole crew. */
const among = (g: Aurora, seat: Seat, who: string): 'party' | 'crew' =>
  who === 'involved' && g.party.some(s => crew(g.players[seat]).includes(s)) ? 'party' : 'crew';

export const sicken = (g: Aurora, seat: Seat, n: number, who: string): Next =>
  contaminate(seat, n, among(g, seat, who));
export const heal = (g: Aurora, seat: Seat, n: number, who: string): Next => cure(seat, n, among(g, seat, who));
