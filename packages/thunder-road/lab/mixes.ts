// Plays mixed tables of bots, seats rotated among the crews, and prints what share of games each kind of crew wins:
//   node packages/thunder-road/lab/mixes.ts [GAMES of every mix] [bot, or a driver: practised, greedy, careless] [FILE of a pack or -] [SEED] [SEATS, such as 2,5] [CREW that has to be there]
import { readFileSync } from 'node:fs';
import { greedy, seenBy } from '@lastroad/bots';
import { type Chance, keyFromSeed, must, type Seat } from '@lastroad/kernel';
import { type Race, thunderRoad } from '../src/index.ts';
import { thunderRoadInsight } from '../src/insight/index.ts';
import { CREW_NAMES, type CrewName } from '../src/settings.ts';
import { careless, type Driver, practised, greedy as racing } from './drivers.ts';
import { mean } from './figures.ts';

const games = Number(process.argv[2] ?? 200);
const level = process.argv[3] ?? 'bot';
const driver: Driver | undefined = { practised, greedy: racing, careless }[level];
const file = process.argv[4] ?? '-';
const pack: unknown = file === '-' ? null : JSON.parse(readFileSync(file, 'utf8'));
const seed = process.argv[5] ?? 'mixes';
const tables = (process.argv[6] ?? '2,3,4,5').split(',').map(Number);
const wanted = process.argv[7];

const playable = { rules: thunderRoad, insight: thunderRoadInsight };
const bot = greedy();

const choose = (g: Race, seat: Seat, dice: Chance, question: number): number =>
  driver === undefined
    ? bot.think(seenBy(playable, g, seat, `${dice.key.join(' ')} ${question}`)).choice
    : driver(g, seat, thunderRoad.options(g, seat), dice);

const play = (crews: readonly CrewName[], carnage: boolean, number: number): Race => {
  const options = Object.fromEntries(crews.map((crew, seat) => [`crew${seat + 1}`, crew]));
  const start = number % 2 === 0 ? 'a' : 'b';
  const content = must(thunderRoad.content({ seats: crews.length, carnage, start, ...options }, pack));
  const name = `${seed} ${crews.join(' ')} ${carnage} ${number}`;
  const g = thunderRoad.setup(content, keyFromSeed(name));
  const dice: Chance = { key: keyFromSeed(`${name} dice`), drawn: 0 };
  let question = 0;
  for (let asked = thunderRoad.waitingFor(g); asked.length > 0; asked = thunderRoad.waitingFor(g))
    thunderRoad.choose(g, asked[0], choose(g, asked[0], dice, question++));
  return g;
};

const rotated = (crews: readonly CrewName[], by: number): CrewName[] =>
  crews.map((_, seat) => crews[(seat + by) % crews.length]);

/** How far the share of a crew is from fair, in points, and twice the deviation that chance explains. */
const offFair = (wins: number, played: number, seats: number, of: number): string => {
  const fair = of / seats;
  const noise = 200 * Math.sqrt((fair * (1 - fair)) / played);
  return `${(100 * (wins / played - fair)).toFixed(1)} (±${noise.toFixed(1)})`;
};

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

const others = CREW_NAMES.filter(name => name !== 'cars');
/** Every choice of special crews, none first. */
const choices = others.reduce<CrewName[][]>((all, name) => [...all, ...all.map(some => [...some, name])], [[]]);

print(`| seats | crews | Carnage | ${CREW_NAMES.join(' | ')} | rounds | longest |`);
print(`| --- | --- | --- | ${CREW_NAMES.map(() => '---').join(' | ')} | --- | --- |`);
for (const seats of tables) {
  for (const carnage of [false, true]) {
    for (const special of choices) {
      const cars = seats - special.length;
      if (cars < 0 || cars > 4 || (wanted !== undefined && !special.some(crew => crew === wanted))) continue;
      const crews = [...new Array<CrewName>(cars).fill('cars'), ...special];
      const wins: Record<string, number> = {};
      const rounds: number[] = [];
      for (let i = 0; i < games; i++) {
        const turned = rotated(crews, i);
        const g = play(turned, carnage, i);
        wins[turned[g.winner]] = (wins[turned[g.winner]] ?? 0) + 1;
        rounds.push(g.round);
      }
      const shares = CREW_NAMES.map(name => {
        const of = crews.filter(crew => crew === name).length;
        return of === 0 || of === seats ? '' : offFair(wins[name] ?? 0, games, seats, of);
      });
      print(
        `| ${seats} | ${special.join(' + ') || 'cars alone'} | ${carnage ? 'yes' : 'no'} | ${shares.join(' | ')} | ${mean(rounds).toFixed(2)} | ${Math.max(...rounds)} |`,
      );
    }
  }
}
