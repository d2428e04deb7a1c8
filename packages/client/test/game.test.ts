import { afterAll, beforeAll, expect, test } from 'vitest';
import { executablePath, open, PHONE, type Place, playToTheEnd, startGame, visit, WIDE } from './visitor.ts';

let place: Place;
beforeAll(async () => {
  if (executablePath !== '') place = await open();
});
afterAll(() => place?.close());

test.skipIf(!executablePath).each([
  ['a wide screen', WIDE],
  ['a phone', PHONE],
])('on %s a whole game against bots goes to its score', async (_name, screen) => {
  const { page, context, complaints } = await visit(place, screen);
  await startGame(page, place.address);

  const turns = await playToTheEnd(page);

  expect(turns).toBeGreaterThan(5);
  await page
    .getByRole('dialog', { name: 'Final score' })
    .getByText(/wins!|share the victory!/)
    .waitFor();
  expect(await page.locator('.score-line').count()).toBe(3);
  expect(complaints).toEqual([]);
  await context.close();
});

test.skipIf(!executablePath)('two people share one screen, and it hides secrets in between', async () => {
  const { page, context, complaints } = await visit(place);
  await startGame(page, place.address, 2);
  await page.getByRole('heading', { name: 'Pass the device to Player 1' }).waitFor();
  const before = await page.locator('.toy-cards svg').count();

  await page.getByRole('button', { name: 'I am Player 1' }).click();
  await page.locator('.choices').waitFor();
  const hand = await page.locator('.toy-cards .toy-card-worth').count();
  await playToTheEnd(page);

  expect([before, hand]).toEqual([0, 3]);
  expect(complaints).toEqual([]);
  await context.close();
});

test.skipIf(!executablePath)('undo, redo and "why not?" work at the table', async () => {
  const { page, context, complaints } = await visit(place);
  await startGame(page, place.address, 3);
  await page.getByRole('button', { name: 'I am Player 1' }).click();
  const first = 'Which card do you put down?';
  await page.getByRole('heading', { name: first }).waitFor();
  await page.locator('.choices button').first().click();
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
  await context.close();
});

test.skipIf(!executablePath)(
  'with "confirm every choice" the first press only shows what the second does',
  async () => {
    const { page, context } = await visit(place, WIDE, { pace: 0, confirm: true });
    await startGame(page, place.address, 3);
    await page.getByRole('button', { name: 'I am Player 1' }).click();
    const choice = page.locator('.choices button').first();

    await choice.click();
    const asked = await choice.innerText();
    await choice.click();

    expect(asked).toContain('Confirm: card');
    await page.getByRole('heading', { name: 'double your bid' }).waitFor();
    await context.close();
  },
);
