import { greedy, seenBy } from '@lastroad/bots';
import { type Chance, keyFromSeed, must, type Options, type Seat, uniform } from '@lastroad/kernel';
import type { AuroraEvent } from '../src/events.ts';
import { type Aurora, lastAurora } from '../src/index.ts';
import { lastAuroraInsight } from '../src/insight/index.ts';
import { automaScore } from '../src/modules/automa/score.ts';
import { chooseSimply } from './bot.ts';

/** What is counted over all games of one kind of table. */
interface Tally {
  readonly rounds: number[];
  reached: number;
  readonly scores: number[];
  readonly wins: number[];
  eliminated: number;
  /** Games whose deck ran dry before the round in which they ended. */
  dry: number;
  decisions: number;
  /** Points by the crew that was led. */
  readonly crews: Map<string, number[]>;
  automaPoints: number;
  /** Attacks of players on enemies, and on players. */
  attacks: number;
  raids: number;
}

const newTally = (seats: number): Tally => ({
  rounds: [0, 0, 0, 0, 0, 0, 0],
  reached: 0,
  scores: [],
  wins: new Array<number>(seats).fill(0),
  eliminated: 0,
  dry: 0,
  decisions: 0,
  crews: new Map(),
  automaPoints: 0,
  attacks: 0,
  raids: 0,
});

type Uses = Map<string, { seen: number; taken: number }>;

const useOf = (uses: Uses, id: string): { seen: number; taken: number } => {
  let use = uses.get(id);
  if (use === undefined) {
    use = { seen: 0, taken: 0 };
    uses.set(id, use);
  }
  return use;
};

/** Which cards came into the row, and which of them somebody used. */
const countUses = (g: Aurora, events: readonly AuroraEvent[], uses: Uses): void => {
  for (const event of events) {
    if (event.type === 'revealed') useOf(uses, g.content.cards[event.card].id).seen++;
    else if (event.type === 'explored' || event.type === 'eventStruck' || event.type === 'defeated')
      useOf(uses, g.content.cards['card' in event ? event.card : event.enemy].id).taken++;
    else if (event.type === 'lootTaken' && event.kept) useOf(uses, g.content.cards[event.card].id).taken++;
    else if (event.type === 'itemUsed') useOf(uses, g.content.items[event.item].id).taken++;
  }
};

type Choose = (g: Aurora, seat: Seat, dice: Chance) => number;

const PLAYABLE = { rules: lastAurora, insight: lastAuroraInsight };
const GREEDY = greedy();

/** Who may play: players with a little sense, or bots that try everything out and take what looks best. */
const PLAYERS: Readonly<Record<string, Choose>> = {
  simple: chooseSimply,
  greedy: (g, seat, dice) => GREEDY.think(seenBy(PLAYABLE, g, seat, uniform(dice, 1 << 30))).choice,
};

const crewOf = (g: Aurora, s: number): string | undefined => {
  const card = g.content.cards[s];
  return card?.kind === 'survivor' ? card.crew : undefined;
};

const playOne = (g: Aurora, choose: Choose, dice: Chance, tally: Tally, uses: Uses): void => {
  const events: AuroraEvent[] = [];
  g.events = events;
  const led = g.players.map(player => crewOf(g, player.active[0]));
  let dryIn = 0;
  for (let asked = lastAurora.waitingFor(g); asked.length > 0; asked = lastAurora.waitingFor(g)) {
    const seat = asked[0];
    lastAurora.choose(g, seat, choose(g, seat, dice));
    tally.decisions++;
    if (g.deck.length === 0 && dryIn === 0) dryIn = g.round;
  }
  countUses(g, events, uses);
  for (const event of events) {
    if (event.type === 'attacked') tally.attacks++;
    else if (event.type === 'raided') tally.raids++;
  }
  tally.rounds[g.round]++;
  if (g.reached) tally.reached++;
  if (dryIn > 0 && dryIn < g.round) tally.dry++;
  tally.eliminated += g.players.filter(player => player.out).length;
  const scores = lastAurora.scores(g);
  tally.scores.push(...scores);
  led.forEach((crew, seat) => {
    if (crew !== undefined) {
      const points = tally.crews.get(crew) ?? [];
      points.push(scores[seat]);
      tally.crews.set(crew, points);
    }
  });
  if (g.automa !== null) tally.automaPoints += automaScore(g);
  lastAurora.places(g).forEach((place, seat) => {
    if (place === 1) tally.wins[seat]++;
  });
};

const simulate = (options: Options, games: number, choose: Choose, uses: Uses): Tally => {
  const content = must(lastAurora.content(options));
  const { seats, mapId: mapSide } = content;
  const tally = newTally(seats);
  for (let n = 0; n < games; n++) {
    const g = lastAurora.setup(content, keyFromSeed(`${mapSide} ${seats} ${n}`));
    playOne(g, choose, { key: keyFromSeed(`bots ${mapSide} ${seats} ${n}`), drawn: 0 }, tally, uses);
  }
  return tally;
};

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length);
const spread = (numbers: readonly number[]): number => {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map(x => (x - middle) ** 2)));
};

const line = (seats: number, map: string, games: number, t: Tally): string => {
  const rounds = t.rounds.reduce((sum, count, round) => sum + count * round, 0) / games;
  const cells = [
    seats,
    map,
    rounds.toFixed(2),
    t.rounds
      .slice(1)
      .map(count => percent(count, games))
      .join(' · '),
    percent(t.reached, games),
    `${mean(t.scores).toFixed(1)} ± ${spread(t.scores).toFixed(1)}${seats === 1 ? ` (Automa ${(t.automaPoints / games).toFixed(1)})` : ''}`,
    t.wins.map(wins => percent(wins, games)).join(' · '),
    percent(t.eliminated, games * seats),
    percent(t.dry, games),
    (t.decisions / games).toFixed(0),
    (t.attacks / games).toFixed(1),
    percent(t.raids, Math.max(1, t.raids + t.attacks)),
  ];
  return `| ${cells.join(' | ')} |`;
};

const useLines = (uses: Uses): string[] =>
  [...uses.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { seen, taken }]) => `| ${id} | ${seen} | ${taken} | ${seen > 0 ? percent(taken, seen) : '–'} |`);

const SEATS = [1, 2, 3, 4];

const crewLines = (seats: number, map: string, { crews }: Tally): string[] =>
  [...crews.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([crew, points]) => `| ${seats} | ${map} | ${crew} | ${points.length} | ${mean(points).toFixed(2)} |`);

const main = (games: number, choose: Choose, given: Options): void => {
  const uses: Uses = new Map();
  const out = [
    '| seats | map | rounds | games of 1 · 2 · 3 · 4 · 5 · 6 rounds | reached | points | wins by seat | eliminated | deck dry early | decisions | attacks on enemies | share of attacks on players |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|',
  ];
  const crews: string[] = [];
  for (const map of ['alpha', 'beta'])
    for (const seats of SEATS.filter(count => lastAurora.content({ ...given, seats: count }).ok)) {
      const tally = simulate({ ...given, seats, mapSide: map }, games, choose, uses);
      out.push(line(seats, map, games, tally));
      crews.push(...crewLines(seats, map, tally));
    }
  if (crews.length > 0) out.push('', '| seats | map | crew | games | points |', '|---|---|---|---|---|', ...crews);
  out.push('', '| card | came into the row | used | share |', '|---|---|---|---|', ...useLines(uses));
  process.stdout.write(`${out.join('\n')}\n`);
};

/** How many games, who plays, and options as `asgard=on`. */
const [, , games = 2000, player = 'simple', ...given] = process.argv;
const choose = PLAYERS[player];
if (choose === undefined) throw new Error(`"${player}" is no player; there are ${Object.keys(PLAYERS).join(', ')}`);
main(Number(games), choose, Object.fromEntries(given.map(text => text.split('=', 2))));
