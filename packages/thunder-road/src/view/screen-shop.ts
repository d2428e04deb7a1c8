import type { Message, Seat } from '@lastroad/kernel';
import type { ThunderContent } from '../rows.ts';
import { type Car, FACE_DOWN, NONE } from '../state.ts';
import { leaderName, upgradeName } from './names.ts';
import type { ThunderView } from './view.ts';

type Say = (message: Message) => string;

/** The leader of a seat and its command tokens. */
export const leaderLines = (content: ThunderContent, { leaders }: ThunderView, seat: Seat, say: Say): string[] => {
  const leader = leaders?.kept[seat] ?? NONE;
  if (leaders === null || leader === NONE || leader === FACE_DOWN) return [];
  const power: Message = { key: `power.${content.leaders[leader].power}` };
  const values = { leader: leaderName(content, leader), power, tokens: leaders.tokens[seat] };
  return [`   ${say({ key: 'screen.leader', values })}`];
};

/** The upgrade on a car, as far as it is shown, and the tokens on it. */
export const upgradeOn = (content: ThunderContent, { upgrades }: ThunderView, car: Car): Message[] => {
  const card = upgrades?.fitted[car] ?? NONE;
  if (upgrades === null || card === NONE || card === FACE_DOWN) return [];
  const asleep = upgrades.asleep[car] ? 'yes' : 'no';
  const name: Message = { key: 'screen.upgrade', values: { upgrade: upgradeName(content, card), asleep } };
  const count = upgrades.charges[car];
  return count > 0 ? [name, { key: 'screen.charges', values: { count } }] : [name];
};

/** The hand of whoever looks. */
export const handLines = (content: ThunderContent, { upgrades }: ThunderView, say: Say): string[] => {
  if (upgrades === null || upgrades.hand.length === 0) return [];
  const cards = upgrades.hand.map(card => say(upgradeName(content, card))).join(', ');
  return [say({ key: 'screen.hand', values: { cards } })];
};
