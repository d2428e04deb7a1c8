import type { Refused } from '@lastroad/protocol';
import type { Config } from '../src/index.ts';
import { isAsked, openTable, Player, sit } from './clients.ts';
import { startProcess } from './processes.ts';

export interface Duel {
  /** How the two answers to each question fared, as "kept stale". */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Refusals that named another entry than the one just kept. */
  readonly wrongSeq: number;
}

/** One seat answers every question through two processes at the same moment, with two different answers if it can. */
export const duel = async (storage: Partial<Config>, rounds: number): Promise<Duel> => {
  const env = { TEST_GAME: 'endless' };
  const servers = [await startProcess(storage, { env }), await startProcess(storage, { env })] as const;
  const { id } = await openTable(servers[0].url, { options: { seats: 2 } });
  const [mine, other] = [await sit(servers[0].url, id, 'Twice'), await sit(servers[1].url, id, 'Once')];
  const [here, there] = servers.map(({ url }) => new Player(url, id, mine.secret)) as [Player, Player];
  const rival = new Player(servers[1].url, id, other.secret);
  const outcomes: Record<string, number> = {};
  let wrongSeq = 0;
  for (let n = 0; n < rounds; ) {
    const asked = await Promise.race([here.until(isAsked), rival.until(isAsked)]);
    if (asked.seat === rival.known.seat) {
      await answerAlone(rival);
      continue;
    }
    const seq = asked.position?.seq ?? 0;
    await there.until(({ position }) => (position?.seq ?? 0) >= seq);
    const choices = asked.position?.question?.options.map(({ choice }) => choice) ?? [];
    const replies = await Promise.all([
      here.client.ask({ type: 'answer', seq, choice: choices[0] ?? 0 }),
      there.client.ask({ type: 'answer', seq, choice: choices.at(-1) ?? 0 }),
    ]);
    const words = replies.map(reply => (reply.type === 'kept' ? 'kept' : reply.code)).sort();
    outcomes[words.join(' ')] = (outcomes[words.join(' ')] ?? 0) + 1;
    const kept = replies.find(reply => reply.type === 'kept');
    const refused = replies.find((reply): reply is Refused => reply.type === 'refused');
    if (refused?.seq !== kept?.seq) wrongSeq++;
    await Promise.all([here, there].map(p => p.until(({ position }) => (position?.seq ?? 0) >= (kept?.seq ?? 0))));
    n++;
  }
  for (const player of [here, there, rival]) player.close();
  await Promise.all(servers.map(server => server.close()));
  return { outcomes, wrongSeq };
};

const answerAlone = async (player: Player): Promise<void> => {
  const { position } = player.known;
  const { seq = 0 } = position ?? {};
  await player.client.answer(position?.question?.options[0]?.choice ?? 0);
  await player.until(known => (known.position?.seq ?? 0) > seq);
};
