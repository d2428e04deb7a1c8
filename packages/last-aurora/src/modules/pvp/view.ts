import { isOf, type Message, type Seat } from '@lastroad/kernel';
import type { Aurora, AuroraContent, Pvp } from '../../state.ts';
import { whoName } from '../../view/names.ts';
import { raid, raidWithJunk } from './raid.ts';

/** Cells of the tokens by seat, and whom a seat has hit in this Fire phase. */
export interface PvpView {
  readonly evade: readonly number[];
  readonly aggression: readonly number[];
  readonly victims: readonly (readonly Seat[])[];
}

export const pvpView = ({ evade, aggression, victims }: Pvp): PvpView => ({
  evade: evade.slice(),
  aggression: aggression.slice(),
  victims: victims.map(seats => seats.slice()),
});

/** Damage of an attack that is to be placed after the one that is asked about. */
export const hitsToCome = ({ stack }: Aurora): number => {
  for (const frame of stack) if (isOf(raid, frame) || isOf(raidWithJunk, frame)) return frame.left;
  return 0;
};

/** The tracks of a seat, as the screen lists them. */
export const tracksLine = (
  { pvpCard }: AuroraContent,
  pvp: PvpView,
  seat: Seat,
  say: (message: Message) => string,
): string =>
  say({
    key: 'screen.tracks',
    values: {
      evade: pvpCard.evade[pvp.evade[seat]],
      cell: pvp.aggression[seat] + 1,
      cells: pvpCard.aggression.length + 1,
    },
  });

/** What its questions can name, and how it is worded. */
export const PVP_THINGS = {
  opponent: (g: Aurora, seat: Seat) => g.players.flatMap(({ out }, other) => (out || other === seat ? [] : [other])),
};

export const PVP_WORDINGS = {
  opponent: (_g: Aurora, _seat: Seat, other: number): Message => whoName(other),
};
