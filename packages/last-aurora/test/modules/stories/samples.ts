import { advance, isOver, keyFromSeed, must } from '@lastroad/kernel';
import { playAtRandom } from '@lastroad/kernel/testing';
import { lastAurora } from '../../../src/index.ts';
import { TASKS } from '../../../src/modules/index.ts';
import { tell } from '../../../src/modules/stories/tell.ts';
import { type Aurora, NONE } from '../../../src/state.ts';
import { TRIGGER_TRAITS } from '../../../src/stories.ts';
import { crew } from '../../../src/verbs/survivors.ts';

/** Tables at which stories are told, and how far they have come. */
export const COMPANY = [
  { seats: 2, seed: 1, decisions: 20 },
  { seats: 3, seed: 2, decisions: 90, frozenDeck: 'on', crews: 'on' },
  { seats: 4, seed: 3, decisions: 160, asgard: 'on', pvp: 'on' },
] as const;

type Company = (typeof COMPANY)[number];

/** A game under way, in which the first seat is told a story now; the next test shows the letter. */
export const position = (story: number, { seats, seed, decisions, ...modules }: Company, letter: string): Aurora => {
  const g = lastAurora.setup(must(lastAurora.content({ seats, stories: 'on', ...modules })), keyFromSeed(seed));
  playAtRandom(lastAurora, g, seed, decisions);
  const record = g.stories;
  if (record === undefined) throw new Error('no stories');
  for (const pile of [...record.decks, record.discard, record.unread, record.gone]) {
    const at = pile.indexOf(story);
    if (at >= 0) pile.splice(at, 1);
  }
  const { trigger, period } = g.content.stories[story];
  record.period = ['I', 'II', 'III'].indexOf(period);
  record.decks[record.period].push(story);
  record.telling = null;
  g.phase = TRIGGER_TRAITS[trigger].phase;
  g.stack.splice(0);
  const card = g.row.find(other => other !== NONE) ?? NONE;
  g.stack.push(
    tell(0, false, { card, weapon: NONE, involved: crew(g.players[0]).slice(0, 2), overtaken: seats > 1 ? [1] : [] }),
  );
  g.turn = 0;
  g.open = null;
  const wanted = g.outcomeDeck.findIndex(outcome => g.content.outcomes[outcome].letters[0] === letter);
  if (wanted >= 0) g.outcomeDeck.push(...g.outcomeDeck.splice(wanted, 1));
  advance(TASKS, g);
  return g;
};

/** Answers what is asked until the story is over; prices as the test wants them. */
export const playOut = (g: Aurora, pay: number): string[] => {
  const before = lastAurora.components(g);
  const faults: string[] = [];
  for (let i = 0; i < 60 && !isOver(g); i++) {
    const [seat] = lastAurora.waitingFor(g);
    const options = lastAurora.options(g, seat);
    const isPrice = lastAurora.question(g, seat)?.name === 'tell.chooseToPay';
    lastAurora.choose(g, seat, isPrice ? (options[pay] ?? options[0]) : options[(i * 7) % options.length]);
    if (g.players.some(({ cargo, items }) => cargo.some(token => token < 0) || items.some(item => item < 0)))
      faults.push('a token below zero');
  }
  if (JSON.stringify(lastAurora.components(g)) !== JSON.stringify(before)) faults.push('components are lost');
  return faults;
};
