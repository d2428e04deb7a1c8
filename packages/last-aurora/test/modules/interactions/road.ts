import { dragOn, speedOf } from '../../../src/rules/movement.ts';
import { card } from '../../asking.ts';
import { trailer, truck } from '../../table.ts';
import { WALLED } from '../pvp/tracks.ts';
import { EXPLORING, NEW_TRACKS, type Row, tracks } from './row.ts';

const FAST = truck(['survivor', 'any: fuel', 'speed'], { speed: 3 });

/** On the way, and when a round ends. */
export const ROAD_ROWS: readonly Row[] = [
  {
    clause: 'FS-INT-2',
    says: 'an item that is eaten, one that is burnt and one that is fired are three',
    laid: {
      start: 'game.rounds > round.rest',
      seats: [
        {
          crew: ['Stoker'],
          exhausted: ['Unit Zero'],
          convoy: [truck(['survivor', 'survivor', 'junk2', 'any: fuel'])],
          items: ['Rusty Tins', 'Rocket Tube', 'Hazard Suit'],
        },
        { at: 12 },
      ],
      track: [1, 0],
      enemies: [{ enemy: 'Bridge Watch (III)' }],
      outcomes: [{ player: { 2: '1' } }],
    },
    play(t) {
      t.playAs(0, 'feed an exhausted survivor', 'Rusty Tins');
      t.idleUntil('movementTurn.chooseAct');
      t.play('the Stoker burns an item', 'Rocket Tube');
      t.idleUntil('fireTurn.chooseAct');
      t.play('fire a junk weapon', 'Hazard Suit');
    },
    look: t => [
      t.zone('Unit Zero'),
      t.items(),
      t.happened('itemDiscarded').length,
      t.happened('attacked').map(({ damage }) => damage),
    ],
    shows: ['active', [], 3, [1]],
  },
  {
    clause: 'FS-INT-3',
    says: 'beside a Prowler the Houndkeeper finds one item for the Gather action, none for a bonus',
    laid: {
      ...EXPLORING,
      seats: [
        {
          crew: ['Prowler', 'Houndkeeper'],
          convoy: [truck(['survivor', 'any', 'any', 'armour', 'armour']), trailer(['any', 'any'])],
        },
        {},
      ],
      itemDeck: ['Hazard Suit', 'Hazard Suit', 'Hazard Suit'],
    },
    play: [
      'space 3',
      'Houndkeeper',
      'the bonus of space 4',
      '1 food for 1 damage',
      'truck, slot 4',
      'the card',
      'right block',
    ],
    look: t => [t.items(), t.count('food'), t.count('damage')],
    shows: [['Hazard Suit'], 2, 1],
  },
  {
    clause: 'FS-INT-10',
    says: 'Unit Zero sees a damage on Asgard armour',
    laid: {
      start: 'movementTurn',
      args: [0],
      seats: [{ crew: ['Unit Zero'], convoy: [truck(['survivor', 'any: fuel', 'asgardArmour: damage'])] }, {}],
    },
    look: t => speedOf(t.g, 0),
    shows: 2,
  },
  {
    clause: 'FS-INT-10',
    says: 'until it has grown away',
    laid: {
      start: 'game.rounds > round.close',
      seats: [{ crew: ['Unit Zero'], convoy: [truck(['survivor', 'any: fuel', 'asgardArmour: damage'])] }, {}],
    },
    look: t => speedOf(t.g, 0),
    shows: 4,
  },
  {
    clause: 'FS-INT-18',
    says: 'the attack of a bonus is made with ammo or with an item, and neither Spotter nor Longshot has a part in it',
    laid: {
      ...EXPLORING,
      options: { mapSide: 'beta' },
      seats: [
        {
          crew: ['Spotter', 'Longshot'],
          convoy: [truck(['survivor', 'survivor', 'any: ammo', 'weapon1', 'junk2'])],
          items: ['Hazard Suit', 'Hazard Suit'],
        },
        {},
      ],
      enemies: [{ enemy: 'Oath Guard (I)' }],
      outcomes: [{}],
    },
    play: ['space 3', 'Longshot', 'the bonus'],
    look(t) {
      const offered = t.may();
      t.play('fire a junk weapon', 'Hazard Suit');
      return [offered, t.asked().name, t.g.enemies[0].worn ?? 0, t.items()];
    },
    shows: [['attack', 'fire a junk weapon'], 'explore.cardAndBonus', 0, ['Hazard Suit']],
  },
  {
    clause: 'FS-INT-19',
    says: 'a Prowler has the move of a space beside; no ability of the Movement phase makes it longer',
    laid: {
      ...EXPLORING,
      options: { mapSide: 'beta' },
      seats: [
        {
          crew: ['Prowler', 'Fleetfoot', 'Banner Bearer', 'Unit Zero'],
          convoy: [truck(['survivor', 'any: fuel', 'any', 'any', 'any'])],
        },
        { at: 9 },
      ],
      cards: { Prowler: { skill: 3 } },
    },
    play(t) {
      const space = 1 + t.g.content.map.spaces.findIndex(({ bonus }) => bonus.includes('drive'));
      t.play(`space ${space === 1 ? 2 : space - 1}`, 'Prowler', 'go', `the bonus of space ${space}`);
      if (t.asked().name === 'bonusAction.chooseBonus') t.play('spend 1 fuel to move 1 or 2 waypoints');
    },
    look: t => t.reach(),
    shows: 2,
  },
  {
    clause: 'FS-INT-20',
    says: 'on Beta the wind finds the order that Explore has changed',
    laid: {
      start: 'game.rounds > round.movement > explorePhase.close > strike',
      args: [card('Headwind')],
      options: { mapSide: 'beta' },
      seats: [
        { crew: ['Leader'], convoy: [FAST], at: 4 },
        { crew: ['Leader'], convoy: [FAST] },
      ],
      track: [0, 1],
    },
    look: t => [0, 1].map(seat => dragOn(t.g, seat)),
    shows: [2, 1],
  },
  {
    clause: 'FS-INT-21',
    says: 'what a road does is not evaded, and moves no token',
    laid: {
      start: 'movementTurn',
      args: [0],
      options: { mapSide: 'beta' },
      seats: [{ crew: ['Leader'], convoy: [truck(['survivor', 'armour', 'any: fuel'])] }, WALLED],
      shortcuts: [{ from: 0, to: 4, kind: 'dangerous', damage: 1, contamination: 1 }],
      tracks: NEW_TRACKS,
    },
    play: ['move', 'waypoint 4', 'truck, slot 2'],
    look: t => [t.count('damage'), t.contamination('Leader'), tracks(t)],
    shows: [1, 1, { evade: [4, 4], aggression: [1, 1] }],
  },
  ...[0, 1].map(
    (worn): Row => ({
      clause: 'FS-INT-22',
      says: `in the attack of a bonus an enemy falls when its shield is full too, and its loot is there at once (${worn})`,
      laid: {
        ...EXPLORING,
        options: { mapSide: 'beta' },
        seats: [{ crew: ['Leader'], convoy: [truck(['survivor', 'any: ammo', 'weapon2'])] }, {}],
        cards: { 'Bridge Watch (III)': { shield: 2, boxes: [3, 3, 3] } },
        enemies: [{ enemy: 'Bridge Watch (III)', worn, damage: 3, loot: 'Mending Rack' }],
        outcomes: [{ player: { 2: '1' } }, { letters: 'A' }],
      },
      play: ['space 3', 'the bonus'],
      look: t => [t.g.enemies.length, t.happened('defeated').length, t.asked().name === 'takeLoot.chooseToKeep'],
      shows: worn === 0 ? [1, 0, false] : [0, 1, true],
    }),
  ),
  {
    clause: 'FS-INT-23',
    says: 'a mine on the way is no attack: nothing is evaded; and Unit Zero sees the damage',
    laid: {
      start: 'movementTurn',
      args: [0],
      seats: [{ crew: ['Unit Zero'], convoy: [truck(['survivor', 'any: fuel', 'armour'])] }, WALLED],
      mines: [{ road: '0-1', owner: 1 }],
      tracks: NEW_TRACKS,
    },
    play: ['move', 'waypoint 4', 'truck, slot 3'],
    look: t => [t.at(), t.cargo('truck').at(-1), tracks(t), speedOf(t.g, 0)],
    shows: [4, 'damage', { evade: [4, 4], aggression: [1, 1] }, 2],
  },
  {
    clause: 'FS-INT-24',
    says: 'a mine takes its slot on the way, and the brew may then find none',
    laid: {
      start: 'movementTurn',
      args: [0],
      seats: [
        {
          crew: ['Leader'],
          convoy: [truck(['survivor: survivor', 'armour']), trailer(['any: fuel', 'armour: damage'])],
          items: ['Volatile Brew'],
        },
        WALLED,
        WALLED,
      ],
      mines: [{ road: '0-1', owner: 1 }],
    },
    play: [
      'use an item',
      'Volatile Brew',
      '+3 speed, 4 damage',
      'move',
      'waypoint 2',
      'truck, slot 2',
      'trailer 1, slot 1',
    ],
    look: t => [t.happened('damaged').map(({ slot }) => slot), t.g.players[0].out],
    shows: [[1, 8, 0], true],
  },
];
