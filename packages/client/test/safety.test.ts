import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  choices,
  executablePath,
  finishedGame,
  open,
  openFile,
  type Served,
  startGame,
  visit,
  WIDE,
} from './visitor.ts';

let place: Served;
const folder = mkdtempSync(join(tmpdir(), 'lastroad-client-'));
beforeAll(async () => {
  if (executablePath !== '') place = await open();
});
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

test.skipIf(!executablePath)('a reload in the middle of a decision changes nothing', async () => {
  const { page, complaints } = await visit();
  await startGame(page, place.address, 3);
  await page.getByRole('button', { name: 'I am Player 1' }).click();
  await choices(page).first().click();
  await page.getByRole('heading', { name: 'double your bid' }).waitFor();
  const log = await page.locator('.log-line').allInnerTexts();

  await page.reload();
  await page.getByRole('button', { name: 'I am Player 1' }).click();

  await page.getByRole('heading', { name: 'double your bid' }).waitFor();
  expect(await page.locator('.log-line').allInnerTexts()).toEqual(log);
  await page.goto(place.address);
  await page.getByRole('link', { name: 'Continue: The Small Auction' }).click();
  await page.getByRole('button', { name: 'I am Player 1' }).click();
  await page.getByRole('heading', { name: 'double your bid' }).waitFor();
  expect(complaints).toEqual([]);
});

test.skipIf(!executablePath)('two tabs with one game cannot undo each other’s work', async () => {
  const { page, context } = await visit();
  await startGame(page, place.address, 3);
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'I am Player 1' }).click();

  await choices(page).first().click();
  await page.getByRole('heading', { name: 'double your bid' }).waitFor();
  await choices(other).nth(1).click();

  await other.getByText('The game went on in another tab').waitFor();
  expect(await other.locator('.question h2').innerText()).toContain('Which card');
});

test.skipIf(!executablePath)('after the first load everything works offline', async () => {
  const { page, context, complaints } = await visit({ ...WIDE, serviceWorkers: 'allow' });
  await page.goto(place.address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await context.setOffline(true);

  await page.reload();
  await startGame(page, place.address, 3);
  await page.getByRole('button', { name: 'I am Player 1' }).click();
  await choices(page).first().click();
  await page.getByRole('heading', { name: 'double your bid' }).waitFor();
  await page.goto(`${place.address}#/rules/LA-EXP-8`);

  await page.locator('.marked').getByText('LA-EXP-8', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

test.skipIf(!executablePath)(
  'a game file is opened and saved again; a bad one is refused, nothing is lost',
  async () => {
    const { page, complaints } = await visit({ ...WIDE, acceptDownloads: true });
    const text = finishedGame(1);
    await page.goto(place.address);
    await openFile(page, text);
    await page.getByText('Verified: dice and decisions are genuine').waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const saved = readFileSync(await (await downloading).path(), 'utf8');
    await page.goto(place.address);
    const games = page.locator('.running');
    await games.first().waitFor();

    await openFile(page, 'this is no game');
    await page.getByRole('alert').getByText('The file is damaged or is no game file').waitFor();
    await openFile(page, text.replace(/"result": \{"scores":\[\d+/, '"result": {"scores":[77'));
    await page.getByRole('alert').getByText('The file was changed after it was written: "result"').waitFor();

    expect(saved).toBe(text);
    expect(await games.count()).toBe(1);
    expect(complaints).toEqual([]);
  },
);

test.skipIf(!executablePath)('a bad pack is refused with its place; a good one is played with', async () => {
  const { page, complaints } = await visit();
  await page.goto(`${place.address}#/setup/toy`);
  const choose = async (file: string): Promise<void> => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a pack' }).click();
    await (await choosing).setFiles(file);
  };
  const cards = Array.from({ length: 36 }, () => 42);

  await choose(fileOf('broken.json', '{'));
  await page.getByRole('alert').getByText('The file is not JSON').waitFor();
  await choose(fileOf('bad.json', JSON.stringify({ cards: cards.with(7, 0) })));
  await page.getByRole('alert').getByText('The pack cannot be used: cards[7]').waitFor();
  await choose(fileOf('mine.json', JSON.stringify({ cards })));
  await page.getByText('mine.json is in use').waitFor();
  await page.getByRole('button', { name: 'Start the game' }).click();

  await choices(page).first().getByText('worth 42').waitFor();
  expect(complaints).toEqual([]);
});

test.skipIf(!executablePath)('a game that is not here is said to be missing', async () => {
  const { page } = await visit();
  await page.goto(`${place.address}#/table/toy-00`);

  const told = await page.getByRole('alert').innerText();

  expect(told).toContain('This browser does not know the game');
});
