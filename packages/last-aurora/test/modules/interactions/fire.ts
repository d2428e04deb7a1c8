import { asPrinted, trailer, truck } from '../../table.ts';
import { armed, WALLED } from '../pvp/tracks.ts';
import { FIRING, NEW_TRACKS, type Row, tracks } from './row.ts';

/** In the Fire phase. */
export const FIRE_ROWS: readonly Row[] = [
  {
    clause: 'FS-INT-1',
    says: 'the Raven Guns of the clan are loaded with an item of the new deck',
    laid: {
      ...FIRING,
      seats: [
        { crew: ['Leader'], convoy: [truck(['survivor'], { device: asPrinted('Raven Guns') })], items: ['Rusty Tins'] },
        { at: 12 },
      ],
      enemies: [{ enemy: 'Many Faces (VI)' }],
      outcomes: [{ player: { 4: '2' } }],
    },
    play: ['fire a junk weapon', 'Rusty Tins'],
    look: t => [t.items(), t.g.enemies[0].worn, t.happened('itemUsed')],
    shows: [[], 2, []],
  },
  {
    clause: 'FS-INT-6',
    says: 'a junk weapon fires at players for any item, but nothing burns at them',
    laid: { ...FIRING, seats: [{ ...armed(1), items: ['Incendiary Rounds', 'Mine'] }, WALLED] },
    look: t => t.may(),
    shows: ['hold fire', 'fire at a player', 'fire a junk weapon at a player'],
  },
  {
    clause: 'FS-INT-7',
    says: 'who hides from enemies is still fired at by players',
    laid: {
      start: 'firePhase',
      seats: [armed(), { ...WALLED, items: ['Snow Shroud'] }],
      track: [1, 0],
      enemies: [{ enemy: 'Oath Guard (I)' }],
      outcomes: [{ player: { 4: '1' } }, { back: 'CONVOY' }],
    },
    play(t) {
      t.playAs(1, 'yes');
      t.play('fire at a player', 'truck, slot 4');
      t.playAs(1, 'truck, slot 2');
    },
    look: t => [t.g.players[1].ignored.length, t.count('damage', 1), tracks(t)],
    shows: [1, 1, { evade: [1, 2], aggression: [2, 1] }],
  },
  {
    clause: 'FS-INT-7',
    says: 'no rocket, no smoke and no Longshot is aimed at players',
    laid: {
      ...FIRING,
      seats: [
        {
          crew: ['Spotter', 'Longshot'],
          convoy: [truck(['survivor', 'survivor', 'weapon4']), trailer(['any: ammo'])],
          items: ['Rocket Tube', 'Smoke Pot', 'Snow Shroud'],
        },
        WALLED,
      ],
    },
    look: t => t.may(),
    shows: ['hold fire', 'fire at a player'],
  },
  {
    clause: 'FS-INT-7',
    says: 'a shot that misses a player is not corrected',
    laid: {
      ...FIRING,
      seats: [{ ...armed(), crew: ['Spotter'] }, WALLED],
      outcomes: [{}],
    },
    play: ['fire at a player', 'truck, slot 4'],
    look: t => [t.asked().name, t.happened('raided').length, t.count('damage', 1)],
    shows: ['fireTurn.chooseAct', 1, 0],
  },
  ...[0, 1].map(
    (before): Row => ({
      clause: 'FS-INT-8',
      says: `the Pale arm a Glowworm with a contamination, or kill it with the second (${before + 1})`,
      laid: {
        start: 'ambushStep',
        phase: 'fire',
        seats: [
          {
            crew: ['Leader'],
            rest: ['Glowworm', 'Thickblood'],
            contamination: { Glowworm: before },
            convoy: [truck(['survivor', 'survivor', 'survivor'])],
          },
          { at: 20 },
        ],
        track: [1, 0],
        row: ['The Pale (IV)'],
        lootDeck: ['Longhouse Trailer'],
      },
      look: t => [t.zone('Glowworm'), t.contamination('Thickblood')],
      shows: [before === 0 ? 'rest' : null, 1],
    }),
  ),
  {
    clause: 'FS-INT-9',
    says: 'what a Spear Sister adds is part of the hit, and fills the shield first',
    laid: {
      ...FIRING,
      seats: [
        {
          crew: ['Spear Sister'],
          convoy: [truck(['survivor', 'weapon2', 'any: ammo']), trailer(['any']), trailer(['any'])],
        },
        {},
      ],
      cards: { 'Bridge Watch (III)': { shield: 2, boxes: [5, 5, 5] } },
      enemies: [{ enemy: 'Bridge Watch (III)' }],
      outcomes: [{ player: { 2: '2' } }],
    },
    play: ['attack'],
    look: ({ g }) => [g.enemies[0].worn, g.enemies[0].damage],
    shows: [2, 1],
  },
  {
    clause: 'FS-INT-12',
    says: 'damage of the clan is not evaded, and moves no token',
    laid: {
      start: 'fireOn',
      args: [0],
      phase: 'fire',
      seats: [WALLED, { at: 12 }],
      tracks: NEW_TRACKS,
      enemies: [{ enemy: 'Thunderheads (V)' }],
      outcomes: [{ enemy: { V: 'ambush' } }],
    },
    play: ['truck, slot 2', 'trailer 1, slot 2', 'trailer 2, slot 2'],
    look: t => [t.count('damage'), tracks(t)],
    shows: [3, { evade: [4, 4], aggression: [1, 1] }],
  },
  {
    clause: 'FS-INT-15',
    says: 'a hit on a player is no first hit: the Spear Sister keeps hers for an enemy',
    laid: {
      ...FIRING,
      seats: [
        {
          crew: ['Spear Sister'],
          convoy: [truck(['survivor', 'weapon1', 'weapon2', 'any: ammo']), trailer(['any: ammo']), trailer(['any'])],
        },
        WALLED,
      ],
      cards: { 'Bridge Watch (III)': { shield: 2, boxes: [5, 5, 5] } },
      enemies: [{ enemy: 'Bridge Watch (III)' }],
      outcomes: [{ player: { 1: '1' } }, { player: { 2: '1' }, back: 'CONVOY' }],
    },
    play(t) {
      t.play('fire at a player', 'truck, slot 4', 'truck, slot 2');
      t.playAs(1, 'truck, slot 2');
      t.play('attack');
    },
    look: t => [t.count('damage', 1), t.g.enemies[0].worn, t.fame()],
    shows: [1, 2, 1],
  },
  {
    clause: 'FS-INT-23',
    says: 'a Mine can be loaded into a junk weapon',
    laid: {
      ...FIRING,
      seats: [{ crew: ['Leader'], convoy: [truck(['survivor', 'junk2'])], items: ['Mine'] }, { at: 12 }],
      enemies: [{ enemy: 'Oath Guard (I)' }],
      outcomes: [{ player: { 2: '1' } }],
    },
    play: ['fire a junk weapon', 'Mine'],
    look: t => [t.items(), t.g.enemies[0].worn],
    shows: [[], 1],
  },
];
