import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from '../../../server/test/engines.ts';
import { choices, executablePath, PHONE, type Visit, visit, WIDE } from '../visitor.ts';
import { layLine } from './bad-line.ts';
import { hashAt, openTable, type PlayedGame, playToTheEnd, playUntilAsked, readOn, sitDown } from './guests.ts';
import { lastroad, type Service, startService } from './service.ts';

const NOT_KNOWN = 'Whether your last decision was kept is not known yet';

/** How many entries the server has kept of a table. */
const keptAt = async (address: string, link: string): Promise<number> => {
  const id = link.split('/').at(-1) ?? '';
  return ((await (await fetch(`${address}api/v1/tables/${id}`)).json()) as { seq: number }).seq;
};

/** Four people and a spectator, each with a browser of their own, from opening the table to checking the file. */
export const playWhole = (engine: Engine, games: readonly PlayedGame[], minutes: number): void => {
  let service: Service;
  beforeAll(async () => {
    if (executablePath === '') return;
    service = await startService(await engine.fresh());
  });
  afterAll(async () => {
    await service?.close();
  });

  test.skipIf(!executablePath).each(games)(
    'four people play $title to its end over closed pages and lost connections, a fifth watches',
    async game => {
      const line = await layLine(service.address);
      const guest = (screen = WIDE): Promise<Visit> => visit(screen);
      const [ada, ben, cleo, dora, eve] = await Promise.all([guest(), guest(), guest(), guest(PHONE), guest()]);
      const link = await openTable(ada.page, 'Ada', service.address, game, 4);
      for (const [{ page }, name, seat, address] of [
        [ben, 'Ben', 2, service.address],
        [cleo, 'Cleo', 3, line.address],
        [dora, 'Dora', 4, service.address],
      ] as const) {
        await page.goto(link.replace(service.address, address));
        await sitDown(page, name, seat);
      }
      await eve.page.goto(link);
      const pages = [ada.page, ben.page, cleo.page, dora.page];
      await Promise.all(pages.map(page => page.locator('.question').waitFor()));

      // Ben's page is closed, and opened again by the way everybody comes in.
      await playUntilAsked(pages, ben.page);
      await ben.page.close();
      const again = await ben.context.newPage();
      await again.goto(`${service.address}?workshop#/online`);
      await again.getByRole('link', { name: `Continue: ${game.title}` }).click();
      await choices(again).first().waitFor();
      const all: Page[] = [ada.page, again, cleo.page, dora.page];

      // Cleo decides, hears nothing, and loses the connection: nothing is claimed, and nothing counts twice.
      await playUntilAsked(all, cleo.page);
      const before = await keptAt(service.address, link);
      line.goDeaf();
      await choices(cleo.page).first().click();
      await expect.poll(() => keptAt(service.address, link)).toBeGreaterThan(before);
      line.cut();
      await cleo.page.getByRole('status').getByText(NOT_KNOWN).waitFor();
      const kept = await keptAt(service.address, link);
      line.mend();
      await cleo.page.getByText(NOT_KNOWN).waitFor({ state: 'detached' });
      await cleo.page.locator('.connection').waitFor({ state: 'hidden' });
      expect(await keptAt(service.address, link)).toBe(kept);

      await playToTheEnd(all);
      await readOn(eve.page);
      const hashes = await Promise.all([...all, eve.page].map(hashAt));
      expect(new Set(hashes).size).toBe(1);

      const downloading = ada.page.waitForEvent('download');
      await ada.page.getByRole('button', { name: 'See the score' }).click();
      await ada.page.getByRole('button', { name: 'Save as a file' }).click();
      const file = await (await downloading).path();
      const checked = await lastroad('verify', file);
      expect(checked).toMatchObject({ code: 0 });
      expect(checked.out).toContain('everything is as it was played');

      for (const { complaints } of [ada, ben, dora, eve]) expect(complaints).toEqual([]);
      expect(cleo.complaints.filter(words => !/WebSocket|ERR_/.test(words))).toEqual([]);
      line.close();
    },
    minutes * 60_000,
  );
};
