import { expect, test } from 'vitest';
import { automaScore } from '../../../src/modules/automa/score.ts';
import { heard, ids, option, own, telling } from './narrator.ts';

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
