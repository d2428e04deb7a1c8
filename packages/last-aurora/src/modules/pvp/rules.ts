import type { AuroraModule } from '../module.ts';
import { isAimedAt, RAIDS, raid, raidWithJunk } from './raid.ts';
import { disgrace, reap, reapAll } from './reap.ts';
import { newRecord } from './record.ts';

/** Module 5 of Frozen Steel: convoys fire at convoys. */
export const pvp: AuroraModule = {
  name: 'pvp',
  isAtTable: ({ pvp: isHere }) => isHere === 'on',
  tasks: { raid, raidWithJunk, reap, disgrace },
  hooks: {
    // FS-PVP-4, 6.
    lay(g) {
      g.pvp = newRecord(g.players.length);
      for (const player of g.players) player.fame = g.content.fame.indexOf(-1);
    },
    act: RAIDS,
    threat: isAimedAt,
    // FS-PVP-2.
    leftOut: () => 1,
    fireEnds: reapAll,
    // FS-PVP-24, FS-RUL-50.
    stays: () => 1,
  },
};
