import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Module, must, type Options, type Seal } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import type { CardData } from '../../src/cards.ts';
import { gatherContent } from '../../src/content/gather.ts';
import { PLACES, type Places } from '../../src/hooks.ts';
import { lastAurora } from '../../src/index.ts';
import { base } from '../../src/rules/game.ts';
import { damage } from '../../src/verbs/damage.ts';
import { type TableLaid, table, truck } from '../table.ts';

const moving = (hooks: Module<Places>['hooks']): TableLaid => ({
  start: 'movementTurn',
  args: [0],
  seats: [{ crew: ['Leader'], convoy: [truck(['survivor', 'any: fuel', 'armour'], { speed: 1 })] }, {}],
  modules: [{ name: 'planted', tasks: {}, hooks }],
});

test('a figure is added to what the rules count', () => {
  const fast = table(moving({ speed: (_g, seat) => (seat === 0 ? 2 : 0) }));

  fast.play('move');

  expect(fast.reach()).toBe(3);
});

test('a moment is resolved before the rules go on', () => {
  const rough = table(moving({ travelled: (_g, who) => damage(who, 1) }));

  rough.play('move', 'waypoint 1');

  expect(rough.asked()).toEqual({ name: 'damage.chooseSlot', seats: [0] });
});

test('an act is offered, taken and refused by its number, and the question is asked again', () => {
  let fuel = true;
  const reason = { key: 'why.noFuel', clause: 'LA-MOV-5' };
  const t = table(
    moving({
      act: {
        number: 10,
        phase: 'movement',
        possible: () => fuel,
        take() {
          fuel = false;
        },
        whyNot: reason,
      },
    }),
  );
  const offered = lastAurora.options(t.g, 0);

  lastAurora.choose(t.g, 0, 10);

  expect(offered).toEqual([0, 4, 10]);
  expect(t.asked().name).toBe('movementTurn.chooseAct');
  expect(lastAurora.options(t.g, 0)).toEqual([0, 4]);
  expect(lastAurora.things(t.g, 0, 'moveAct')).toContain(10);
  expect(lastAurora.whyNot(t.g, 0, 10)).toEqual(reason);
});

test('turns of fire offer acts too', () => {
  let calls = 0;
  const t = table({
    start: 'fireTurn',
    args: [0],
    phase: 'fire',
    modules: [
      {
        name: 'planted',
        tasks: {},
        hooks: {
          act: {
            number: 10,
            phase: 'fire',
            possible: () => calls === 0,
            take() {
              calls++;
            },
            whyNot: { key: 'why.cannotAttack', clause: 'LA-RUL-79' },
          },
        },
      },
    ],
  });
  const offered = lastAurora.options(t.g, 0);

  lastAurora.choose(t.g, 0, 10);

  expect(offered).toEqual([2, 10]);
  expect(calls).toBe(1);
  expect(t.asked().seats).toEqual([]);
});

test('a module takes cards out of the base box, and nothing of them gives a name to the content', () => {
  const planted = { name: 'planted', tasks: {}, hooks: {}, takesOut: (card: CardData) => card.kind === 'enemy' };
  const asked: Options = must(lastAurora.content({})).options;
  const seal = ((rows: object, derived: object) => ({ ...rows, ...derived })) as Seal;
  const { piles, rows, cards } = must(gatherContent(asked, null, seal, () => [base, planted]));

  const inDeck = piles.periods.flatMap(({ plain, extra }) => [...plain, ...extra]).map(card => cards[card].kind);
  expect(inDeck).toContain('location');
  expect(inDeck).not.toContain('enemy');
  expect(rows).toMatchObject({ enemies: [] });
});

test('what a module puts on the table lies there from the beginning', () => {
  const t = table(
    moving({
      lay(g) {
        g.mines = { roads: [5], owners: [1] };
      },
    }),
  );

  expect(t.g.mines?.roads).toEqual([5]);
});

test.each(PLACES)('somebody speaks at the place "%s", and one file of the rules reads it', place => {
  const src = resolve(import.meta.dirname, '../../src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'));
  const rules = files.filter(file => !/^(modules|view|insight)/.test(file));
  const [alone, together] = [
    { seats: 1, mineVariant: 'on', frozenDeck: 'on', crews: 'on', stories: 'on' },
    { pvp: 'on' },
  ].map(options => must(lastAurora.content(options)).hooks);

  const reading = new RegExp(`hooks\\.${place}\\b`);
  const readers = rules.filter(file => reading.test(readFileSync(join(src, file), 'utf8')));

  expect(alone[place].length + together[place].length).toBeGreaterThan(0);
  expect(readers).toHaveLength(1);
});
