import { dragOn, speedOf } from '../../../src/rules/movement.ts';
import { AUTOMA } from '../../../src/state.ts';
import { card } from '../../asking.ts';
import { truck } from '../../table.ts';
import { FIRING, type Row } from './row.ts';

const FAST = truck(['survivor', 'any: fuel', 'speed'], { speed: 3 });

/** Beside the Automa. */
export const ALONE_ROWS: readonly Row[] = [
  {
    clause: 'FS-INT-25',
    says: 'the Automa discards a deserter, and takes nobody along',
    laid: { start: 'automaTurn', phase: 'explore', automa: { pile: ['C1'] }, row: ['Deserter'], deck: ['Scout'] },
    look: t => [t.row(), t.g.discard.map(card => t.g.content.cards[card].name), t.g.frozenDeck?.passengers],
    shows: [[null, null, null, null, 'Scout'], ['deserter'], [[]]],
  },
  {
    clause: 'FS-INT-25',
    says: 'the wind slows the Automa by its place',
    laid: {
      start: 'game.rounds > round.movement > strike',
      args: [card('Headwind')],
      seats: [{ crew: ['Leader'], convoy: [FAST] }],
      automa: {},
      track: ['automa', 0],
    },
    look: t => [dragOn(t.g, 0), dragOn(t.g, AUTOMA)],
    shows: [2, 1],
  },
  {
    clause: 'FS-INT-25',
    says: 'the Automa gives no food',
    laid: { start: 'strike', args: [card('Mayday')], automa: { food: 3 }, seats: [{}], dock: 4 },
    look: t => [t.automa().food, t.g.red],
    shows: [3, true],
  },
  {
    clause: 'FS-INT-26',
    says: 'a Radio Operator betrays an Automa that is ahead, by outcome letters',
    laid: {
      ...FIRING,
      seats: [{ crew: ['Radio Operator'], at: 12 }],
      automa: { at: 17, damage: [], column: 6 },
      track: [0, 'automa'],
      enemies: [
        { enemy: 'Oath Guard (I)', region: 'Bay' },
        { enemy: 'Bridge Watch (III)', region: 'Bay' },
      ],
    },
    play: ['the Radio Operator betrays those ahead'],
    look: t => t.automaDamage().length,
    shows: 2,
  },
  {
    clause: 'FS-INT-27',
    says: 'an Automa ahead is somebody for a Fleetfoot to pursue',
    laid: {
      start: 'movementTurn',
      args: [0],
      seats: [{ crew: ['Fleetfoot'], convoy: [truck(['survivor', 'any: fuel'])], at: 3 }],
      automa: { at: 4 },
    },
    look: t => speedOf(t.g, 0),
    shows: 5,
  },
];
