// Five people with crews of three kinds at one table on a server, each with a screen of another size.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../server/test/servers.ts';
import { executablePath, expectAccessible, PHONE, TABLET, visit, WIDE } from '../visitor.ts';
import { hashAt, openTable, type PlayedGame, playToTheEnd, playUntilAsked, sitDown } from './guests.ts';
import { type Service, startService } from './service.ts';

const MIXED: PlayedGame = {
  id: 'thunder-road',
  title: 'Thunder Road: Vendetta',
  settings: [
    ['Crew of seat 2', 'the Final Five'],
    ['Crew of seat 4', 'rig'],
  ],
};

const LAPTOP = { viewport: { width: 1366, height: 768 } };
/** Ben has the bikes, on a phone; Dora the rig, on a phone by day; the others have cars. */
const GUESTS = [
  ['Ada', WIDE],
  ['Ben', PHONE],
  ['Cleo', LAPTOP],
  ['Dora', { ...PHONE, colorScheme: 'light' }],
  ['Eve', TABLET],
] as const;

const folder = temporaryFolder();
let service: Service;
beforeAll(async () => {
  if (executablePath !== '') service = await startService({ data: folder.path });
});
afterAll(async () => {
  await service?.close();
  folder.remove();
});

test.skipIf(!executablePath)(
  'TR-INT-1: five people race with cars, bikes and the rig to the end, on wide screens, a tablet and phones',
  async () => {
    const visits = await Promise.all(GUESTS.map(([, screen]) => visit(screen)));
    const pages = visits.map(({ page }) => page);
    const [ada, , , dora, eve] = pages;
    if (ada === undefined || dora === undefined || eve === undefined) throw new Error('somebody is missing');
    const link = await openTable(ada, 'Ada', service.address, MIXED, GUESTS.length);
    for (const [seat, page] of pages.entries()) {
      if (seat === 0) continue;
      await page.goto(link);
      await sitDown(page, GUESTS[seat]?.[0] ?? '', seat + 1);
      await expectAccessible(page, `seat ${seat + 1} is taken`);
    }
    await Promise.all(pages.map(page => page.locator('.question').waitFor()));
    for (const page of pages) await expectAccessible(page, 'at the start');

    await playUntilAsked(pages, dora);
    for (const page of pages) await expectAccessible(page, 'when the rig is asked');
    await playToTheEnd(pages);

    for (const page of pages) await expectAccessible(page, 'at the end');
    const hashes = await Promise.all(pages.map(hashAt));
    expect(new Set(hashes).size).toBe(1);
    expect(visits.flatMap(({ complaints }) => complaints)).toEqual([]);
  },
  30 * 60_000,
);
