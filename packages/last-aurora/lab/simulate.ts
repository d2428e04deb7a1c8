import { greedy, seenBy } from '@lastroad/bots';
import { type Chance, keyFromSeed, must, type Options, type Seat, uniform } from '@lastroad/kernel';
import type { AuroraEvent } from '../src/events.ts';
import { type Aurora, lastAurora } from '../src/index.ts';
import { lastAuroraInsight } from '../src/insight/index.ts';
import { chooseSimply } from './bot.ts';
import { count, crewsOf, newTally, type Played, type Tally, type Uses } from './tally.ts';

type Choose = (g: Aurora, seat: Seat, dice: Chance) => number;

const PLAYABLE = { rules: lastAurora, insight: lastAuroraInsight };
const GREEDY = greedy();

/** Who may play: players with a little sense, or bots that try everything out and take what looks best. */
const PLAYERS: Readonly<Record<string, Choose>> = {
  simple: chooseSimply,
  greedy: (g, seat, dice) => GREEDY.think(seenBy(PLAYABLE, g, seat, uniform(dice, 1 << 30))).choice,
};

const play = (g: Aurora, choose: Choose, dice: Chance): Played => {
  const events: AuroraEvent[] = [];
  g.events = events;
  const led = crewsOf(g);
  let dryIn = 0;
  let decisions = 0;
  for (let asked = lastAurora.waitingFor(g); asked.length > 0; asked = lastAurora.waitingFor(g)) {
    const seat = asked[0];
    lastAurora.choose(g, seat, choose(g, seat, dice));
    decisions++;
    if (g.deck.length === 0 && dryIn === 0) dryIn = g.round;
  }
  return { events, led, decisions, dryIn };
};

const simulate = (options: Options, games: number, choose: Choose, uses: Uses): Tally => {
  const content = must(lastAurora.content(options));
  const { seats, mapId: mapSide } = content;
  const tally = newTally(seats);
  for (let n = 0; n < games; n++) {
    const g = lastAurora.setup(content, keyFromSeed(`${mapSide} ${seats} ${n}`));
    const dice = { key: keyFromSeed(`bots ${mapSide} ${seats} ${n}`), drawn: 0 };
    count(g, play(g, choose, dice), tally, uses);
  }
  return tally;
};

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length);
const spread = (numbers: readonly number[]): number => {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map(x => (x - middle) ** 2)));
};

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const headed = (titles: readonly string[], lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [row(titles), `|${'---|'.repeat(titles.length)}`, ...lines, ''];

const GAMES = [
  'seats',
  'map',
  'rounds',
  'games of 1 · 2 · 3 · 4 · 5 · 6 rounds',
  'reached',
  'points',
  'wins by seat',
  'eliminated',
  'deck dry early',
  'decisions',
];

const gameLine = (seats: number, map: string, t: Tally): string =>
  row([
    seats,
    map,
    (t.rounds.reduce((sum, games, round) => sum + games * round, 0) / t.games).toFixed(2),
    t.rounds
      .slice(1)
      .map(games => percent(games, t.games))
      .join(' · '),
    percent(t.reached, t.games),
    `${mean(t.scores).toFixed(1)} ± ${spread(t.scores).toFixed(1)}${seats === 1 ? ` (Automa ${(t.automaPoints / t.games).toFixed(1)})` : ''}`,
    t.wins.map(wins => percent(wins, t.games)).join(' · '),
    percent(t.eliminated, t.games * seats),
    percent(t.dry, t.games),
    (t.decisions / t.games).toFixed(0),
  ]);

const FIGHTS = [
  'seats',
  'map',
  'items a player-round',
  'enemies came',
  'defeated, I to VI',
  'attacks on enemies',
  'share of attacks on players',
];

const fightLine = (seats: number, map: string, t: Tally): string =>
  row([
    seats,
    map,
    (t.items / t.seatRounds).toFixed(2),
    (t.came.reduce((a, b) => a + b) / t.games).toFixed(1),
    t.came.map((came, i) => percent(t.defeated[i], came)).join(' · '),
    (t.attacks / t.games).toFixed(1),
    percent(t.raids, t.raids + t.attacks),
  ]);

const crewLines = (seats: number, map: string, { crews }: Tally): string[] =>
  Object.entries(crews)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([crew, points]) => row([seats, map, crew, points.length, mean(points).toFixed(2)]));

const useLines = (uses: Uses): string[] =>
  Object.entries(uses)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { seen, taken }]) => row([id, seen, taken, seen > 0 ? percent(taken, seen) : '–']));

const SEATS = [1, 2, 3, 4];

const main = (games: number, choose: Choose, given: Options): void => {
  const uses: Uses = {};
  const lines: string[] = [];
  const fights: string[] = [];
  const crews: string[] = [];
  for (const map of ['alpha', 'beta'])
    for (const seats of SEATS.filter(number => lastAurora.content({ ...given, seats: number }).ok)) {
      const tally = simulate({ ...given, seats, mapSide: map }, games, choose, uses);
      lines.push(gameLine(seats, map, tally));
      fights.push(fightLine(seats, map, tally));
      crews.push(...crewLines(seats, map, tally));
    }
  const out = [
    ...headed(GAMES, lines),
    ...headed(FIGHTS, fights),
    ...headed(['seats', 'map', 'crew', 'games', 'points'], crews),
    ...headed(['card', 'came into the row', 'used', 'share'], useLines(uses)),
  ];
  process.stdout.write(out.join('\n'));
};

/** How many games, who plays, and options as `asgard=on`. */
const [, , games = 2000, player = 'simple', ...given] = process.argv;
const choose = PLAYERS[player];
if (choose === undefined) throw new Error(`"${player}" is no player; there are ${Object.keys(PLAYERS).join(', ')}`);
main(Number(games), choose, Object.fromEntries(given.map(text => text.split('=', 2))));
