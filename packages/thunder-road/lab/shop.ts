// How the leaders and the upgrades fare, kept at random, as bots do that see no difference yet; drivers do the rest.
//   node packages/thunder-road/lab/shop.ts GAMES [SEATS] [practised|greedy|careless]
import { argv } from 'node:process';
import { type Chance, keyFromSeed, must, uniform } from '@lastroad/kernel';
import { type Race, thunderRoad } from '../src/index.ts';
import { careless, type Driver, greedy, practised } from './drivers.ts';

/** Of a leader or an upgrade: how often it could be had, was kept, and won. */
export interface Fate {
  seen: number;
  kept: number;
  won: number;
}

export interface ShopFigures {
  readonly games: number;
  readonly leaders: Readonly<Record<string, Fate>>;
  readonly upgrades: Readonly<Record<string, Fate>>;
  readonly rounds: readonly number[];
}

const fateIn = (fates: Record<string, Fate>, name: string): Fate => (fates[name] ??= { seen: 0, kept: 0, won: 0 });

/** Plays one game, and notes what was seen by whom before each choice of a leader or a card. */
const playOne = (
  g: Race,
  driver: Driver,
  dice: Chance,
  leaders: Record<string, Fate>,
  upgrades: Record<string, Fate>,
) => {
  const { content } = g;
  const kept = g.crews.map((): string[] => []);
  for (let asked = thunderRoad.waitingFor(g); asked.length > 0; asked = thunderRoad.waitingFor(g)) {
    const seat = asked[0];
    const about = thunderRoad.question(g, seat);
    const options = thunderRoad.options(g, seat);
    const isOpen = about?.name === 'chooseLeader.choose' || about?.name === 'pick.choose';
    const choice = isOpen ? options[uniform(dice, options.length)] : driver(g, seat, options, dice);
    if (about?.name === 'chooseLeader.choose') {
      for (const leader of options) fateIn(leaders, content.leaders[leader].name).seen++;
      fateIn(leaders, content.leaders[choice].name).kept++;
    } else if (about?.name === 'pick.choose') {
      for (const card of options) fateIn(upgrades, content.upgrades[card].name).seen++;
      fateIn(upgrades, content.upgrades[choice].name).kept++;
      kept[seat].push(content.upgrades[choice].name);
    }
    thunderRoad.choose(g, seat, choice);
  }
  if (g.winner < 0) return;
  const leader = g.leaders?.kept[g.winner] ?? -1;
  if (leader >= 0) fateIn(leaders, content.leaders[leader].name).won++;
  for (const name of kept[g.winner]) fateIn(upgrades, name).won++;
};

/** Games with leaders and upgrades, of one kind of driver; every second one with Carnage. */
export const shopFigures = (driver: Driver, seats: number, games: number, seed: string): ShopFigures => {
  const [leaders, upgrades]: Record<string, Fate>[] = [{}, {}];
  const rounds: number[] = [];
  const contents = [false, true].map(carnage =>
    must(thunderRoad.content({ seats, carnage, leaders: true, upgrades: true })),
  );
  for (let i = 0; i < games; i++) {
    const g = thunderRoad.setup(contents[i % 2], keyFromSeed(`${seed} ${i}`));
    playOne(g, driver, { key: keyFromSeed(`${seed} ${i} driver`), drawn: 0 }, leaders, upgrades);
    rounds.push(g.round);
  }
  return { games, leaders, upgrades, rounds };
};

const DRIVERS: Readonly<Record<string, Driver>> = { practised, greedy, careless };

const table = (fates: Readonly<Record<string, Fate>>): string =>
  Object.entries(fates)
    .map(([name, { seen, kept, won }]) => ({ name, kept, share: kept / seen, wins: won / Math.max(1, kept) }))
    .toSorted((a, b) => b.wins - a.wins)
    .map(
      ({ name, kept, share, wins }) =>
        `| ${name} | ${kept} | ${(100 * share).toFixed(0)} % | ${(100 * wins).toFixed(1)} % |`,
    )
    .join('\n');

if (import.meta.main) {
  const [games = '200', seats = '3', name = 'practised'] = argv.slice(2);
  const figures = shopFigures(DRIVERS[name], Number(seats), Number(games), 'shop');
  const mean = figures.rounds.reduce((a, b) => a + b, 0) / figures.games;
  process.stdout.write(`${games} games of ${seats}, ${name}, mean ${mean.toFixed(2)} rounds\n`);
  process.stdout.write(`| leader | kept | of those seen | won |\n${table(figures.leaders)}\n`);
  process.stdout.write(`| upgrade | kept | of those seen | won |\n${table(figures.upgrades)}\n`);
}
