import { beforeAll, expect, test } from 'vitest';
import { choices, executablePath, open, PHONE, playToTheEnd, type Served, startGame, visit, WIDE } from './visitor.ts';

let place: Served;
beforeAll(async () => {
  if (executablePath !== '') place = await open();
});

test.skipIf(!executablePath).each([
  ['a wide screen', WIDE],
  ['a phone', PHONE],
])('on %s a whole game against bots goes to its score', async (_name, screen) => {
  const { page, complaints } = await visit(screen);
  await startGame(page, place.address);

  const turns = await playToTheEnd(page);

  expect(turns).toBeGreaterThan(5);
  await page
    .getByRole('dialog', { name: 'Final score' })
    .getByText(/wins!|share the victory!/)
    .waitFor();
  expect(await page.locator('.score-line').count()).toBe(3);
  expect(complaints).toEqual([]);
});

test.skipIf(!executablePath)('two people share one screen, and it hides secrets in between', async () => {
  const { page, complaints } = await visit();
  await startGame(page, place.address, 2);
  await page.getByRole('heading', { name: 'Pass the device to Player 1' }).waitFor();
  const before = await page.locator('.toy-cards svg').count();

  await page.getByRole('button', { name: 'I am Player 1' }).click();
  await choices(page).first().waitFor();
  const hand = await page.locator('.toy-cards .toy-card-worth').count();
  await playToTheEnd(page);

  expect([before, hand]).toEqual([0, 3]);
  expect(complaints).toEqual([]);
});

test.skipIf(!executablePath)('undo, redo and "why not?" work at the table', async () => {
  const { page, complaints } = await visit();
  await startGame(page, place.address, 3);
  await page.getByRole('button', { name: 'I am Player 1' }).click();
  const first = 'Which card do you put down?';
  await page.getByRole('heading', { name: first }).waitFor();
  await choices(page).first().click();
  await page.getByRole('heading', { name: 'double your bid' }).waitFor();

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('heading', { name: first }).waitFor();
  await page.keyboard.press('y');
  await page.getByRole('heading', { name: 'double your bid' }).waitFor();
  await page.keyboard.press('z');
  await page.getByRole('heading', { name: first }).waitFor();
  await page.getByRole('button', { name: '33 things are not possible now' }).click();
  await page.locator('.other').first().click();

  await page.getByRole('dialog', { name: 'Why not?' }).getByText('That card is not in your hand.').waitFor();
  expect(await page.getByRole('dialog').innerText()).toContain('TOY-3');
  expect(complaints).toEqual([]);
});

test.skipIf(!executablePath)(
  'with "confirm every choice" the first press only shows what the second does',
  async () => {
    const { page, complaints } = await visit(WIDE, { pace: 0, confirm: true });
    await startGame(page, place.address, 3);
    await page.getByRole('button', { name: 'I am Player 1' }).click();
    const choice = choices(page).first();

    await choice.click();
    await choice.getByText('Confirm: card').waitFor();
    await choice.click();

    await page.getByRole('heading', { name: 'double your bid' }).waitFor();
    expect(complaints).toEqual([]);
  },
);

test.skipIf(!executablePath)('a hint tells the best choices with reasons, and lights them up', async () => {
  const { page, complaints } = await visit();
  await startGame(page, place.address, 3);
  await page.getByRole('button', { name: 'I am Player 1' }).click();
  await choices(page).first().click();
  await page.getByRole('heading', { name: 'double your bid' }).waitFor();

  await page.keyboard.press('h');
  await page.getByRole('heading', { name: 'What a bot would do' }).waitFor();

  expect(await page.locator('.hints li').count()).toBe(2);
  expect(await page.locator('.hints').innerText()).toMatch(/outlook \d+%/);
  const best = await page.locator('.hints li b').first().innerText();
  expect(await page.locator('.choices .button-main').innerText()).toContain(best);
  await page.keyboard.press('h');
  await page.locator('.hints li').first().waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
});

test.skipIf(!executablePath)('bots that search play to the end, and stop thinking when the table is left', async () => {
  const { page, complaints } = await visit();
  await page.goto(`${place.address}#/setup/toy`);
  const bots = page.getByRole('radiogroup', { name: /Who is player [2-9]/ });
  for (const bot of await bots.all()) await bot.getByText('Strong bot').click();
  await page.getByRole('radiogroup', { name: 'Rounds to be played' }).getByText('3').click();
  await page.getByRole('button', { name: 'Start the game' }).click();

  await playToTheEnd(page);
  const atTable = page.workers().length;
  await page.getByRole('dialog').getByRole('button', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Look back' }).waitFor();

  expect(atTable).toBeGreaterThan(0);
  await expect.poll(() => page.workers().length).toBe(0);
  expect(complaints).toEqual([]);
});
