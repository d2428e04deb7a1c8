import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Chance, keyFromSeed, type Message, must, SPECTATOR, uniform } from '@lastroad/kernel';
import type { ThunderContent } from '@lastroad/thunder-road';
import { thunderRoad } from '@lastroad/thunder-road';
import type { Asked } from '@lastroad/ui';
import { expect, test } from 'vitest';
import { headlineOf } from '../../thunder-road/board/fight/headline.ts';
import { throwsIn, wordsOfThrow } from '../../thunder-road/board/fight/throws.ts';
import { overhangs } from '../../thunder-road/board/modules/rig/train.ts';
import { PITCH } from '../../thunder-road/board/road/geometry.ts';
import { explain, foresee } from '../../thunder-road/board/telling/foresee.ts';
import { inspect } from '../../thunder-road/board/telling/inspect.ts';
import { names } from '../../thunder-road/board/telling/names.ts';
import { plots, scoreRows } from '../../thunder-road/board/telling/reckoning.ts';
import { thingsIn } from '../../thunder-road/board/telling/things-in.ts';
import { driveOf } from '../../thunder-road/board/traffic/driving.ts';
import { scriptOf, whereAt } from '../../thunder-road/board/traffic/script.ts';
import { board as english } from '../../thunder-road/words/en/board.ts';

const CARS = must(thunderRoad.content({ seats: 3, carnage: true }));
const MIXED = must(thunderRoad.content({ seats: 3, carnage: true, crew1: 'rig', crew2: 'bikes' }));
const words = names(thunderRoad.words, ['Mira', 'Ivo', "O'Neil {x}"]);

/** Keys of a message, and of those inside it, that have no words. */
const unsaid = ({ key, values = {} }: Message): string[] => [
  ...(key in words ? [] : [key]),
  ...Object.values(values).flatMap(value => (typeof value === 'object' ? unsaid(value) : [])),
];

/** Random races, looked at before every decision: views, open questions and what the last step brought. */
const race = (content: ThunderContent, seed: number) => {
  const dice: Chance = { key: keyFromSeed(seed), drawn: 0 };
  const g = thunderRoad.setup(content, keyFromSeed(seed + 1000));
  const moments = [];
  for (let step = 0; step < 3000; step++) {
    const [seat] = thunderRoad.waitingFor(g);
    if (seat === undefined) break;
    const question = thunderRoad.question(g, seat);
    const options = thunderRoad.options(g, seat);
    if (question === null) break;
    g.events = [];
    const view = thunderRoad.view(g, seat);
    const choice = options[uniform(dice, options.length)] ?? 0;
    thunderRoad.choose(g, seat, choice);
    moments.push({ view, events: g.events ?? [], name: question.name, about: question.about, options, choice });
  }
  return { content, moments, end: thunderRoad.view(g, SPECTATOR) };
};

const RACES = [...[1, 2, 3, 4].map(seed => race(CARS, seed)), ...[5, 6, 7].map(seed => race(MIXED, seed))];

test('whatever is asked is explained and foreseen in words', () => {
  for (const { content, moments } of RACES) {
    for (const { view, name, about, options } of moments) {
      const asked: Asked = { name, about, words: '', choices: [], things: [] };
      const said = [explain(content, view, asked), ...options.map(choice => foresee(content, view, asked, choice))];
      expect([name, said.flatMap(message => (message === null ? [] : unsaid(message)))]).toEqual([name, []]);
    }
  }
});

/** What a step into a space is said to bring, and an event that has to come of it. */
const COMES_TRUE: ReadonlyMap<string, string> = new Map([
  ['face.foresee.between', 'drovePast'],
  ['face.foresee.plow', 'plowed'],
  ['face.foresee.slamThem', 'slammed'],
  ['face.foresee.slamYou', 'slammed'],
  ['face.foresee.withstands', 'flattened'],
]);
const NEVER_FOR_THE_RIG = ['face.terrain.impassable', 'face.foresee.slam', 'face.foresee.chopper'];

test('TR-BIKE-7, TR-BIKE-9, TR-RIG-17, TR-RIG-23: what rig and bikes are told of a step comes true', () => {
  const told = new Set<string>();
  const wrong: string[] = [];
  const all = [...RACES, ...Array.from({ length: 24 }, (_, more) => race(MIXED, 8 + more))];
  for (const { content, moments } of all) {
    for (const { view, name, about, choice, events } of moments) {
      // Whoever drifts is asked first.
      if (name !== 'drive.chooseWay' || view.drift > 0) continue;
      const said = foresee(content, view, { name, about, words: '', choices: [], things: [] }, choice);
      const into = said?.values?.['into'];
      const key = typeof into === 'object' ? into.key : '';
      const brought = COMES_TRUE.get(key);
      if (brought !== undefined) told.add(key);
      if (brought !== undefined && !events.some(({ type }) => type === brought)) wrong.push(key);
      const { body } = content.models[view.cars[view.active]?.model ?? 0] ?? {};
      if (body === 'rig' && NEVER_FOR_THE_RIG.includes(key)) wrong.push(`${key} for the rig`);
    }
  }
  expect(wrong).toEqual([]);
  expect(told).toEqual(new Set(COMES_TRUE.keys()));
});

test('whatever the log speaks of can be inspected, with words, clauses and a source', () => {
  for (const { content, moments, end } of RACES) {
    const things = moments.flatMap(({ events }) => events.flatMap(thingsIn));
    const found = things.flatMap(thing => inspect(content, end, thing) ?? []);
    const lost = things.filter(thing => inspect(content, end, thing) === null);

    expect(lost.filter(({ about }) => about !== 'space')).toEqual([]);
    expect(found.flatMap(({ title, kind, text }) => [title, ...(kind ? [kind] : []), ...text].flatMap(unsaid))).toEqual(
      [],
    );
    expect(found.filter(({ clauses, source }) => clauses.length === 0 || source === null)).toEqual([]);
  }
});

test('every row of the content has a meaning in words', () => {
  const { content, end } = RACES.at(-1) as (typeof RACES)[number];
  const rows = { hazard: content.hazards, token: content.damage, lasting: content.lasting, command: content.commands };
  for (const [about, { length }] of [...Object.entries(rows), ['tile', content.sides] as const]) {
    for (let at = 0; at < length; at++) {
      const found = inspect(content, end, { about, at });
      expect([about, at, found?.text.flatMap(unsaid)]).toEqual([about, at, []]);
      expect([about, at, found?.clauses.length]).not.toEqual([about, at, 0]);
    }
  }
  expect(content.terrains.filter(({ name }) => !(`face.terrain.${name}` in words))).toEqual([]);
});

test('a script shows events one after the other, and every car ends where the last event put it', () => {
  for (const { moments } of RACES) {
    for (const { events } of moments) {
      const script = scriptOf(events);
      const times = script.beats.map(({ at }) => at);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      for (const [car, way] of script.legs) {
        const last = events.findLast(event => (event.type === 'moved' || event.type === 'towed') && event.car === car);
        expect(whereAt(script, car, script.seconds, -9)).toBe(last !== undefined && 'to' in last ? last.to : -9);
        expect(way.every(({ at }, i) => at >= (way[i - 1]?.at ?? 0))).toBe(true);
      }
      expect(headlineOf(events) === null).toBe(events.length === 0);
    }
  }
});

test('TR-RIG-11, TR-RIG-14. Sections go with the one that pulls them, head for it, and hang behind it', () => {
  const { content, moments } = RACES.at(-1) as (typeof RACES)[number];
  const towing = moments.find(({ events }) => events.some(({ type }) => type === 'towed'));
  const { beats, legs } = scriptOf(towing?.events ?? []);
  const towed = beats.findIndex(({ event }) => event.type === 'towed');
  const [pull, follow] = [beats[towed - 1]?.event, beats[towed]?.event];
  const timesOf = (event: typeof pull) =>
    (event !== undefined && 'car' in event ? legs.get(event.car) : [])?.map(({ at }) => at);
  const { view } = towing as NonNullable<typeof towing>;
  const [front = 0, centre = 0] = view.rig?.sections ?? [];
  const laid = {
    ...view,
    cars: view.cars.map((car, i) =>
      i === front ? { ...car, at: view.rear } : i === centre ? { ...car, at: -1 } : car,
    ),
  };

  expect(timesOf(follow)).toEqual(timesOf(pull));
  expect(overhangs(laid, centre)).toBe(true);
  expect(overhangs(laid, front)).toBe(false);
  const drives = [front, centre].map(car =>
    driveOf({ content, view: laid }, scriptOf([]), car, laid.cars[car]?.at ?? 0),
  );
  expect(drives[0]?.x).toBe((drives[1]?.x ?? 0) + PITCH);
  expect(drives[1]).toMatchObject({ heading: 0, reach: PITCH });
});

test('dice on the table have names, and those of a slam lie there until it is over', () => {
  const all = RACES.flatMap(({ content, moments }) => moments.map(moment => ({ content, ...moment })));
  const thrown = all.flatMap(({ content, view, events }) => throwsIn(content, view, events));
  const slams = all.filter(({ view }) => view.slam !== null);

  expect(thrown.map(wordsOfThrow).flatMap(unsaid)).toEqual([]);
  expect(new Set(thrown.map(({ die }) => die)).size).toBeGreaterThanOrEqual(4);
  expect(slams.length).toBeGreaterThan(0);
  for (const { content, view } of slams)
    expect(throwsIn(content, view, []).map(({ die }) => die)).toEqual(['slam', 'direction']);
});

test('the reckoning adds up: all that a crew drives, one curve a seat, luck from every throw', () => {
  for (const { content, moments, end } of RACES) {
    const driven = [0, 1, 2].map(seat => end.cars.filter(car => car.seat === seat).length);
    const rows = scoreRows(content, end);
    for (const seat of [0, 1, 2]) {
      expect(rows.slice(0, 3).reduce((sum, { values }) => sum + (values[seat] ?? 0), 0)).toBe(driven[seat]);
    }
    const [position, running, , luck] = plots(content, moments);
    expect(position?.curves.map(({ values }) => values.length)).toEqual([0, 1, 2].map(() => moments.length));
    expect(running?.curves.map(({ values }) => values[0])).toEqual(driven);
    expect(luck?.curves.some(({ values }) => values.at(-1) !== 0)).toBe(true);
  }
});

test('names stand for crews, whatever characters they have', () => {
  expect([words['crew.orange'], words['crew.blue'], words['crew.white']]).toEqual(['Mira', 'Ivo', 'ONeil x']);
});

test('every word of the board is used somewhere', () => {
  const folder = resolve(import.meta.dirname, '../../thunder-road/board');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const made = [...sources.matchAll(/`(face\.[\w.]+)\$\{/g)].map(([, start = '']) => start);

  const unused = Object.keys(english).filter(
    key => !sources.includes(`'${key}'`) && !made.some(start => key.startsWith(start)),
  );

  expect(unused).toEqual([]);
});
