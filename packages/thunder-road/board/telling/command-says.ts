import type { Message } from '@lastroad/kernel';
import type { ThunderContent } from '../../src/index.ts';

/** What a command does: what it makes of its car, where that is all, or what is said of commands of its kind. */
export const commandSays = (content: ThunderContent, row: number): Message => {
  const { boosts, power = '' } = content.commands[row] ?? {};
  return { key: boosts === undefined ? `face.command.${power}` : `power.${boosts}` };
};
