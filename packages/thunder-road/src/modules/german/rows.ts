import type { CrewRow, DeckRow } from '../../rows.ts';

/** TR-GER-1: a crew of cars that has a deck in place of dice. */
export const CREWS: readonly CrewRow[] = [
  {
    name: 'german',
    source: 'printed',
    models: ['small car', 'medium car', 'large car'],
    commands: ['airstrike', 'nitro', 'drift', 'repair'],
    dice: 5, // TR-GER-2
    deck: true,
  },
];

/**
 * TR-DB-26, TR-DB-27: three cards of each value, with the faces of the shooting die three times over; that both are so is
 * inferred. Which face is with which value is ours: good shots are on slow cards. An owner's pack may pair them otherwise.
 */
export const DECK: readonly DeckRow[] = [
  { name: '1a', source: 'designed', module: 'german', value: 1, face: 'SML' },
  { name: '1b', source: 'designed', module: 'german', value: 1, face: 'SM' },
  { name: '1c', source: 'designed', module: 'german', value: 1, face: 'L' },
  { name: '2a', source: 'designed', module: 'german', value: 2, face: 'SML' },
  { name: '2b', source: 'designed', module: 'german', value: 2, face: 'M' },
  { name: '2c', source: 'designed', module: 'german', value: 2, face: 'L' },
  { name: '3a', source: 'designed', module: 'german', value: 3, face: 'SML' },
  { name: '3b', source: 'designed', module: 'german', value: 3, face: 'M' },
  { name: '3c', source: 'designed', module: 'german', value: 3, face: 'L' },
  { name: '4a', source: 'designed', module: 'german', value: 4, face: 'SM' },
  { name: '4b', source: 'designed', module: 'german', value: 4, face: 'L' },
  { name: '4c', source: 'designed', module: 'german', value: 4, face: 'L' },
  { name: '5a', source: 'designed', module: 'german', value: 5, face: 'SM' },
  { name: '5b', source: 'designed', module: 'german', value: 5, face: 'L' },
  { name: '5c', source: 'designed', module: 'german', value: 5, face: 'L' },
  { name: '6a', source: 'designed', module: 'german', value: 6, face: 'M' },
  { name: '6b', source: 'designed', module: 'german', value: 6, face: 'L' },
  { name: '6c', source: 'designed', module: 'german', value: 6, face: 'L' },
];
