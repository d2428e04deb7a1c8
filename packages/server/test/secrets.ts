import { type Chance, keyFromSeed, SPECTATOR, uniform, withheldFrom } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import { positionFor, stepFor } from '../src/tables/show.ts';
import type { HeldTable } from '../src/tables/standing.ts';
import { answer } from '../src/tables/verbs/answer.ts';

const SEATS = 3;

/** A table in the middle of a game, as a server has it in hand. */
const tableOf = (g: HeldTable['standing']['g']): HeldTable => {
  const seats = Array.from({ length: SEATS }, (_, seat) => ({
    kind: 'person' as const,
    name: `guest ${seat}`,
    secret_hash: '',
    pledge: null,
    nonce: '',
    bot: '',
  }));
  const state = { control: 'self', reserve: 0, since: null, askedAt: 0 } as const;
  return {
    id: 'secrets',
    rules: toy,
    content: g.content,
    pace: { kind: 'none' },
    seats,
    dice: { form: 2, secret: 'hidden', commitment: 'shown', voided: [] },
    start: '',
    version: toy.version,
    pack: null,
    standing: {
      seq: 1,
      length: 0,
      g,
      hash: '',
      around: {
        seats: seats.map(() => state),
        undoable: 0,
        lastSeat: -1,
        proposal: null,
        replacing: null,
        parkedAt: null,
        conceded: false,
      },
    },
  };
};

const entryOf = (seat: number) => ({ seq: 2, kind: 'answer', seat, bot: 0, hash: '', at: 0 });

/** What a reader is told who asks what is not offered, and why not. */
const toldOf = ({ rules, standing: { g } }: HeldTable, reader: number) =>
  withheldFrom(rules, g, reader).map(thing => [thing, rules.whyNot(g, reader, thing.choice)]);

/** All that a reader is sent about a position, and about the decision that leads from it to the next. */
const sentTo = (
  table: HeldTable,
  reader: number,
  decision: { seat: number; choice: number },
  redealt: HeldTable | null,
) => {
  const source = redealt ?? table;
  const withheld = toldOf(source, reader);
  const shown = JSON.stringify([positionFor(source, reader), withheld]);
  const made = answer(source, { ...decision, seq: 1, bot: false }, { at: 0, now: 0 });
  if (!made.ok) return { shown, withheld: withheld.length, news: null, secret: false };
  const { events, next } = made.value;
  // The hash is sealed with the key: it tells nothing, and differs for every deal.
  const after = { ...source, standing: { ...next, hash: '' } };
  const news = JSON.stringify([stepFor(source, entryOf(decision.seat), events, reader), positionFor(after, reader)]);
  return {
    shown,
    withheld: withheld.length,
    news,
    secret: next.g.revealed + next.g.drawn !== source.standing.g.revealed + source.standing.g.drawn,
  };
};

export interface Leaks {
  readonly views: number;
  readonly streams: number;
  readonly redealt: number;
  /** Things that were not offered and asked about. */
  readonly withheld: number;
  readonly leaks: readonly string[];
}

/** Plays at random; for every reader, what it is sent must be the same after everything it cannot know is dealt anew. */
export const lookForLeaks = (wanted: number, seed: string): Leaks => {
  const dice: Chance = { key: keyFromSeed(seed), drawn: 0 };
  const leaks: string[] = [];
  let [views, streams, redealt, withheld, games] = [0, 0, 0, 0, 0];
  while (views < wanted) {
    const made = toy.content({ seats: SEATS });
    if (!made.ok) throw new Error(made.detail);
    const g = toy.setup(made.value, keyFromSeed(`${seed} ${games++}`));
    for (let asked = toy.waitingFor(g); asked.length > 0 && views < wanted; asked = toy.waitingFor(g)) {
      const seat = asked[uniform(dice, asked.length)] ?? 0;
      const options = toy.options(g, seat);
      const decision = { seat, choice: options[uniform(dice, options.length)] ?? 0 };
      const table = tableOf(toy.clone(g));
      for (let reader = SPECTATOR; reader < SEATS; reader++) {
        const twin = toy.imagine(g, reader, keyFromSeed(`${seed} ${views}`));
        if (toy.hash(twin) !== toy.hash(g)) redealt++;
        twin.key = g.key;
        twin.drawn = g.drawn;
        const [here, there] = [sentTo(table, reader, decision, null), sentTo(table, reader, decision, tableOf(twin))];
        views++;
        withheld += here.withheld;
        if (here.shown !== there.shown) leaks.push(`seat ${reader} is shown what it cannot know: ${here.shown}`);
        // What comes out later may differ; as long as nothing does, nothing may.
        if (there.news === null || here.secret || there.secret) continue;
        streams++;
        if (here.news !== there.news) leaks.push(`seat ${reader} is told what it cannot know: ${here.news}`);
      }
      toy.choose(g, decision.seat, decision.choice);
    }
  }
  return { views, streams, redealt, withheld, leaks };
};
