import { expect, test } from 'vitest';
import { automaScore } from '../../../src/modules/automa/score.ts';
import { location } from '../../table.ts';
import { CONVOY, heard, ids, option, own, telling } from './narrator.ts';

const GAIN = { plain: [{ gainFame: 1 }] };

const alone = (laid: object) => telling({ start: 'automaTurn', args: [], seats: [{ crew: ['Driver'] }], ...laid });

test('FS-EX-37, FS-INT-28, FS-STORY-41, 42: the Automa discards an encounter, and takes the story unread', () => {
  const t = alone({ row: ['Merchant'], automa: { pile: ['C1'] }, stories: { deck: ['S05', 'S06'] } });

  expect(ids(t, t.g.stories?.withAutoma)).toEqual(['S05']);
  expect(t.happened('storyLeft')).toEqual([{ type: 'storyLeft', trigger: 'encounter' }]);
  expect(heard(t)).toEqual([]);
});

test('FS-STORY-46: situations are never the Automa’s', () => {
  const t = alone({ start: 'firePhase', automa: {}, stories: { deck: [own('S12', GAIN)] } });

  t.play(option('S12', 1));

  expect([heard(t), t.g.stories?.withAutoma]).toEqual([['S12 yes'], []]);
});

test('FS-STORY-47: one that needs several players is told to the person, and lies with the Automa afterwards', () => {
  const t = alone({
    start: 'automaMoves',
    phase: 'movement',
    automa: { at: 0 },
    seats: [{ crew: ['Driver'], at: 1 }],
    stories: { deck: [{ ...own('S25', GAIN), automa: 'multiplayer' }], period: 2 },
  });

  t.g.stories?.heard.fill(false);
  if (t.asked().name === 'tell.chooseOption') t.play(option('S25', 1));

  expect([heard(t), ids(t, t.g.stories?.withAutoma)]).toEqual([['S25 yes'], ['S25']]);
});

test('FS-EX-38, FS-STORY-43, 44, FS-RUL-31: given up for a card in Movement, it does nothing more in this round, though it has explored', () => {
  const t = alone({
    start: 'movementPhase',
    seats: [{ crew: ['Driver', 'Scout'] }],
    automa: { shown: ['C2'], survivors: 1 },
    stories: { withAutoma: ['S05'] },
  });
  t.idleUntil('silence.chooseToSilence');

  t.play('yes');

  expect(t.g.stories?.silenced).toHaveLength(1);
  expect(t.automa().survivors).toBe(1);
  expect(t.g.stories?.withAutoma).toEqual([]);
});

test('FS-STORY-48: what is left with it at the end scores nothing', () => {
  const [with5, without] = [['S01', 'S02', 'S03', 'S04'], []].map(withAutoma =>
    alone({ start: 'endOfRound', automa: {}, stories: { withAutoma } }),
  );

  expect(automaScore(with5.g)).toBe(automaScore(without.g));
});

test('FS-STORY-45: one alone reads for oneself', () => {
  const t = alone({ start: 'firePhase', automa: {}, stories: { deck: [own('S12', GAIN)] } });

  expect(t.happened('storyRead')).toMatchObject([{ seat: 0, reader: 0 }]);
});

/** What the Automa has taken unread, and what was told to the person, after everybody has done as little as they can. */
const taken = (laid: object) => {
  const t = alone(laid);
  t.idleUntil(null);
  return [ids(t, t.g.stories?.withAutoma), heard(t)];
};

const EARLIER = { options: { storiesHear: 'less', sharedStories: 'discarded' } };

const SHOOTS = {
  start: 'automaFires',
  phase: 'fire',
  automa: { ammo: 1, damage: [], board: { B1: 'weapon1' } },
  enemies: [{ enemy: 'II', boxes: 1 }],
  outcomes: [{ player: { 1: '1', 2: '1', 3: '1' } }],
  stories: { deck: [own('S27', GAIN)], period: 2 },
};

test('FS-STORY-41, FS-RUL-56: an enemy that the Automa defeats is defeated by a player', () => {
  expect(taken(SHOOTS)).toEqual([['S27'], []]);
});

test('LA-OPT-40: before version 5 nobody had defeated it, and the person heard the story', () => {
  expect(taken({ ...SHOOTS, ...EARLIER })).toEqual([[], ['S27 yes']]);
});

const BURNS = {
  automa: { pile: ['C2'], survivors: 2 },
  row: [null, null, null, null, location(['food'], ['food'], 'contamination')],
  stories: { deck: [own('S08', GAIN)] },
};

test.each([
  [
    'FS-STORY-41, FS-RUL-56: a survivor of the Automa that falls ill in its turn is one of the active player',
    {},
    ['S08'],
  ],
  ['LA-OPT-40: before version 5 it was not', EARLIER, []],
])('%s', (_says, options, stories) => {
  expect(taken({ ...BURNS, ...options })).toEqual([stories, []]);
});

const EATS = { start: 'restPhase', automa: { food: 1, deck: ['C1', 'C2'] }, stories: { deck: [own('S09', GAIN)] } };

test.each([
  ['FS-STORY-15, 41, FS-RUL-56: food of the Automa is food that a player spends', {}, ['S09']],
  ['LA-OPT-40: before version 5 it was not', EARLIER, []],
])('%s', (_says, options, stories) => {
  expect(taken({ ...EATS, ...options })).toEqual([stories, []]);
});

test.each([
  ['the person', ['automa', 0], [[], ['S09 yes']]],
  ['the Automa', [0, 'automa'], [['S09'], []]],
])('FS-STORY-15, FS-RUL-56: of both who eat %s is the first in direct order', (_who, track, result) => {
  const t = alone({ ...EATS, seats: [{ exhausted: ['Driver'], convoy: CONVOY }], track });

  t.play('feed an exhausted survivor');
  t.idleUntil(null);

  expect([ids(t, t.g.stories?.withAutoma), heard(t)]).toEqual(result);
});

/** One who starts behind the Automa and drives past it. */
const passing = (more: object = {}) => {
  const t = alone({
    start: 'movementPhase',
    seats: [{ crew: ['Driver'], at: 1, convoy: CONVOY }],
    automa: { at: 2 },
    track: ['automa', 0],
    stories: {
      deck: [{ ...own('S25', { plain: [{ overtaken: [{ gainFame: 1 }] }] }), automa: 'multiplayer' }],
      period: 2,
    },
    ...more,
  });
  t.play('move');
  t.idleUntil('drive.chooseGoal');
  t.play(`waypoint ${t.reach()}`);
  return t;
};

test('FS-RUL-52, 56, FS-STORY-47: who drives past the Automa has overtaken a convoy, on which nothing falls, and it keeps the card', () => {
  const t = passing();

  t.play(option('S25', 1));

  expect([heard(t), t.fame(), ids(t, t.g.stories?.withAutoma)]).toEqual([['S25 yes'], 0, ['S25']]);
});

test('LA-OPT-40: before version 5 nobody was overtaken', () => {
  expect(passing(EARLIER).asked().name).not.toBe('tell.chooseOption');
});

const SHARED = { start: 'endOfRound', automa: {}, stories: { deck: [{ ...own('S14', GAIN), automa: 'multiplayer' }] } };

test.each([
  ['FS-STORY-47: a story for several players lies with the Automa, though a situation has set it off', {}, ['S14']],
  ['LA-OPT-42: before version 5 it was discarded', EARLIER, []],
])('%s', (_says, options, withAutoma) => {
  const t = alone({ ...SHARED, ...options });

  t.play(option('S14', 1));

  expect([heard(t), ids(t, t.g.stories?.withAutoma)]).toEqual([['S14 yes'], withAutoma]);
});

const HOSTED = {
  automa: { pile: ['C2'] },
  row: [null, null, null, null, 'Merchant'],
  stories: {
    tucked: [
      {
        story: own('S33', { plain: [{ tuck: 'leftmost', springs: 'discarded', found: [{ gainFame: 1 }] }] }),
        host: 'Merchant',
        springs: 'discarded' as const,
      },
    ],
  },
};

test.each([
  ['FS-STORY-41, FS-RUL-56: a host that the Automa discards springs the story for it, unread', {}, [['S33'], []]],
  ['LA-OPT-40: before version 5 the person found it', EARLIER, [[], ['S33 found']]],
])('%s', (_says, options, result) => {
  expect(taken({ ...HOSTED, ...options })).toEqual(result);
});

test('FS-STORY-3, 42: the back below a story that the Automa takes is seen, so nothing before it is taken back', () => {
  const met = (deck: readonly string[]) =>
    alone({ row: ['Merchant'], deck: [], automa: { pile: ['C1'] }, stories: { deck } });

  expect(met(['S05', 'S06']).g.revealed).toBe(met([]).g.revealed + 1);
});
