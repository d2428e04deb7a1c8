// How fast the client feels, for a quiet machine: what the first load weighs, how soon a press shows on a slow device,
// and how smoothly things move.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { executablePath, open, type Place, playOn, visit, WIDE } from './visitor.ts';

let place: Place;
beforeAll(async () => {
  if (executablePath !== '') place = await open();
});
afterAll(() => place?.close());

/** Games that are measured. */
const GAMES = ['last-aurora', 'thunder-road', 'toy'];

/** A middle-class phone is about four times slower than a desk. */
const SLOWED = 4;
const LOOKS = 200;
const WATCHED = 15_000;

const report = (what: string, figures: Readonly<Record<string, number>>): void => {
  const told = Object.entries(figures).map(([name, value]) => `${name} ${Math.round(value * 10) / 10}`);
  process.stdout.write(`${what}: ${told.join(', ')}\n`);
};

const slowDown = async (context: BrowserContext, page: Page, rate: number): Promise<void> => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

const startAt = async (page: Page, game: string): Promise<void> => {
  await page.goto(`${place.address}#/setup/${game}`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.question').waitFor();
};

/** Every interaction takes until the next frame shows it; whatever happens in one gesture counts as one. */
const watchInteractions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept = globalThis as unknown as { interactions: Map<number, number>; longFrames: number[] };
    kept.interactions = new Map();
    kept.longFrames = [];
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        const id = entry.interactionId ?? 0;
        if (id !== 0) kept.interactions.set(id, Math.max(kept.interactions.get(id) ?? 0, entry.duration));
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) kept.longFrames.push(duration);
    }).observe({ type: 'long-animation-frame' });
  });

const interactionsOf = (page: Page) =>
  page.evaluate(() => {
    const kept = globalThis as unknown as { interactions: Map<number, number>; longFrames: number[] };
    return { times: [...kept.interactions.values()].sort((a, b) => a - b), longFrames: kept.longFrames };
  });

test.skipIf(!executablePath).each(GAMES)('a press in %s shows soon, also on a slow device', async game => {
  const { page, context } = await visit(place);
  await startAt(page, game);
  await slowDown(context, page, SLOWED);
  await watchInteractions(page);

  await playOn(page, LOOKS);

  const { times, longFrames } = await interactionsOf(page);
  const nearlyWorst = times[Math.floor(times.length * 0.98)] ?? times.at(-1) ?? 0;
  report(`${game}, interaction to next paint in ms, processor slowed ${SLOWED} times`, {
    presses: times.length,
    median: times[times.length >> 1] ?? 0,
    nearlyWorst,
    longFrames: longFrames.length,
    longestFrame: Math.max(0, ...longFrames),
  });
  expect(times.length).toBeGreaterThan(5);
  expect(nearlyWorst).toBeLessThan(200);
  await context.close();
});

interface Frame {
  /** Milliseconds since the one before. */
  readonly gap: number;
  /** Something on the board has another place than then. */
  readonly moves: boolean;
}

/** Every frame while the game goes on. */
const framesOf = (page: Page, millis: number) =>
  page.evaluate(
    lasting =>
      new Promise<Frame[]>(resolve => {
        const gaps: Frame[] = [];
        const start = performance.now();
        let last = start;
        let places = '';
        const look = (now: number): void => {
          const movers = document.querySelectorAll<SVGGElement>('.table-board g[style*="transform"]');
          const here = [...movers].map(({ style }) => style.transform).join();
          gaps.push({ gap: now - last, moves: here !== places });
          places = here;
          last = now;
          if (now - start < lasting) requestAnimationFrame(look);
          else resolve(gaps.slice(1));
        };
        requestAnimationFrame(look);
      }),
    millis,
  );

/** Processor time of the page's own thread: hardly changed by whatever else the machine is doing. */
const busyTime = async (context: BrowserContext, page: Page): Promise<() => Promise<number>> => {
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
};

const pacesOf = (frames: readonly Frame[]) => {
  const gaps = frames.map(({ gap }) => gap).sort((a, b) => a - b);
  const whole = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    frames: gaps.length,
    perSecond: (gaps.length / whole) * 1000,
    median: gaps[gaps.length >> 1] ?? 0,
    late: gaps.filter(gap => gap > 34).length,
  };
};

test.skipIf(!executablePath).each(GAMES)('things in %s move smoothly', async game => {
  const { page, context } = await visit(place, { ...WIDE, reducedMotion: 'no-preference' }, { pace: 1 });
  await startAt(page, game);
  const busy = await busyTime(context, page);
  const before = await busy();

  const [frames, { presses }] = await Promise.all([framesOf(page, WATCHED), playOn(page, WATCHED / 20)]);

  const busyPerPress = ((await busy()) - before) / Math.max(1, presses);
  const all = pacesOf(frames);
  const moving = pacesOf(frames.filter(({ moves }) => moves));
  report(`${game}, frames while it is played`, { ...all, presses, busyPerPress });
  report(`${game}, frames while something moves on the board`, moving);
  expect(all.frames).toBeGreaterThan(50);
  expect(all.perSecond).toBeGreaterThan(50);
  expect(moving.frames).toBeGreaterThan(10);
  expect(moving.median).toBeLessThan(17);
  expect(moving.late).toBeLessThan(moving.frames / 20);
  await context.close();
});

test.skipIf(!executablePath)('the first page weighs little and is soon there', async () => {
  const { page, context } = await visit(place, { ...WIDE, serviceWorkers: 'block' });
  const session = await context.newCDPSession(page);
  await slowDown(context, page, SLOWED);
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));

  await page.goto(place.address);
  await page.getByRole('link', { name: 'Set up a game' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);

  report(`first page, processor slowed ${SLOWED} times`, { kilobytes: bytes / 1000, firstPaintMillis: painted });
  expect(bytes).toBeLessThan(300_000);
  expect(painted).toBeLessThan(2000);
  await context.close();
});
