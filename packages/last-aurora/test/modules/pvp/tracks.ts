import type { SeatLaid } from '../../lay.ts';
import { device, type Table, type TableLaid, table, trailer, truck } from '../../table.ts';

/** Cells of the evade and the aggression tokens, from 1, and whom a seat has hit. */
export interface TracksLaid {
  readonly evade?: readonly number[];
  readonly aggression?: readonly number[];
  readonly victims?: readonly (readonly number[])[];
}

/** Three columns with a device on each; every card has armour. */
export const WALLED: SeatLaid = {
  crew: ['Leader'],
  convoy: [
    truck(['survivor', 'armour', 'armour'], { device: device(['armour']) }),
    trailer(['any', 'armour', 'armour'], { device: device(['armour']) }),
    trailer(['any', 'armour', 'armour'], { device: device(['armour']) }),
  ],
};

/** Weapons of every class but 3, and ammo for them. */
export const armed = (ammo = 3): SeatLaid => ({
  crew: ['Leader'],
  convoy: [
    truck(['survivor', 'weapon1', 'weapon2', 'weapon4', 'junk3']),
    trailer(['any', ...new Array<string>(ammo).fill('any: ammo')]),
  ],
});

/** A table where players may fire at players, with the tokens where the test wants them. */
export const rivalry = ({ tracks = {}, ...laid }: TableLaid & { readonly tracks?: TracksLaid }): Table =>
  table({
    ...laid,
    options: { pvp: 'on', ...laid.options },
    modules: [
      ...(laid.modules ?? []),
      {
        name: 'tracks',
        tasks: {},
        hooks: {
          lay(g) {
            g.pvp?.evade.forEach((_, seat, evade) => {
              evade[seat] = (tracks.evade?.[seat] ?? 1) - 1;
            });
            g.pvp?.aggression.forEach((_, seat, aggression) => {
              aggression[seat] = (tracks.aggression?.[seat] ?? 1) - 1;
            });
            g.pvp?.victims.forEach((victims, seat) => victims.push(...(tracks.victims?.[seat] ?? [])));
          },
        },
      },
    ],
  });

/** Cells of the tokens, from 1. */
export const evadeAt = ({ g }: Table, seat: number): number => (g.pvp?.evade[seat] ?? -1) + 1;
export const aggressionAt = ({ g }: Table, seat: number): number => (g.pvp?.aggression[seat] ?? -1) + 1;
