import type { Message } from '@lastroad/kernel';
import type { AmbushPart } from '../cards.ts';

const ambushPart = (part: AmbushPart): Message => {
  if ('damage' in part)
    return { key: 'choice.ambush.damage', values: { n: part.damage, area: { key: `area.${part.area}` } } };
  const [[what, n]] = Object.entries(part) as [[string, number]];
  return { key: `choice.ambush.${what}`, values: { n } };
};

/** One way to suffer an ambush, in words. */
export const ambushWay = (parts: readonly AmbushPart[]): Message => ({
  key: `choice.ambush.${Math.min(2, parts.length)}`,
  values: { first: ambushPart(parts[0]), second: ambushPart(parts[parts.length - 1]) },
});
