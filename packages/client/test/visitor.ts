// A visitor with a real browser, who uses nothing but what can be seen: links, buttons and lit places.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { buildIfStale, type Served, serve } from './built.ts';

export type { Served } from './built.ts';

export const executablePath = process.env['LASTROAD_CHROMIUM'] ?? '';

export const WIDE = { viewport: { width: 1440, height: 900 } };
export const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Milliseconds to wait for anything to be seen, also on a machine that has much else to do. */
const PATIENCE = 120_000;

/**
 * What Playwright turns off, and the pages that wait behind the address bar of every window: headless nobody types there,
 * and they cost as much as what is tested. The last switch of a kind is the one that counts.
 */
const OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

let browser: Promise<Browser> | null = null;
let place: Promise<Served> | null = null;

/** The browser of this process: the files that it runs share it, every visit has cookies and storage of its own. */
export const theBrowser = (): Promise<Browser> => (browser ??= launch());

const launch = async (): Promise<Browser> => {
  const launched = await chromium.launch({
    executablePath,
    timeout: PATIENCE,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${OFF.join(',')}`,
    ],
  });
  // One that crashes takes only its visitors along.
  launched.on('disconnected', () => {
    browser = null;
  });
  return launched;
};

const openPlace = async (): Promise<Served> => {
  await buildIfStale();
  return serve();
};

/** The pages as they are built; the files that this process runs share them too. */
export const open = (): Promise<Served> => (place ??= openPlace());

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything the page complained of. */
  readonly complaints: string[];
}

/** A fresh visitor, gone when the test is over; without animation or anything kept for later, unless asked for. */
export const visit = async (
  options: BrowserContextOptions = WIDE,
  settings: Readonly<Record<string, unknown>> = { pace: 0 },
): Promise<Visit> => {
  const context = await (await theBrowser()).newContext({
    locale: 'en',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    // It would fetch everything there is, once more for every visitor.
    serviceWorkers: 'block',
    ...options,
  });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(error.message));
  await page.addInitScript(kept => {
    if (localStorage.getItem('lastroad.settings') === null) localStorage.setItem('lastroad.settings', kept);
  }, JSON.stringify(settings));
  return { page, context, complaints };
};

/** The answers to the open question: one that has been answered stays on the screen for a moment, and takes no more. */
export const choices = (page: Page): Locator => page.locator('.question:not([aria-busy="true"]) .choices button');

/** Waits until whoever is at the screen may answer, or has to take it over. */
export const readyToAnswer = (page: Page): Promise<void> => choices(page).or(page.locator('.pass')).first().waitFor();

/** From the first page to a running game, by the links and buttons on the way. */
export const startGame = async (page: Page, address: string, people = 1): Promise<void> => {
  await page.goto(`${address}?workshop`);
  await page.locator('[data-game="toy"]').getByRole('link', { name: 'Set up a game' }).click();
  await page.getByRole('heading', { name: 'The Small Auction' }).waitFor();
  for (let seat = 1; seat < people; seat++) {
    await page
      .getByRole('radiogroup', { name: `Who is player ${seat + 1}` })
      .getByText('Person here')
      .click();
  }
  await page.getByRole('radiogroup', { name: 'Rounds to be played' }).getByText('3').click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.question').waitFor();
};

/** Told what is asked about, and how many answers there are. */
type IsEnough = (about: string, options: number) => boolean;

/** A game that four others have played at random, as a file: whole, or as far as was enough. */
export const playedGame = (seed: number, rules: Rules, isEnough: IsEnough = () => false): string => {
  const dice: Chance = { key: keyFromSeed(seed), drawn: 0 };
  const match = startMatch(rules, must(rules.content({ seats: 4 })), { secret: 'shown', nonces: ['a', 'b', 'c', 'd'] });
  while (!isOver(match.g)) {
    const [seat = 0] = rules.waitingFor(match.g);
    const options = rules.options(match.g, seat);
    if (isEnough(rules.question(match.g, seat)?.about ?? '', options.length)) break;
    must(answer(match, { seq: match.decisions.length, seat, choice: options[uniform(dice, options.length)] ?? 0 }));
  }
  return writeGameFile(toGameFile(match, { names: ['Mira', 'Ivo', 'Ana', 'Leo'] }));
};

export const finishedGame = (seed: number): string => playedGame(seed, toy);

/** Goes on in another language. */
export const speak = async (page: Page, language: string): Promise<void> => {
  await page.evaluate(code => {
    const kept = JSON.parse(localStorage.getItem('lastroad.settings') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('lastroad.settings', JSON.stringify({ ...kept, language: code }));
  }, language);
  await page.reload();
};

export const dialog = (page: Page): Locator => page.locator('[role="dialog"]');

/** Opens a game file on the first page. */
export const openFile = async (page: Page, text: string): Promise<void> => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file', exact: true }).click();
  await (await choosing).setFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
};

interface Target {
  readonly kind: 'press' | 'wait' | 'over' | 'close';
  readonly x: number;
  readonly y: number;
  readonly seq: string;
}

/**
 * Where a finger would go next: a lit place, a button that does more than tidy up, the way on. A target that something
 * covers is no target, nor is a question that has been answered; what a slip of the finger has opened is closed again.
 */
export const nextTarget = (page: Page, dice: number): Promise<Target> =>
  page.evaluate(roll => {
    const seq = document.querySelector('.question')?.getAttribute('data-seq') ?? '';
    const nothing = { kind: 'wait', x: 0, y: 0, seq } as const;
    if (document.querySelector('.score') !== null) return { ...nothing, kind: 'over' } as const;
    if (document.querySelector('.sheet') !== null) return { ...nothing, kind: 'close' } as const;
    if (document.querySelector('.question[aria-busy="true"]') !== null) return nothing;
    const lit = [...document.querySelectorAll('.spot-lit')];
    const buttons = [...document.querySelectorAll('.choices button:not(.button-quiet), .pass .button-main')];
    const wanted = lit.length > 0 && roll % 2 === 0 ? lit : buttons;
    const target = wanted[(roll >> 1) % Math.max(1, wanted.length)];
    if (target === undefined) return nothing;
    target.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return target.contains(document.elementFromPoint(x, y)) ? ({ kind: 'press', x, y, seq } as const) : nothing;
  }, dice);

/** Whatever was pressed has taken effect, or so much time has passed that one looks again. */
export const somethingNew = (page: Page, seq: string): Promise<unknown> =>
  page
    .waitForFunction(
      before =>
        (document.querySelector('.question')?.getAttribute('data-seq') ?? '') !== before ||
        document.querySelector('.sheet, .score') !== null,
      seq,
      { polling: 10, timeout: 1000 },
    )
    .catch(() => null);

interface Played {
  readonly isOver: boolean;
  readonly presses: number;
}

type Watch = (presses: number) => Promise<void>;

/** Plays for a while, now on the board, now by the buttons; `watch` may look on before each press. Waiting is no turn. */
export const playOn = async (page: Page, most: number, watch?: Watch, enough = most): Promise<Played> => {
  let dice = 7;
  let presses = 0;
  for (let turn = 0; turn < most && presses < enough; ) {
    dice = (dice * 75 + 74) % 65537;
    const { kind, x, y, seq } = await nextTarget(page, dice);
    if (kind === 'over') return { isOver: true, presses };
    if (kind === 'wait') {
      await page.waitForTimeout(20);
      continue;
    }
    turn++;
    if (kind === 'close') await page.keyboard.press('Escape');
    else {
      await watch?.(presses);
      presses++;
      await page.mouse.click(x, y);
      await somethingNew(page, seq);
    }
  }
  return { isOver: false, presses };
};

/** Plays until the score is shown. */
export const playToTheEnd = async (page: Page, most = 600, watch?: Watch): Promise<number> => {
  const { isOver, presses } = await playOn(page, most, watch);
  if (isOver) return presses;
  throw new Error(`the game is not over after ${most} steps: ${await page.locator('.question').innerText()}`);
};

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Looks for whatever keeps somebody from using the page. */
export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  // A colour on its way to another one is neither, and what opens is there a moment before it is to be seen.
  await page.waitForFunction(
    () =>
      !document.getAnimations().some(moving => moving instanceof CSSTransition) &&
      [...document.querySelectorAll('[role="dialog"]')].every(opened =>
        opened.checkVisibility({ opacityProperty: true }),
      ),
  );
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(how: object): Promise<{ violations: Violation[] }> } };
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  const told = found.flatMap(({ id, nodes }) =>
    nodes.map(node => `${where}: ${id}: ${node.html} ${node.failureSummary ?? ''}`),
  );
  expect(told).toEqual([]);
};
