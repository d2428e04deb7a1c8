import { retrace, SPECTATOR } from '@lastroad/kernel';
import { whole } from '../args.ts';
import { command } from '../command.ts';
import { openGameFile } from '../files.ts';
import { Failure, UsageError } from '../problems.ts';
import { sayFor } from '../registry.ts';
import { type Album, type Eye, page } from '../replay/step.ts';
import { seatsOf } from '../settle.ts';
import type { Terminal } from '../terminal.ts';

export const replay = command(
  {
    name: 'replay',
    summary: 'Go through a game file step by step',
    operand: { name: 'FILE' },
    flags: {
      seat: { type: 'string', value: 'N', about: "look from this seat; left out, a spectator's view" },
      all: { type: 'boolean', about: 'look from the seat that is asked, whichever it is' },
      at: { type: 'string', value: 'K', about: 'show only the position after K decisions' },
      from: { type: 'string', value: 'K', about: 'begin after K decisions' },
    },
    notes: ['Enter goes on, a number jumps, "b" goes back, "q" quits. Through a pipe all steps are printed.'],
  },
  async ({ operand: path = '', values }, { registry, terminal }) => {
    const { file, rules } = openGameFile(registry, path);
    const retraced = retrace(rules, file);
    if (!retraced.ok) throw new Failure(`${path}: ${retraced.detail}`);
    const eye = eyeFrom(values, seatsOf(retraced.value.match.g.content));
    const album: Album = { rules, say: sayFor(rules), file, retraced: retraced.value, eye };
    const last = file.decisions.length;
    if (values.at !== undefined) showPage(album, whole(values.at, '--at', 0, last), terminal);
    else {
      const first = whole(values.from ?? '0', '--from', 0, last);
      if (terminal.live) await leaf(album, first, terminal);
      else for (let at = first; at <= last; at++) showPage(album, at, terminal);
    }
    return 0;
  },
);

const eyeFrom = (
  values: { readonly seat?: string | undefined; readonly all?: boolean | undefined },
  seats: number,
): Eye => {
  if (values.all && values.seat !== undefined) throw new UsageError('--seat and --all exclude each other; give one');
  if (values.all) return 'asked';
  return values.seat === undefined ? SPECTATOR : whole(values.seat, '--seat', 1, seats) - 1;
};

const showPage = (album: Album, at: number, { print, paint, width }: Terminal): void => {
  print(...page(album, at, paint, width), '');
};

/** Turns pages as the reader wishes. */
const leaf = async (album: Album, first: number, terminal: Terminal): Promise<void> => {
  const last = album.file.decisions.length;
  const lines = terminal.lines();
  let at = first;
  for (let shown = -1; ; ) {
    if (shown !== at) showPage(album, at, terminal);
    shown = at;
    const line = (await lines.next(terminal.paint.faint(`Enter: on, b: back, 0-${last}: jump, q: quit > `)))?.trim();
    if (line === undefined || /^q/i.test(line)) break;
    if (line === '' && at === last) break;
    if (line === '') at++;
    else if (/^b/i.test(line)) at = Math.max(0, at - 1);
    else if (/^\d+$/.test(line) && Number(line) <= last) at = Number(line);
    else terminal.print(`"${line}" is no number from 0 to ${last}.`);
  }
  lines.close();
};
