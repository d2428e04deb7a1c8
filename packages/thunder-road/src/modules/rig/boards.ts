import type { CommandPower } from '../../rows.ts';
import { type Car, NONE, type Race, type RigState } from '../../state.ts';

/** TR-RIG-1. */
export const SECTIONS = 3;

/** The rig of this table. Only what is part of this module asks, and it speaks only where somebody has the rig. */
export const rigOf = ({ rig }: Race): RigState => {
  if (rig === undefined) throw new Error('nobody has the rig');
  return rig;
};

/** TR-RIG-2: the boards are empty, the sections wait coupled in the start area. */
export const setUp = (g: Race): void => {
  g.rig = {
    front: g.cars.findIndex(({ model }) => g.content.models[model].body === 'rig'),
    steering: 0,
    commands: new Array<number>(SECTIONS).fill(NONE),
    dice: new Array<number>(SECTIONS).fill(0),
    working: NONE,
    hurt: [],
    offRoad: [],
  };
};

/** The dice come off the boards. */
export const clearBoards = (g: Race): void => {
  const { commands, dice } = rigOf(g);
  commands.fill(NONE);
  dice.fill(0);
  rigOf(g).steering = 0;
};

/** Its sections, front to rear. */
export const sectionsOf = (g: Race): readonly Car[] => {
  const { front } = rigOf(g);
  return [front, front + 1, front + 2];
};

/** The commands on the board of a section. */
export const commandsOn = (g: Race, car: Car): readonly number[] => g.content.carried[g.cars[car].model];

/** The number of the section that a command is on. */
export const placeOf = (g: Race, command: number): number =>
  sectionsOf(g).findIndex(car => commandsOn(g, car).includes(command));

/** Whether the command that works this turn is of that kind. */
export const works = (g: Race, power: CommandPower): boolean => {
  const { working } = rigOf(g);
  return working !== NONE && g.content.commands[working].power === power;
};
