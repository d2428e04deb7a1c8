import type { Message } from '@lastroad/kernel';
import type { Inspection, Thing } from '@lastroad/ui';
import type { ThunderContent, ThunderView } from '../../src/index.ts';
import { type Car, NOBODY, NONE, OUT, START } from '../../src/state.ts';
import { rangeOf } from '../../src/view/describe.ts';
import { carName, leaderName, spaceName, upgradeName } from '../../src/view/names.ts';
import { HIDDEN } from '../../src/view/view.ts';
import { INSPECT_AMMO } from '../modules/waiting/telling.ts';
import { CLAUSES } from './clauses.ts';
import { commandSays } from './command-says.ts';
import { shotAt } from './odds.ts';

type Inspect = (content: ThunderContent, view: ThunderView, at: number) => Inspection | null;

const whereText = (content: ThunderContent, at: number): Message => {
  if (at === OUT) return { key: 'face.car.out' };
  return at === START
    ? { key: 'face.car.waits' }
    : { key: 'face.car.where', values: { space: spaceName(content, at) } };
};

const lastingText = (content: ThunderContent, card: number): Message => {
  const { name = '', power = '' } = content.lasting[card] ?? {};
  return { key: 'face.lastingCard', values: { card: { key: `lasting.${name}` }, power: { key: `power.${power}` } } };
};

/** The upgrade on a car, as far as it lies open. */
const upgradeText = (content: ThunderContent, { upgrades }: ThunderView, car: Car): readonly Message[] => {
  const card = upgrades?.fitted[car] ?? NONE;
  const row = upgrades?.open === true ? content.upgrades[card] : undefined;
  if (row === undefined) return [];
  const values = { card: upgradeName(content, card), power: { key: `power.${row.power}` } };
  const asleep = upgrades?.asleep[car] === true ? [{ key: 'face.asleep' }] : [];
  return [{ key: 'face.lastingCard', values }, ...asleep];
};

const carText = (content: ThunderContent, view: ThunderView, car: Car): readonly Message[] => {
  const { model = 0, damage = [], lasting = [], burning = false, at = OUT } = view.cars[car] ?? {};
  const { size = '', slots = 0 } = content.models[model] ?? {};
  const odds = shotAt(content, view, car);
  return [
    whereText(content, at),
    { key: 'face.car.size', values: { size: { key: `size.${size}` }, ...odds } },
    { key: 'face.car.damage', values: { damage: damage.length, slots } },
    ...(burning ? [{ key: 'face.car.fire' }] : []),
    ...lasting.filter(card => card !== NONE).map(card => lastingText(content, card)),
    ...upgradeText(content, view, car),
  ];
};

const inspectCar: Inspect = (content, view, car) => {
  const here = view.cars[car];
  if (here === undefined) return null;
  const isWreck = here.seat === NOBODY;
  return {
    title: carName(content, car),
    kind: { key: isWreck ? 'face.kind.wreck' : 'face.kind.car' },
    text: isWreck ? [{ key: 'face.car.wreck' }, whereText(content, here.at)] : carText(content, view, car),
    clauses: [...(CLAUSES[isWreck ? 'wreck' : 'car'] ?? []), ...(here.burning ? ['TR-FIRE-2'] : [])],
    source: content.models[here.model]?.source ?? null,
  };
};

const inspectSpace: Inspect = (content, view, space) => {
  const i = space - view.rear;
  const ground = content.terrains[view.terrain[i] ?? NONE];
  if (ground === undefined) return null;
  const token = view.tokens[i] ?? NONE;
  const hazard = content.hazards[token]?.name;
  const tile = content.sides[view.sides[Math.floor(i / content.area)] ?? NONE]?.name;
  return {
    title: { key: `terrain.${ground.name}` },
    kind: spaceName(content, space),
    text: [
      ...(token === HIDDEN ? [{ key: 'face.hazard.hidden' }] : []),
      ...(hazard === undefined ? [] : [{ key: `face.hazard.${hazard}` }]),
      { key: `face.terrain.${ground.name}` },
    ],
    clauses: [...(CLAUSES[`terrain.${ground.name}`] ?? []), ...(CLAUSES[`hazard.${hazard}`] ?? [])],
    source: content.sideRows.find(({ name }) => name === tile)?.source ?? null,
  };
};

const inspectHazard: Inspect = (content, _view, kind) => {
  const row = content.hazards[kind];
  if (row === undefined) return null;
  return {
    title: { key: `hazard.${row.name}` },
    kind: { key: 'face.kind.hazard' },
    text: [{ key: `face.hazard.${row.name}` }],
    clauses: CLAUSES[`hazard.${row.name}`] ?? [],
    source: row.source,
  };
};

const inspectDamage: Inspect = (content, _view, token) => {
  const row = content.damage[token];
  if (row === undefined) return null;
  return {
    title: { key: `damage.${row.name}` },
    kind: { key: 'face.kind.damage' },
    text: [{ key: `face.damage.${row.effect}` }],
    clauses: CLAUSES[`damage.${row.effect}`] ?? [],
    source: row.source,
  };
};

const inspectLasting: Inspect = (content, _view, card) => {
  const row = content.lasting[card];
  if (row === undefined) return null;
  return {
    title: { key: `lasting.${row.name}` },
    kind: { key: 'face.kind.lasting' },
    text: [{ key: `power.${row.power}` }],
    clauses: ['TR-LAST-1'],
    source: row.source,
  };
};

const inspectCommand: Inspect = (content, _view, at) => {
  const row = content.commands[at];
  if (row === undefined) return null;
  const range: Message = { key: `face.range.${rangeOf(content, row)}`, values: { from: row.from, to: row.to } };
  return {
    title: { key: `command.${row.name}` },
    kind: { key: 'face.kind.command', values: { range } },
    text: [commandSays(content, at)],
    clauses: CLAUSES[`command.${row.power}`] ?? [],
    source: row.source,
  };
};

const inspectLeader: Inspect = (content, _view, leader) => {
  const row = content.leaders[leader];
  if (row === undefined) return null;
  return {
    title: leaderName(content, leader),
    kind: { key: 'face.kind.leader' },
    text: [
      { key: `power.${row.power}` },
      ...(content.leaderBoards[leader] ?? []).map(at => ({
        key: 'face.leader.command',
        values: commandValues(content, at),
      })),
      { key: 'face.stars', values: { count: row.stars } },
    ],
    clauses: CLAUSES['leader'] ?? [],
    source: row.source,
  };
};

/** A command with what it takes and what it does. */
const commandValues = (content: ThunderContent, at: number): Readonly<Record<string, Message>> => {
  const row = content.commands[at];
  if (row === undefined) return {};
  const { name, from, to } = row;
  const range: Message = { key: `face.range.${rangeOf(content, row)}`, values: { from, to } };
  return { command: { key: `command.${name}` }, range, does: commandSays(content, at) };
};

const inspectUpgrade: Inspect = (content, _view, card) => {
  const row = content.upgrades[card];
  if (row === undefined) return null;
  return {
    title: upgradeName(content, card),
    kind: { key: 'face.kind.upgrade' },
    text: [{ key: `power.${row.power}` }],
    clauses: CLAUSES['upgrade'] ?? [],
    source: row.source,
  };
};

const inspectTile: Inspect = (content, _view, side) => {
  const row = content.sides[side];
  if (row === undefined) return null;
  const count = (kind: number): number => row.terrain.filter(here => here === kind).length;
  const spaces = content.terrains.flatMap(({ name }, kind): Message[] =>
    count(kind) > 0
      ? [{ key: 'face.tile.spaces', values: { count: count(kind), ground: { key: `terrain.${name}` } } }]
      : [],
  );
  return {
    title: { key: `tile.${row.name}` },
    kind: { key: 'face.kind.tile' },
    text: spaces,
    clauses: ['TR-BOARD-1'],
    source: content.sideRows.find(({ name }) => name === row.name)?.source ?? null,
  };
};

const INSPECT: Readonly<Record<string, Inspect>> = {
  car: inspectCar,
  space: inspectSpace,
  hazard: inspectHazard,
  token: inspectDamage,
  lasting: inspectLasting,
  command: inspectCommand,
  tile: inspectTile,
  ...INSPECT_AMMO,
  leader: inspectLeader,
  upgrade: inspectUpgrade,
};

/** What a thing on the table means, which clauses speak of it, and where its values come from. */
export const inspect = (content: ThunderContent, view: ThunderView, { about, at }: Thing): Inspection | null =>
  INSPECT[about]?.(content, view, at) ?? null;
