import { commitmentTo } from '@lastroad/kernel';
import type { Position, TableInfo } from '@lastroad/protocol';
import { expect, test } from 'vitest';
import { ask, isAsked, isOver } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { bidOnce, first, openHall, ROLL, refusal, STOP, take } from './hall.ts';

const ROUNDS = 3;

onBothEngines(engine => {
  const hall = openHall(engine);

  test('a decision can be taken back until something is drawn, and only by whoever took it', async () => {
    const { ada, ben } = await hall.twoAtATable();
    const start = ada.known.position;
    await take(ada, first(ada));
    await ben.until(({ position }) => position?.length === 1);

    const others = await ben.client.ask({ type: 'undo', seq: ben.known.position?.seq ?? 0 });
    const own = await ada.client.ask({ type: 'undo', seq: ada.known.position?.seq ?? 0 });
    await ada.until(({ position }) => position?.length === 0);

    expect(refusal(others).code).toBe('nothing-to-undo');
    expect(own.type).toBe('kept');
    expect(ada.known.position).toMatchObject({ hash: start?.hash, undo: false, seq: (start?.seq ?? 0) + 2 });
    expect(ada.known.position?.question?.options).toEqual(start?.question?.options);

    const { winner } = await bidOnce(ada, ben);
    await take(winner, ROLL);
    const drawn = await winner.client.ask({ type: 'undo', seq: winner.known.position?.seq ?? 0 });
    expect(refusal(drawn).code).toBe('nothing-to-undo');
  });

  test('an answer to the question before an undo is stale after it', async () => {
    const { ada } = await hall.twoAtATable();
    const before = ada.known.position?.seq ?? 0;
    await take(ada, first(ada));
    const undone = await ada.client.ask({ type: 'undo', seq: ada.known.position?.seq ?? 0 });
    await ada.until(({ position }) => position?.seq === undone.seq);

    const late = await ada.client.ask({ type: 'answer', seq: before, choice: first(ada) });

    expect(refusal(late)).toEqual({ code: 'stale', seq: undone.seq });
  });

  test('further back by consent of all, over what others answered, never over a draw', async () => {
    const { ada, ben } = await hall.twoAtATable();
    await take(ada, first(ada));
    await take(ben, first(ben));
    await ada.until(({ position }) => position?.length === 2);

    await ada.client.ask({ type: 'propose', seq: ada.known.position?.seq ?? 0, to: 0 });
    await ben.until(({ position }) => position?.proposal?.to === 0);
    await ben.client.ask({ type: 'consent', seq: ben.known.position?.seq ?? 0, agree: false });
    await ada.until(({ position }) => position?.proposal === null);
    expect(ada.known.position?.length).toBe(2);
    await ada.client.ask({ type: 'propose', seq: ada.known.position?.seq ?? 0, to: 0 });
    await ben.until(({ position }) => position?.proposal?.to === 0);
    await ben.client.ask({ type: 'consent', seq: ben.known.position?.seq ?? 0, agree: true });
    await Promise.all([ada, ben].map(player => player.until(({ position }) => position?.length === 0)));

    const { winner, loser } = await bidOnce(ada, ben);
    await take(winner, ROLL);
    await loser.until(({ position }) => position?.length === 5);
    const behindADraw = await loser.client.ask({ type: 'propose', seq: loser.known.position?.seq ?? 0, to: 4 });
    expect(refusal(behindADraw).code).toBe('nothing-to-undo');
  });

  test('nothing is taken back once the game is over, for the secret of its dice is out', async () => {
    const { id, ada, ben } = await hall.twoAtATable({ options: { seats: 2, rounds: ROUNDS } });
    let last = await bidOnce(ada, ben);
    for (let round = 1; round < ROUNDS; round++) {
      await take(last.winner, STOP);
      await Promise.all([ada, ben].map(player => player.until(isAsked)));
      last = await bidOnce(ada, ben);
    }
    await take(last.winner, STOP);
    await last.loser.until(isOver);
    const { winner, loser } = last;
    const { seq, length, hash, undo } = winner.known.position as Position;

    const refused = [
      await winner.client.ask({ type: 'undo', seq }),
      await winner.client.ask({ type: 'propose', seq, to: length - 1 }),
      await loser.client.ask({ type: 'consent', seq, agree: true }),
    ];

    expect(undo).toBe(false);
    expect(refused.map(reply => refusal(reply).code)).toEqual(refused.map(() => 'nothing-to-undo'));
    const { fairness } = (await ask(hall.server().url, `/tables/${id}`)).value as TableInfo;
    expect(commitmentTo(fairness.secret ?? '')).toBe(fairness.commitment);
    expect(winner.known.position).toMatchObject({ seq, hash });
  });
});
