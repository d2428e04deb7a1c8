import { fileURLToPath } from 'node:url';
import { keyFromSeed, must } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import { expect, test } from 'vitest';
import { planArena, resultOf } from '../src/arena/index.ts';
import { type BotFault, checkBot, type FaultKind, seatProgram } from '../src/external/index.ts';
import { botPlayer, playGame, random } from '../src/index.ts';
import { runArenaOnCores } from '../src/node/index.ts';
import { registry } from './registry.ts';

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const broken = (way: string): string[] => [process.execPath, path('programs/broken.mjs'), way];
const PLAYABLE = registry['toy'];

const EXAMPLES = [
  ['TypeScript', [process.execPath, path('../examples/first-bot.ts')]],
  ['Python', ['python3', path('../examples/first_bot.py')]],
] as const;

for (const [language, command] of EXAMPLES) {
  test(`the example in ${language} passes the check`, async () => {
    const check = await checkBot(command, PLAYABLE, { games: 4, options: { seats: 2 }, millis: 60_000 });

    expect(check).toMatchObject({ ok: true, games: 4, troubles: [], remarks: [] });
    expect(check.answers).toBeGreaterThan(20);
    expect(check.millis.slowest).toBeGreaterThanOrEqual(check.millis.mean);
  });
}

const WAYS: readonly (readonly [way: string, kind: FaultKind, detail: string])[] = [
  ['crash', 'crash', 'ended with code 3: out of ideas'],
  ['sleep', 'slow', 'no answer within 400 ms'],
  ['mumble', 'garbled', 'no JSON: I think I take'],
  ['list', 'garbled', 'no JSON object'],
  ['stale', 'garbled', 'when asked question'],
  ['cheat', 'illegal', 'chose 12345; the options were'],
  ['text', 'illegal', 'chose "0"'],
  ['flood', 'garbled', 'without ending the line'],
  ['old', 'start', 'speaks protocol 0'],
  ['rude', 'garbled', 'instead of "ready"'],
];

for (const [way, kind, detail] of WAYS) {
  test(`a bot that fails (${way}) is replaced by greedy and the reason is told`, async () => {
    const millis = kind === 'slow' ? 400 : 60_000;
    const { ok, troubles } = await checkBot(broken(way), PLAYABLE, { games: 1, options: { seats: 2 }, millis });

    expect(ok).toBe(false);
    expect(troubles).toEqual([
      { game: 0, seat: 0, kind, detail: expect.stringContaining(detail), advice: expect.stringMatching(/\w/) },
    ]);
  });
}

test('a program that is not there is told of', async () => {
  const { troubles } = await checkBot(['no-such-program-anywhere'], PLAYABLE, { games: 1, options: { seats: 2 } });

  expect(troubles[0]).toMatchObject({ kind: 'start', detail: expect.stringContaining('ENOENT') });
});

test('a bot that stays when the game is over is sent home, and it is remarked', async () => {
  const { ok, remarks } = await checkBot(broken('linger'), PLAYABLE, {
    games: 1,
    options: { seats: 2 },
    millis: 60_000,
  });

  expect(ok).toBe(true);
  expect(remarks).toEqual([expect.stringContaining('did not end by itself')]);
});

test('from its fault on, greedy answers for the seat, and the game goes on to its end', async () => {
  const g = toy.setup(must(toy.content({ seats: 2 })), keyFromSeed('replaced'));
  const faults: BotFault[] = [];
  const spec = { name: 'crash', level: 'external', command: broken('crash') } as const;
  const players = [
    seatProgram(spec, PLAYABLE, 'replaced', { fault: fault => faults.push(fault) }),
    botPlayer(random, PLAYABLE, 'other'),
  ];

  await playGame(toy, g, players);

  expect(toy.waitingFor(g)).toEqual([]);
  expect(faults.length).toBe(1);
  expect(g.coins[0]).toBeGreaterThan(g.coins[1]);
});

test('in an arena faults are kept with the game in which they happened', async () => {
  const plan = planArena({
    game: 'toy',
    bots: [
      { name: 'cheat', level: 'external', command: broken('cheat'), millis: 60_000 },
      { name: 'random', level: 'random' },
    ],
    games: 2,
  });

  const { faults } = resultOf(
    await runArenaOnCores(plan, { registry: new URL('./registry.ts', import.meta.url), size: 2 }),
  );

  expect(faults).toEqual(
    [0, 1].map(game => expect.stringMatching(new RegExp(`^game ${game}: cheat: chose 12345.*greedy played on$`))),
  );
});
