import { type Mean, meanOf, type Share, wilson } from '../arena/interval.ts';
import type { ArenaPlan } from '../arena/plan.ts';
import type { GameRecord } from '../arena/play.ts';
import type { ArenaState } from '../arena/run.ts';
import { winShares } from '../worth.ts';

/** What one piece of content did for the seats it came to. */
export interface TagFinding {
  readonly what: string;
  /** Share of all seats, over all games, that it came to. */
  readonly frequency: number;
  readonly wins: Share;
  /** Score of the seats it came to, less the mean score of the others in the same games. */
  readonly lead: Mean;
}

export interface Findings {
  readonly plan: ArenaPlan;
  readonly games: number;
  /** What a seat wins if nothing makes a difference. */
  readonly even: number;
  readonly seats: readonly Share[];
  readonly bots: readonly (Share & { readonly bot: string })[];
  readonly taken: readonly TagFinding[];
  readonly met: readonly TagFinding[];
  readonly scores: Mean;
  /** By how much the best score beats the lowest. */
  readonly spread: Mean;
  readonly lengths: Mean;
  readonly allScores: readonly number[];
  readonly allLengths: readonly number[];
}

/** What the games of an arena tell about the content. */
export const findingsOf = ({ plan, records }: ArenaState): Findings => {
  const allScores = records.flatMap(({ scores }) => scores);
  const allLengths = records.map(({ decisions }) => decisions);
  const everySeat = records.flatMap(record => seatsOf(record));
  const won = (seats: readonly SeatGame[]): Share => wilson(sum(seats.map(({ share }) => share)), seats.length);
  return {
    plan,
    games: records.length,
    even: plan.seats === 1 ? won(everySeat).share : 1 / plan.seats,
    seats: Array.from({ length: plan.seats }, (_, seat) => won(everySeat.filter(one => one.seat === seat))),
    bots: plan.bots.map(({ name }, bot) => ({ bot: name, ...won(everySeat.filter(one => one.bot === bot)) })),
    taken: tagFindings(everySeat, 'taken '),
    met: tagFindings(everySeat, 'met '),
    scores: meanOf(allScores),
    spread: meanOf(records.map(({ scores }) => Math.max(...scores) - Math.min(...scores))),
    lengths: meanOf(allLengths),
    allScores,
    allLengths,
  };
};

/** One seat of one game. */
interface SeatGame {
  readonly seat: number;
  readonly bot: number;
  readonly share: number;
  readonly lead: number;
  readonly tags: readonly string[];
}

const seatsOf = ({ bots, scores, places, tags }: GameRecord): SeatGame[] => {
  const shares = winShares(places);
  const total = sum(scores);
  return bots.map((bot, seat) => ({
    seat,
    bot,
    share: shares[seat],
    lead: bots.length === 1 ? scores[seat] : scores[seat] - (total - scores[seat]) / (bots.length - 1),
    tags: tags[seat] ?? [],
  }));
};

/** What helped most comes first. */
const tagFindings = (seats: readonly SeatGame[], prefix: string): TagFinding[] => {
  const byTag = new Map<string, SeatGame[]>();
  for (const seat of seats) {
    for (const tag of seat.tags) {
      if (!tag.startsWith(prefix)) continue;
      const known = byTag.get(tag);
      if (known === undefined) byTag.set(tag, [seat]);
      else known.push(seat);
    }
  }
  const found = [...byTag].map(([tag, holders]) => ({
    what: tag.slice(prefix.length),
    frequency: holders.length / seats.length,
    wins: wilson(sum(holders.map(({ share }) => share)), holders.length),
    lead: meanOf(holders.map(({ lead }) => lead)),
  }));
  return found.sort((a, b) => b.lead.mean - a.lead.mean || (a.what < b.what ? -1 : 1));
};

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
