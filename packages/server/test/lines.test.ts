import { expect, test } from 'vitest';
import { type Asking, Lines } from '../src/tables/lines.ts';

const table = 'AAAAAAAAAAAAAAAA';

const asking = (type: 'answer' | 'resign', failed: unknown[] = []): Asking => ({
  seat: 0,
  request: { type, table, id: 'request-1', seq: 1, choice: 0 },
  at: 0,
  proof: null,
  settle() {},
  fail: error => failed.push(error),
});

/** What was served together, in words. */
const served: string[][] = [];
const serve = async (_table: string, together: readonly Asking[]): Promise<void> => {
  served.push(together.map(({ request }) => request.type));
};

test('answers that wait together are served together, and anything else alone', async () => {
  served.length = 0;
  const lines = new Lines(serve);
  for (const type of ['answer', 'answer', 'resign', 'answer', 'answer', 'answer'] as const)
    lines.join(table, asking(type));
  await lines.drained();

  expect(served).toEqual([['answer', 'answer'], ['resign'], ['answer', 'answer', 'answer']]);
});

test('a request that cannot be served fails, and those behind it are served', async () => {
  const failed: unknown[] = [];
  let calls = 0;
  const lines = new Lines(async () => {
    if (calls++ === 0) throw new Error('storage is away');
  });
  for (let n = 0; n < 2; n++) lines.join(table, asking('resign', failed));
  await lines.drained();

  expect(calls).toBe(2);
  expect(failed).toEqual([new Error('storage is away')]);
});
