import { expect, test } from 'vitest';
import { onBothEngines } from './engines.ts';
import { first, openHall, take } from './hall.ts';

onBothEngines(engine => {
  const hall = openHall(engine);

  test('a clock that runs out hands the seat to a bot; its person gets it back by coming back', async () => {
    const pace = { kind: 'live', move: 30, reserve: 60 } as const;
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
});
