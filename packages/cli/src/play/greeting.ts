import { parseBot } from '@lastroad/bots';
import { offeredValues, type SettingValue } from '@lastroad/kernel';
import { USUAL_BOT } from '../bots.ts';
import { type Entry, findGame, type Registry } from '../registry.ts';
import type { Lines, Terminal } from '../terminal.ts';
import { either, hang } from '../text.ts';
import { find } from './understand.ts';

/** What a newcomer has said he wants to play. */
export interface Wish {
  readonly entry: Entry;
  readonly seats: string;
  readonly people: number;
  /** The level of the others. */
  readonly bot: string;
}

/** Asks until the answer makes sense; Enter takes what is proposed. `null`: the input has ended. */
const ask = async <T>(
  lines: Lines,
  terminal: Terminal,
  { prompt, preset, read }: { prompt: string; preset: string; read: (text: string) => T | null },
): Promise<T | null> => {
  for (;;) {
    const line = await lines.next(`${prompt} ${terminal.paint.faint(`[${preset}]`)} `);
    if (line === null) return null;
    const answer = read(line.trim() || preset);
    if (answer !== null) return answer;
    terminal.print(`"${line.trim()}" will not do; press Enter for ${preset}.`);
  }
};

export const seatValues = ({ rules }: Entry): readonly SettingValue[] =>
  rules.settings.filter(({ name }) => name === 'seats').flatMap(offeredValues);

const presetSeats = ({ rules }: Entry): SettingValue =>
  rules.settings.find(({ name }) => name === 'seats')?.preset ?? '';

const askGame = async ({ games }: Registry, lines: Lines, terminal: Terminal): Promise<Entry | null> => {
  const { print, width } = terminal;
  const widest = Math.max(...games.map(({ title }) => title.length));
  print(...games.map(({ title, about }, i) => hang(`  ${i + 1}  ${title.padEnd(widest)}   `, about, width)), '');
  return ask(lines, terminal, {
    prompt: 'Which game?',
    preset: '1',
    read(text) {
      const found = find(
        text,
        games.map(({ title }) => title),
      );
      return typeof found === 'number' ? (games[found] ?? null) : (findGame({ games, module: '' }, text) ?? null);
    },
  });
};

const LEVELS = ['random', 'greedy', 'search'];

/** Welcomes somebody who has said nothing yet, and asks what a table needs. */
export const greet = async (registry: Registry, lines: Lines, terminal: Terminal): Promise<Wish | null> => {
  const { print, paint } = terminal;
  print('', `  ${paint.bold(paint.accent('L A S T R O A D'))}   board games at your terminal`, '');
  const entry = await askGame(registry, lines, terminal);
  if (entry === null) return null;
  const values = seatValues(entry).map(String);
  const seats = await ask(lines, terminal, {
    prompt: `How many seats (${either(values)})?`,
    preset: String(presetSeats(entry)),
    read: text => (values.includes(text) ? text : null),
  });
  if (seats === null) return null;
  const alone: Wish = { entry, seats, people: 1, bot: USUAL_BOT.name };
  if (seats === '1') return alone;
  const people = await ask(lines, terminal, {
    prompt: 'How many of them are people at this keyboard? The others are bots.',
    preset: '1',
    read: text => (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= Number(seats) ? Number(text) : null),
  });
  if (people === null) return null;
  if (people === Number(seats)) return { ...alone, people };
  const bot = await ask(lines, terminal, {
    prompt: `How good are the bots (${either(LEVELS)})?`,
    preset: USUAL_BOT.name,
    read: text => (parseBot(text).ok ? text : null),
  });
  return bot === null ? null : { ...alone, people, bot };
};
