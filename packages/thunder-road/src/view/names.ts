import type { Message, Seat } from '@lastroad/kernel';
import { type ModelRow, type ThunderContent, WAYS, type Way } from '../rows.ts';
import { type Car, FACE_DOWN, type Space } from '../state.ts';
import { CARDS, isCard } from '../verbs/dice.ts';
import { laneOf, rowOf } from '../verbs/geometry.ts';

/** The colours of the crews, by seat. */
const COLOURS = ['orange', 'blue', 'white', 'green', 'purple'] as const;

export const seatName = (seat: Seat): Message => ({ key: `crew.${COLOURS[seat]}` });

export const wayName = (way: Way): Message => ({ key: `way.${WAYS[way]}` });

/** Cars of a crew are told apart by their size, whatever else it drives by its name. */
const vehicleName = (seat: Seat, { body, name, size }: ModelRow): Message => {
  const crew = seatName(seat);
  return body === 'car'
    ? { key: 'car', values: { crew, size: { key: `size.${size}` } } }
    : { key: body, values: { crew, model: { key: `model.${name}` } } };
};

/** The row of a car in the state follows from the crews, so events can name cars without it. */
export const carName = (content: ThunderContent, car: Car): Message => {
  let before = 0;
  for (const [seat, crew] of content.seating.entries()) {
    const { models } = content.crews[crew];
    const model = content.models.find(({ name }) => name === models[car - before]);
    if (model !== undefined) return vehicleName(seat, model);
    before += models.length;
  }
  return { key: 'wreckNumber', values: { number: car - before + 1 } };
};

/** A card as it is typed: its value, and the sizes it hits. */
export const cardText = ({ deck }: ThunderContent, die: number): string => {
  const { value, face } = deck[die - CARDS];
  return `${value}${face}`;
};

/** A die by its value, a card in the hand of somebody else by its back. */
export const dieText = (content: ThunderContent, die: number): string =>
  die === FACE_DOWN ? '?' : isCard(die) ? cardText(content, die) : String(die);

/** TR-GER-3: a die, or a card that stands for one. */
export const dieName = (content: ThunderContent, die: number): Message => {
  if (!isCard(die)) return { key: 'choice.die', values: { die } };
  const { value, face } = content.deck[die - CARDS];
  return { key: 'choice.card', values: { die: value, sizes: face.split('').join(' ') } };
};

export const commandName = ({ commands }: ThunderContent, command: number): Message => ({
  key: `command.${commands[command].name}`,
});

export const leaderName = ({ leaders }: ThunderContent, leader: number): Message => ({
  key: `leader.${leaders[leader].name}`,
});

export const upgradeName = ({ upgrades }: ThunderContent, upgrade: number): Message => ({
  key: `upgrade.${upgrades[upgrade].name}`,
});

/** Tiles are numbered from the start of the race, lanes and rows from 1 as one drives. */
export const spaceName = (content: ThunderContent, space: Space): Message => ({
  key: 'space',
  values: {
    tile: Math.floor(space / content.area) + 1,
    lane: laneOf(content, space) + 1,
    row: (rowOf(content, space) % content.limits.rows) + 1,
  },
});
