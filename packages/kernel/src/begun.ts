import type { Content } from './game.ts';
import type { Result } from './result.ts';

/** What a file, or a server, says of how a game was begun. */
export interface Begun {
  readonly version: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly pack: unknown;
}

/** What must be known of a game for that. */
interface Dated {
  meant?(version: number, options: Begun['options']): readonly number[];
  content(options: Begun['options'], pack: unknown, version: number, named: number): Result<Content>;
}

/**
 * The version of the rules that a game was begun under: the one it says, unless several states of the rules have called
 * themselves so. Then it is the first of them whose content is the one that the game was played with, or else the last.
 */
export const begunUnder = (
  rules: Dated,
  { version, options, pack }: Begun,
  isIt: (content: Content) => boolean,
): number => {
  const meant = rules.meant?.(version, options) ?? [version];
  const found = meant.slice(0, -1).find(each => {
    // Rulings that came later gave it another name.
    const content = rules.content(options, pack, each, each);
    return content.ok && isIt(content.value);
  });
  return found ?? meant.at(-1) ?? version;
};
