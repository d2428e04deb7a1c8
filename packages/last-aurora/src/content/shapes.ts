import { AUTOMA_ACTS, AUTOMA_ENDS, AUTOMA_MOVES, AUTOMA_SLOTS, BONUSES, ROAD_KINDS } from '../board.ts';
import {
  AREAS,
  ENCOUNTER_POWERS,
  EVENT_POWERS,
  ITEM_POWERS,
  LETTERS,
  LOCATION_EFFECTS,
  PERIODS,
  SLOT_KINDS,
  SOURCES,
  SURVIVOR_POWERS,
  TILE_KINDS,
} from '../cards.ts';

/** What is wrong with a value, at the end of its path; `null`: nothing. */
export type Shape = (value: unknown) => string | null;

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

const whole =
  (from: number, to: number): Shape =>
  value =>
    Number.isInteger(value) && (value as number) >= from && (value as number) <= to
      ? null
      : `: ${show(value)} is not a whole number from ${from} to ${to}`;

const oneOf =
  (names: readonly unknown[]): Shape =>
  value =>
    names.includes(value) ? null : `: ${show(value)} is not one of ${names.join(', ')}`;

const text: Shape = value => (typeof value === 'string' && value !== '' ? null : `: ${show(value)} is not a name`);
const flag: Shape = value => (typeof value === 'boolean' ? null : `: ${show(value)} is not true or false`);

const list =
  (item: Shape, from: number, to: number): Shape =>
  value => {
    if (!Array.isArray(value) || value.length < from || value.length > to)
      return `: ${show(value)} is not a list of ${from} to ${to}`;
    for (let i = 0; i < value.length; i++) {
      const wrong = item(value[i]);
      if (wrong !== null) return `[${i}]${wrong}`;
    }
    return null;
  };

const record =
  (fields: Readonly<Record<string, Shape>>, optional: readonly string[] = []): Shape =>
  value => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return `: ${show(value)} is not an object`;
    const row = value as Readonly<Record<string, unknown>>;
    for (const name of Object.keys(row)) if (!(name in fields)) return `.${name}: there is no such value here`;
    for (const [name, shape] of Object.entries(fields)) {
      if (!(name in row) && optional.includes(name)) continue;
      const wrong = shape(row[name]);
      if (wrong !== null) return `.${name}${wrong}`;
    }
    return null;
  };

const goods = list(oneOf(['ammo', 'food', 'fuel', 'item']), 0, 6);
const card = {
  id: text,
  name: text,
  period: oneOf([...PERIODS, 'loot']),
  extra: flag,
  colour: whole(0, 3),
  source: oneOf(SOURCES),
};
const SHORT = ['extra', 'colour', 'tracks'];
const cardOf = (fields: Readonly<Record<string, Shape>>): Shape => record({ ...card, ...fields }, SHORT);

const slots = list(oneOf(SLOT_KINDS), 1, 8);

const ambushPart: Shape = value => {
  const part = value as Readonly<Record<string, unknown>>;
  if (typeof value === 'object' && value !== null && 'damage' in part)
    return record({ damage: whole(1, 9), area: oneOf(AREAS) })(value);
  if (typeof value === 'object' && value !== null && 'discard' in part) return record({ discard: whole(1, 1) })(value);
  return record({ contamination: whole(1, 9) })(value);
};

const nodeRow = record({
  id: text,
  rank: whole(0, 99),
  region: whole(0, 2),
  tile: flag,
  x: whole(0, 1000),
  y: whole(0, 600),
  source: oneOf(SOURCES),
});
const roadRow = record({
  id: text,
  from: text,
  to: text,
  kind: oneOf(ROAD_KINDS),
  damage: whole(0, 9),
  contamination: whole(0, 9),
  source: oneOf(SOURCES),
});
const spaceRow = record({
  id: text,
  cost: whole(1, 3),
  bonus: list(oneOf(BONUSES), 1, 5),
  source: oneOf(SOURCES),
});
const map = record({
  nodes: list(nodeRow, 20, 99),
  roads: list(roadRow, 19, 199),
  white: list(text, 6, 6),
  red: list(text, 6, 6),
  spaces: list(spaceRow, 5, 5),
  orderAfterExplore: flag,
});

/** The shape of every table of a pack. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  survivors: list(cardOf({ skill: whole(1, 3), power: oneOf(SURVIVOR_POWERS) }), 1, 99),
  trucks: list(cardOf({ speed: whole(1, 9), towing: whole(0, 3), tracks: flag, slots }), 1, 99),
  trailers: list(cardOf({ tracks: flag, slots }), 1, 99),
  devices: list(cardOf({ tracks: flag, slots }), 1, 99),
  locations: list(cardOf({ effect: oneOf(LOCATION_EFFECTS), left: goods, right: goods }), 1, 99),
  encounters: list(cardOf({ power: oneOf(ENCOUNTER_POWERS), goods }), 1, 99),
  events: list(cardOf({ power: oneOf(EVENT_POWERS) }), 1, 99),
  enemies: list(cardOf({ number: whole(1, 6), ambush: list(list(ambushPart, 1, 3), 1, 2) }), 6, 6),
  loot: list(
    record({
      id: text,
      group: oneOf(['I-II', 'III-IV', 'V-VI']),
      boxes: list(whole(1, 20), 3, 3),
      source: oneOf(SOURCES),
    }),
    6,
    6,
  ),
  items: list(
    record(
      {
        id: text,
        power: oneOf(ITEM_POWERS),
        phase: oneOf(['any', 'explore', 'movement', 'fire']),
        copies: whole(0, 9),
        source: oneOf(SOURCES),
        module: text,
      },
      ['module'],
    ),
    9,
    9,
  ),
  outcomes: list(
    record({
      id: text,
      player: list(record({ damage: whole(0, 9), jam: flag }), 4, 4),
      enemy: list(value => (value === 'ambush' ? null : whole(0, 9)(value)), 6, 6),
      letters: list(oneOf(LETTERS), 4, 4),
      back: oneOf(AREAS),
      source: oneOf(SOURCES),
    }),
    12,
    12,
  ),
  tiles: list(record({ id: oneOf(TILE_KINDS), copies: whole(0, 10), source: oneOf(SOURCES) }), 5, 5),
  fame: list(whole(-1, 99), 3, 99),
  automaBoard: record({
    rows: list(record({ id: oneOf(LETTERS), slots: list(oneOf(AUTOMA_SLOTS), 6, 9), source: oneOf(SOURCES) }), 4, 4),
    groups: list(record({ id: text, slots: list(text, 1, 24), source: oneOf(SOURCES) }), 1, 24),
    speed: whole(0, 9),
    survivors: whole(1, 20),
    resources: whole(1, 20),
  }),
  automaCards: list(
    record({
      id: text,
      skill: whole(1, 3),
      arrow: oneOf(['right', 'left']),
      priority: list(oneOf(AUTOMA_ACTS), 0, 4),
      enemy: oneOf(['none', 'ammo', 'fuel']),
      movement: oneOf(AUTOMA_MOVES),
      endOfRound: oneOf(AUTOMA_ENDS),
      source: oneOf(SOURCES),
    }),
    6,
    6,
  ),
  alpha: map,
  beta: map,
};
