import type { Message } from '@lastroad/kernel';
import type { Car } from '../../src/state.ts';
import { NONE } from '../../src/state.ts';
import { carName } from '../../src/view/names.ts';
import { upgradeOn } from '../../src/view/screen-shop.ts';
import type { ThunderFaceProps } from '../props.ts';

/** A car and everything that can be seen of it, in words. */
export const wordsOfCar = ({ content, view, say }: ThunderFaceProps, car: Car): string => {
  const here = view.cars[car];
  if (here === undefined) return '';
  const told: Message[] = [carName(content, car)];
  if (!here.operable) told.push({ key: 'screen.inoperable' });
  if (here.burning) told.push({ key: 'screen.burning' });
  const slots = content.models[here.model]?.slots ?? 0;
  if (here.damage.length > 0) told.push({ key: 'screen.damage', values: { damage: here.damage.length, slots } });
  for (const card of here.lasting) {
    if (card !== NONE) told.push({ key: `lasting.${content.lasting[card]?.name}` });
  }
  told.push(...upgradeOn(content, view, car));
  return told.map(say).join(', ');
};
