import {
  type GameFile,
  hex,
  type Options,
  type Result,
  type Rules,
  replay,
  startMatch,
  toGameFile,
} from '@lastroad/kernel';
import type { KeptGame } from '../store/kept-game.ts';
import type { SeatPlan } from './table.ts';

/** As many words of 32 bits as asked for. */
const randomHex = (words: number): string => hex(crypto.getRandomValues(new Uint32Array(words)));

export interface Plan {
  readonly options: Options;
  readonly pack: unknown;
  readonly seats: readonly SeatPlan[];
  readonly hidesSecrets: boolean;
}

const keptFrom = (rules: Rules, file: GameFile, save: string, plan: Omit<Plan, 'options' | 'pack'>): KeptGame => {
  const now = Date.now();
  return { id: `${rules.id}-${randomHex(2)}`, file, save, ...plan, created: now, changed: now };
};

/** A new game with dice that nobody chose; refused where the options or the owner's pack are. */
export const newGame = (rules: Rules, { options, pack, seats, hidesSecrets }: Plan): Result<KeptGame> => {
  const content = rules.content(options, pack);
  if (!content.ok) return content;
  const chance = { secret: randomHex(8), nonces: seats.map(() => randomHex(4)) };
  const match = startMatch(rules, content.value, chance, pack);
  const file = toGameFile(match, { names: seats.map(seat => seat.name) });
  return { ok: true, value: keptFrom(rules, file, rules.save(match.g), { seats, hidesSecrets }) };
};

/** A game that goes on from a position of another one. */
export const branchOff = (
  rules: Rules,
  file: GameFile,
  at: number,
  plan: Omit<Plan, 'options' | 'pack'>,
): Result<KeptGame> => {
  const played = replay(rules, file, at);
  if (!played.ok) return played;
  const names = plan.seats.map(seat => seat.name);
  const branch = toGameFile(played.value, { names, notes: file.notes.filter(note => note.at <= at) });
  return { ok: true, value: keptFrom(rules, branch, rules.save(played.value.g), plan) };
};

/** A game that came as a file. Who sat where is a matter of its options: bots may have added nothing to the dice. */
export const adopt = (rules: Rules, file: GameFile): Result<KeptGame> => {
  const content = rules.content(file.options, file.pack, file.version);
  if (!content.ok) return content;
  const count = Number(content.value.options['seats']);
  const seats = Array.from({ length: count }, (_, seat) => ({ name: file.names[seat] ?? `${seat + 1}`, level: null }));
  return branchOff(rules, file, file.decisions.length, { seats, hidesSecrets: true });
};
