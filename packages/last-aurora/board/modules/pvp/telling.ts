import type { Message } from '@lastroad/kernel';
import type { Inspection } from '@lastroad/ui';
import type { AuroraContent, AuroraView } from '../../../src/index.ts';

/** Things that can be read about. */
export const EVADE_TRACK = 0;
export const AGGRESSION_TRACK = 1;

/** What a track does, and what it brings. */
export const inspectTrack = ({ pvpCard }: AuroraContent, track: number): Inspection =>
  track === EVADE_TRACK
    ? {
        title: { key: 'face.evade' },
        kind: { key: 'option.pvp' },
        text: [{ key: 'face.text.evade' }],
        clauses: ['FS-PVP-8', 'FS-PVP-11', 'FS-PVP-13', 'FS-PVP-17', 'FS-PVP-19'],
        source: 'inferred',
      }
    : {
        title: { key: 'face.aggression' },
        kind: { key: 'option.pvp' },
        text: [
          { key: 'face.text.aggression' },
          ...pvpCard.aggression.map(
            (symbol, cell): Message => ({
              key: 'face.bonusEarned',
              values: { cell: cell + 2, bonus: { key: `pvpBonus.${symbol}` } },
            }),
          ),
        ],
        clauses: ['FS-PVP-7', 'FS-PVP-14', 'FS-PVP-19', 'FS-PVP-20', 'FS-PVP-21'],
        source: 'designed',
      };

/** What an attack on a convoy will meet. */
export const evadedBy = ({ pvpCard }: AuroraContent, { pvp }: AuroraView, seat: number): Message => ({
  key: 'face.will.raid',
  values: { evade: pvpCard.evade[pvp?.evade[seat] ?? 0] ?? 0 },
});
