import { readdirSync, readFileSync } from 'node:fs';
import { must } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { PLACES } from '../../src/hooks.ts';
import { thunderRoad } from '../../src/index.ts';
import { BOXES, TASKS } from '../../src/modules/index.ts';
import { BASE_TASKS } from '../../src/rules/game.ts';
import { NO_TRAITS } from '../../src/traits.ts';

const folder = new URL('../../src/', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => file.endsWith('.ts'))
  .map(file => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));
const filesWith = (what: string, among: RegExp): string[] =>
  sources.filter(({ file, text }) => among.test(file) && text.includes(what)).map(({ file }) => file);

test.each(Object.keys(NO_TRAITS))('the trait %s is read by one rule', trait => {
  const readers = filesWith(`, '${trait}')`, /^(rules|verbs|insight|view|modules)\//);

  expect(readers).toHaveLength(1);
  expect(readers[0]).toMatch(/^(rules|verbs)\//);
});

test.each(PLACES)('the place %s is read by one rule', place => {
  expect(filesWith(`hooks.${place}`, /^/)).toHaveLength(1);
});

test('the base rules know no module, no card and no power', () => {
  expect(filesWith('modules/', /^(rules|verbs|content)\//)).toEqual([]);
  expect(filesWith('content.lasting', /^(rules|verbs)\//)).toEqual([]);
  expect(filesWith('content.powers', /^(rules|verbs)\//)).toEqual([]);
});

test('TR-SETUP-1: without a module nobody speaks and none of its rows is in play, but its tasks are known', () => {
  const base = must(thunderRoad.content({ carnage: false }));
  const carnage = must(thunderRoad.content({ carnage: true }));
  const whole = must(
    thunderRoad.content({
      carnage: true,
      leaders: true,
      upgrades: true,
      crew1: 'rig',
      crew2: 'bikes',
      crew3: 'german',
      conditions: true,
      strikes: true,
      bonus: true,
      bounties: true,
      oneShots: true,
    }),
  );
  const modules = (content: typeof base): Set<string> =>
    new Set(
      [content.terrains, content.hazards, content.damage, content.lasting, content.dieRows, content.sideRows]
        .flat()
        .map(({ module }) => module),
    );

  expect(Object.values(base.hooks).flat()).toEqual([]);
  expect(PLACES.filter(place => whole.hooks[place].length > 0)).toEqual(PLACES);
  expect([modules(base), modules(carnage)]).toEqual([new Set(['base']), new Set(['base', 'carnage'])]);
  expect([base.powers.length, carnage.powers.length]).toEqual([0, 21]);
  expect(Object.keys(TASKS)).toEqual([
    ...Object.keys(BASE_TASKS),
    'haul',
    'batter',
    'mend',
    'plow',
    'drop',
    'bikeTurn',
    'respawn',
    'quake',
    'muster',
    'chooseLeader',
    'spend',
    'useSecond',
    'reroll',
    'redeploy',
    'flames',
    'flip',
    'draft',
    'pick',
    'passOn',
    'fit',
    'dispense',
    'lookAhead',
    'swoop',
    'window',
    'turnDie',
    'freeShot',
    'nudge',
  ]);
});

test('every body knows every effect, and every model has its body', () => {
  const effects = ({ hazards, terrains, deadly, damage }: (typeof BOXES.bodies)['car']) =>
    [hazards, terrains, deadly, damage].map(part => Object.keys(part).toSorted());

  expect(effects(BOXES.bodies.wreck)).toEqual(effects(BOXES.bodies.car));
  for (const { effect } of BOXES.packs.base.terrains) expect(BOXES.bodies.car.deadly[effect]).toBeTypeOf('function');
  for (const body of [BOXES.bodies.bike, BOXES.bodies.rig, BOXES.bodies.trailer])
    expect(effects(body)).toEqual(effects(BOXES.bodies.car));
  const { bodies, models } = must(thunderRoad.content({ crew1: 'rig', crew2: 'bikes' }));
  expect(bodies).toEqual(models.map(({ body }) => BOXES.bodies[body]));
});

test('an owner’s map may show ground of a box that is not on the table', () => {
  const map = Array.from({ length: 8 }, () => '..%... ......');
  const { sides, terrains } = must(thunderRoad.content({}, { sides: { flats: { map } } }));

  const flats = sides.find(({ name }) => name === 'flats');
  expect(terrains[flats?.terrain[2] ?? -1]).toMatchObject({ name: 'slime', effect: 'stop' });
});
