import { type Table, type TableLaid, table, trailer, truck } from '../../table.ts';
import { say } from '../../words.ts';

/** Nothing turned it over. */
export const NOBODY = { card: -1, weapon: -1, involved: [], overtaken: [] };

export const CONVOY = [
  truck(['survivor: survivor', 'any: ammo', 'any: food', 'weapon1'], { speed: 2 }),
  trailer(['any: fuel', 'any', 'any']),
];
const SEATS = [
  { crew: ['Driver', 'Scout'], convoy: CONVOY },
  { crew: ['Hermit', 'Medic'], convoy: CONVOY },
];

/** A turn of the Explore phase at a table where stories are told. */
export const telling = ({ seats = SEATS, ...laid }: Partial<TableLaid>): Table =>
  table({
    start: 'exploreTurn',
    args: [0, false],
    deck: [],
    seats,
    ...laid,
    options: { stories: 'on', ...laid.options },
  });

/** A row of the test's own under an id of ours. */
export const own = (id: string, ...options: readonly object[]) => ({
  id,
  options: options.length > 1 ? options : [...options, { plain: [{ gainFame: 1 }] }],
});

/** The words of an option, counted from 1. */
export const option = (id: string, number: number): string => say({ key: `story.${id}.${number}` });

/** What everybody has heard: stories by id, and how they went. */
export const heard = ({ g }: Table): string[] =>
  (g.stories?.book ?? []).map(({ story, tale }) => `${g.content.stories[story].id} ${tale}`);

/** The stories of a pile by id. */
export const ids = ({ g }: Table, stories: readonly number[] | undefined): string[] =>
  (stories ?? []).map(story => g.content.stories[story].id);
