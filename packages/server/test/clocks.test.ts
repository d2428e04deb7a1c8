import { expect, test } from 'vitest';
import type { HeldTable } from '../src/tables/standing.ts';
import { answer } from '../src/tables/verbs/answer.ts';
import { away as judgeClock } from '../src/tables/verbs/control.ts';
import type { Player } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { first, openHall, refusal, take } from './hall.ts';
import { SlowBot } from './slow-bot.ts';

const MOVE = 30_000;
const RESERVE = 60_000;
const pace = { kind: 'live', move: MOVE / 1000, reserve: RESERVE / 1000 } as const;

const seatOf = ({ known }: Player, seat = 0) => known.position?.seats[seat];
const seqOf = ({ known }: Player): number => known.position?.seq ?? 0;

onBothEngines(engine => {
  const hall = openHall(engine);
  const slow = new SlowBot();
  const slowHall = openHall(engine, { bots: [slow] });

  test('a clock that runs out hands the seat to a bot; its person gets it back by coming back', async () => {
    const { id, ada, ben } = await hall.twoAtATable({ pace });
    await take(ben, first(ben));
    await take(ben, 0);

    hall.time.pass(89_000);
    await hall.server().keeper.sweep();
    expect(ada.known.position?.seats[0]?.control).toBe('self');
    hall.time.pass(2000);
    await hall.server().keeper.sweep();
    await ben.until(({ position }) => position?.seats[0]?.control === 'away' && position.length > 2);

    ada.close();
    const back = hall.watch(id, ada.secret);
    await back.until(({ position }) => position?.seats[0]?.control === 'self');
  });

  test('time beyond that for a decision comes out of the reserve', async () => {
    const { ada } = await hall.twoAtATable({ pace: { kind: 'live', move: 30, reserve: 60 } });

    hall.time.pass(40_000);
    await take(ada, first(ada));

    expect(ada.known.position?.seats[0]).toEqual({
      reserve: 50_000,
      deadline: hall.time.now() + 80_000,
      control: 'self',
    });
  });

  test('whoever comes back after the end of a clock has the seat from the next decision on, and wins no time', async () => {
    const { ada, id } = await slowHall.twoAtATable({ pace });
    const { keeper } = slowHall.server();
    slowHall.time.pass(MOVE + RESERVE);
    await keeper.sweep();
    await ada.until(() => seatOf(ada)?.control === 'away');

    const back = await ada.client.ask({ type: 'back' });
    const again = await ada.client.ask({ type: 'back' });
    const late = await ada.client.answer(first(ada));

    expect([back.type, refusal(again).code, refusal(late).code]).toEqual(['kept', 'not-allowed', 'stale']);
    await ada.until(() => seqOf(ada) === back.seq);
    expect(seatOf(ada)).toEqual({ control: 'away', reserve: 0, deadline: null });
    const last = ada.known.position?.length ?? 0;
    await expect.poll(() => slow.thinking).toBeGreaterThan(0);
    slow.decide();
    await ada.until(({ position }) => position?.length === last + 1);
    expect(seatOf(ada)).toEqual({ control: 'self', reserve: 0, deadline: slowHall.time.now() + MOVE });
    // Nor does it help to go and come in between.
    slowHall.time.pass(MOVE - 1);
    ada.close();
    const other = slowHall.watch(id, ada.secret);
    await other.until(({ position }) => position !== null);
    expect(seatOf(other)).toEqual({ control: 'self', reserve: 0, deadline: slowHall.time.now() + 1 });
  });

  test('an answer counts before its deadline and not at it, whether the clock has been looked at or not', async () => {
    const [early, exact, judged] = [
      await slowHall.twoAtATable({ pace }),
      await slowHall.twoAtATable({ pace }),
      await slowHall.twoAtATable({ pace }),
    ];

    slowHall.time.pass(MOVE + RESERVE - 1);
    const inTime = await early.ada.client.answer(first(early.ada));
    slowHall.time.pass(1);
    const together = await exact.ada.client.answer(first(exact.ada));
    await slowHall.server().keeper.sweep();
    await judged.ada.until(() => seatOf(judged.ada)?.control === 'away');
    const after = await judged.ada.client.answer(first(judged.ada));

    expect(inTime.type).toBe('kept');
    expect([together, after].map(reply => refusal(reply).code)).toEqual(['stale', 'stale']);
  });

  test('an answer that arrived in time counts, whatever is carried out before it', async () => {
    const { ada, id } = await slowHall.twoAtATable({ pace });
    const { tables } = slowHall.server();
    const [seq, choice] = [seqOf(ada), first(ada)];
    const held = (await tables.fresh(id)) as HeldTable;
    const end = slowHall.time.now() + MOVE + RESERVE;

    slowHall.time.pass(MOVE + RESERVE - 1);
    const answered = tables.perform(id, 0, { type: 'answer', table: id, id: 'in-time-1', seq, choice });
    slowHall.time.pass(1);
    const judged = tables.perform(id, 0, { type: 'away' });
    // As if another process had judged the clock first.
    const away = judgeClock(held, 0, end);
    const after = away.ok ? { ...held, standing: away.value.next } : held;
    const given = { seat: 0, seq, choice, bot: false };

    expect(await answered).toMatchObject({ ok: true });
    expect(await judged).toMatchObject({ code: 'not-allowed' });
    expect(after.standing.around.seats[0]?.control).toBe('away');
    expect(answer(after, given, { at: end - 1, now: end })).toMatchObject({ ok: true });
    expect(answer(after, given, { at: end, now: end })).toMatchObject({ code: 'stale' });
  });

  test('taking back and deciding again wins no time either', async () => {
    const { ada } = await hall.twoAtATable({ pace });
    const deadline = hall.time.now() + MOVE + RESERVE;

    for (let n = 0; n < 4; n++) {
      hall.time.pass(10_000);
      await take(ada, first(ada));
      hall.time.pass(10_000);
      const undone = await ada.client.ask({ type: 'undo', seq: seqOf(ada) });
      await ada.until(() => seqOf(ada) === undone.seq);
    }

    expect(seatOf(ada)?.deadline).toBe(deadline);
    hall.time.pass(MOVE + RESERVE - 80_000);
    const late = await ada.client.answer(first(ada));
    expect(refusal(late).code).toBe('stale');
  });

  test('two decisions that are taken back one after the other win no time, each as long as it took', async () => {
    const { ada } = await hall.twoAtATable({ pace });
    const deadline = hall.time.now() + MOVE + RESERVE;
    const takeBack = async (): Promise<void> => {
      const undone = await ada.client.ask({ type: 'undo', seq: seqOf(ada) });
      expect(undone.type).toBe('kept');
      await ada.until(() => seqOf(ada) === undone.seq);
    };

    hall.time.pass(10_000);
    await take(ada, first(ada));
    hall.time.pass(5000);
    await take(ada, first(ada));
    await takeBack();
    expect(seatOf(ada)?.deadline).toBe(deadline + 10_000);
    await takeBack();

    expect(seatOf(ada)?.deadline).toBe(deadline);
  });
});
