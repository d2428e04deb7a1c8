// Takes the pictures of docs/screens: what the client looks like, for every game it offers.
import { mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  answer,
  type Chance,
  isOver,
  keyFromSeed,
  must,
  type Rules,
  startMatch,
  toGameFile,
  uniform,
  writeGameFile,
} from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import { lastAurora } from '@lastroad/last-aurora';
import { thunderRoad } from '@lastroad/thunder-road';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { buildIfStale, serve } from '../packages/client/test/built.ts';
import { findChromium } from './chromium.ts';
import { root } from './files.ts';

const RULES: Readonly<Record<string, Rules>> = { 'last-aurora': lastAurora, 'thunder-road': thunderRoad, toy };
const folder = resolve(root, 'docs/screens');

const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** A whole game played at random: something to look back at. */
const finishedGame = (rules: Rules): string => {
  const dice: Chance = { key: keyFromSeed('screens'), drawn: 0 };
  const match = startMatch(rules, must(rules.content({ seats: 2 })), { secret: 'screens', nonces: ['a', 'b'] });
  while (!isOver(match.g)) {
    const [seat = 0] = rules.waitingFor(match.g);
    const options = rules.options(match.g, seat);
    must(answer(match, { seq: match.decisions.length, seat, choice: options[uniform(dice, options.length)] ?? 0 }));
  }
  return writeGameFile(toGameFile(match, { names: ['Mira', 'Ivo'] }));
};

const executablePath = findChromium();
if (executablePath === null) throw new Error('the pictures need a Chromium');
await buildIfStale();
const { server, address } = await serve();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

const visit = async (screen: BrowserContextOptions): Promise<Page> => {
  const context = await browser.newContext({ locale: 'en', colorScheme: 'dark', reducedMotion: 'reduce', ...screen });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('lastroad.settings', JSON.stringify({ pace: 0 })));
  return page;
};

const take = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready.then(() => null));
  // A page that has just jumped to its place is put on the screen in parts.
  await page.waitForTimeout(500);
  const path = resolve(folder, `${name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 78 });
  console.log(`${name}: ${Math.round(statSync(path).size / 1000)} kB`);
};

/** Takes the first choice a few times, so that something lies on the table. */
const playAWhile = async (page: Page, answers: number): Promise<void> => {
  const open = page.locator('.question:not([aria-busy="true"]) .choices button, .score').first();
  for (let done = 0; done < answers; done++) {
    await open.waitFor();
    await page.keyboard.press('1');
  }
  await open.waitFor();
};

const startGame = async (page: Page, game: string): Promise<void> => {
  await page.goto(`${address}#/setup/${game}`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await playAWhile(page, 6);
};

const takePages = async (): Promise<readonly string[]> => {
  const page = await visit(WIDE);
  await page.goto(address);
  await page.locator('.game-card').first().waitFor();
  await take(page, 'home');
  const ready = page.locator('.game-card', { has: page.getByRole('link', { name: 'Set up a game' }) });
  const games = await ready.evaluateAll(cards => cards.map(card => card.getAttribute('data-game') ?? ''));
  await page.goto(`${address}#/rules/TR-SLAM-4`);
  await page.locator('.marked').waitFor();
  await take(page, 'rules');
  await page.context().close();
  return games;
};

const takeGame = async (game: string): Promise<void> => {
  const page = await visit(WIDE);
  await page.goto(`${address}#/setup/${game}`);
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await take(page, `${game}-setup`);
  await startGame(page, game);
  await take(page, `${game}-table`);
  await page.goto(`${address}#/learn/${game}`);
  await page.locator('.lesson-words').waitFor();
  await take(page, `${game}-learn`);
  const phone = await visit(PHONE);
  await startGame(phone, game);
  await take(phone, `${game}-phone`);
  await takeLookingBack(page, game);
  await page.context().close();
  await phone.context().close();
};

const takeLookingBack = async (page: Page, game: string): Promise<void> => {
  const rules = RULES[game];
  if (rules === undefined) return;
  await page.goto(address);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file', exact: true }).click();
  const buffer = Buffer.from(finishedGame(rules));
  await (await choosing).setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.locator('.replay .chip-good').waitFor();
  await page.getByRole('button', { name: 'Round 2' }).click();
  await take(page, `${game}-replay`);
  await page.goto(page.url().replace('#/replay/', '#/table/'));
  await page.locator('.score').waitFor();
  await take(page, `${game}-score`);
};

try {
  mkdirSync(folder, { recursive: true });
  for (const game of await takePages()) await takeGame(game);
} finally {
  await browser.close();
  server.close();
}
