import type { Frame, Reason, Seat } from '@lastroad/kernel';
import { NOTHING } from '../../rules/answers.ts';
import { because } from '../../rules/reasons.ts';
import { type Car, NONE, OUT, type Race, task } from '../../state.ts';
import { note } from '../../verbs/occasions.ts';
import { eliminateAll } from '../../verbs/outcome.ts';
import { commandsOn, placeOf, rigOf, sectionsOf } from './boards.ts';

const ascending = (a: number, b: number): number => a - b;

/** TR-RIG-29, TR-RIG-31: the commands of a section that can still be damaged; never its repair. */
export const openSpots = (g: Race, car: Car): readonly number[] => {
  const { hurt } = rigOf(g);
  return commandsOn(g, car)
    .filter(row => !g.content.commands[row].sheltered && !hurt.includes(row))
    .toSorted(ascending);
};

const allOpenSpots = (g: Race): readonly number[] =>
  sectionsOf(g)
    .flatMap(car => openSpots(g, car))
    .toSorted(ascending);

/** TR-RIG-30, TR-DMG-5: a minor token covers the command. There are always enough of them. */
export const batterAt = (g: Race, command: number): void => {
  const { front, hurt } = rigOf(g);
  const car = front + placeOf(g, command);
  hurt.push(command);
  hurt.sort(ascending);
  g.cars[car].damage.push(g.content.minor);
  g.cars[car].lasting.push(NONE);
  g.events?.push({ type: 'battered', car, command });
  note(g, 'damaged', g.cars[car].seat, car);
  // TR-RIG-32, TR-RIG-33: six of them are the end, whatever they came from.
  if (allOpenSpots(g).length === 0) eliminateAll(g, sectionsOf(g), () => 'battered');
};

/** TR-RIG-30: one minor damage, where the owner of the rig wants it. */
export const batter = task('batter', (seat: Seat) => ({ seat }), {
  chooseSpot: {
    about: 'spot',
    options: g => (g.cars[rigOf(g).front].at === OUT ? NOTHING : allOpenSpots(g)),
    take: (g, _f, spot) => batterAt(g, spot),
    whyNot: (g, _f, spot): Reason =>
      g.content.commands[spot].sheltered ? because('sheltered', 'TR-RIG-30') : because('damagedAlready', 'TR-RIG-30'),
  },
});

/** What it costs when a section is to suffer something. */
export const suffering = (g: Race): Frame => batter(g.cars[rigOf(g).front].seat);

/** TR-RIG-7: one damage of a section is mended, which its owner chooses; `NONE`: of any section. */
export const mend = task('mend', (seat: Seat, car: Car) => ({ seat, car }), {
  chooseSpot: {
    about: 'spot',
    options: (g, f) => rigOf(g).hurt.filter(row => f.car === NONE || commandsOn(g, f.car).includes(row)),
    take(g, _f, spot) {
      const { hurt } = rigOf(g);
      hurt.splice(hurt.indexOf(spot), 1);
      const car = rigOf(g).front + placeOf(g, spot);
      g.cars[car].damage.pop();
      g.cars[car].lasting.pop();
      g.events?.push({ type: 'mended', car, command: spot });
    },
    whyNot: () => because('notDamaged', 'TR-RIG-35'),
  },
});
