// Full tables in the middle of a game: a person and three bots or more, as a browser keeps them.
import { botOf, seenBy } from '@lastroad/bots';
import { isGame } from '@lastroad/games';
import { playableOf } from '@lastroad/games/insights';
import { answer, isOver, type Match, must, type Options, startMatch, toGameFile } from '@lastroad/kernel';
import type { Page } from 'playwright-core';
import type { KeptGame } from '../src/store/kept-game.ts';
import { branchOff } from '../src/table/new-game.ts';
import { choices } from './visitor.ts';

const SEATS = [
  { name: 'Mira', level: null },
  { name: 'Ivo', level: 'greedy' },
  { name: 'Ana', level: 'greedy' },
  { name: 'Leo', level: 'greedy' },
  { name: 'Zoe', level: 'greedy' },
];
const USUAL_SEATS = 4;
const ME = 0;

/** The first question to the person when so much of the game has been played. */
const questionAfter = ({ decisions }: Match, share: number): number =>
  decisions.findIndex(({ seat }, at) => seat === ME && at >= decisions.length * share);

/** How a game came to where somebody joins it. */
interface Before {
  /** How much of it has been played. */
  readonly share: number;
  /** By what kind of bots. */
  readonly level: 'greedy' | 'random';
}

const MIDDLE: Before = { share: 0.5, level: 'greedy' };

/** Bots play a game in all seats; a person takes one of them over on the way. The same seed, the same game. */
const crowdedGame = async (
  game: string,
  options: Options,
  seed: number,
  { share, level }: Before,
): Promise<KeptGame> => {
  if (!isGame(game)) throw new Error(`no game is called ${game}`);
  const playable = await playableOf(game);
  const { rules } = playable;
  const bot = botOf({ name: level, level });
  const seats = SEATS.slice(0, Number(options['seats'] ?? USUAL_SEATS));
  const nonces = seats.map(({ name }) => name);
  const match = startMatch(rules, must(rules.content({ ...options, seats: seats.length })), {
    secret: `${seed}`,
    nonces,
  });
  while (!isOver(match.g)) {
    const [seat = ME] = rules.waitingFor(match.g);
    const { choice } = bot.think(seenBy(playable, match.g, seat, `${seed}/${match.decisions.length}`));
    must(answer(match, { seq: match.decisions.length, seat, choice }));
  }
  return must(
    branchOff(rules, toGameFile(match, { names: nonces }), questionAfter(match, share), { seats, hidesSecrets: false }),
  );
};

/** Puts a game among those of the browser, which has been to the first page. */
export const putGame = (page: Page, game: KeptGame): Promise<void> =>
  page.evaluate(
    kept =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('lastroad');
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('games', 'readwrite');
          writing.objectStore('games').put(kept);
          writing.addEventListener('complete', () => resolve());
          writing.addEventListener('abort', () => reject(writing.error ?? new Error('not kept')));
        });
      }),
    game,
  );

/** From the first page to a full table, where the person is asked; bots at the pace of the visit. */
export const joinTable = async (
  page: Page,
  address: string,
  game: string,
  options: Options,
  seed: number,
  before: Before = MIDDLE,
): Promise<void> => {
  const kept = await crowdedGame(game, options, seed, before);
  await page.goto(`${address}#/`);
  await page.getByRole('button', { name: 'Choose a file', exact: true }).waitFor();
  await putGame(page, kept);
  await page.goto(`${address}#/table/${kept.id}`);
  await choices(page).first().waitFor();
};
