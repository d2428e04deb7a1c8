import { readFileSync } from 'node:fs';

/** The piece of configuration in the operators' guide that has this line in it, without what it is moved in by. */
export const guideHas = (line: string): string => {
  const guide = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const blocks = guide.match(/(?:^ {4}.*\n|^\n(?= {4}))+/gm) ?? [];
  const found = blocks.filter(block => block.includes(line));
  if (found.length !== 1) throw new Error(`the guide has ${found.length} pieces with "${line}"`);
  return (found[0] ?? '').replaceAll(/^ {4}/gm, '').trim();
};
