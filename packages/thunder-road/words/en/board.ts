import type { Catalogue } from '@lastroad/kernel';
import { meanings } from './meanings.ts';
import { ammoBoard } from './modules/ammo-board.ts';
import { bikesBoard } from './modules/bikes-board.ts';
import { carnageBoard } from './modules/carnage-board.ts';
import { germanBoard } from './modules/german-board.ts';
import { rigBoard } from './modules/rig-board.ts';
import { shopBoard } from './modules/shop-board.ts';

/** English: what only the board says. */
export const board: Catalogue = {
  ...meanings,
  ...bikesBoard,
  ...carnageBoard,
  ...rigBoard,
  ...shopBoard,
  ...germanBoard,
  ...ammoBoard,
  'face.board': 'The road',
  'face.lookout': 'Look around',
  'face.nearer': 'Nearer',
  'face.whole': 'The whole road',
  'face.hidden': 'hidden hazard',
  'face.chopper': 'Chopper of {name}',
  'face.chopperUp': 'chopper above the road',
  'face.first': 'has the road die and begins the round',
  'face.finish': 'Finish',
  'face.ahead': 'Unknown road',
  'face.start': 'Start',
  'face.round': 'Round {round}',
  'face.roadDie': 'road die',
  'face.roadDieShows': 'The road die shows {road}',
  'face.tilesLaid': 'Tile {laid} in sight',
  'face.finalTile': 'Finish in sight',
  'face.damaged': 'Damage',
  'face.noDamage': 'No damage',
  'face.dieSlot': 'move',
  'face.coast': 'coast',
  'face.coasts': 'Coasted {coasts} of {most} times',
  'face.hitBy': 'Hit by {faces} of {sides}',
  'face.about': 'About {thing}',
  'face.dice': 'Dice',
  'face.noDice': 'No dice left this round',
  'face.commands': 'Commands',
  'face.range.any': 'any',
  'face.range.one': '{from}',
  'face.range.range': '{from}–{to}',
  'face.tray': 'Dice on the table',
  'face.die.slam.top': 'Slam die: the car on top moves',
  'face.die.slam.bottom': 'Slam die: the car below moves',
  'face.die.direction': 'Direction die: {way}',
  'face.die.shooting': 'Shooting die: {sizes}',
  'face.die.stunt': 'Stunt die: {face}',

  'face.explain.car': 'Dice left: {dice}. On road alone the road die adds {road}.',
  'face.explain.die': 'It gives the points of the move. On road alone the road die adds {road}.',
  'face.explain.command': 'One command a round. It works before the car moves and costs one of your dice: {dice}.',
  'face.explain.drive':
    '{bonus, select, open {All road so far: the bonus of {road} is still possible.} other {Off the road: no bonus this time.}}{drift, plural, =0 {} other { Drift lets it pass one car.}}',
  'face.explain.slam': 'The owner of the larger car may have both dice rolled once more.',
  'face.explain.shot': 'One shot at a car in the three spaces ahead.',
  'face.explain.airstrike': 'Whatever ends a turn under a chopper is eliminated.',

  'face.foresee.into': '{into} {step}',
  'face.foresee.step':
    '{left, plural, =0 {No points left after that.} one {# point left after that.} other {# points left after that.}}{bonus, select, lost { The road bonus of {road} is lost.} other {}}',
  'face.foresee.slam':
    'A slam: on {faces} of {sides} faces of the slam die it is your car that is pushed, in any direction.',
  'face.foresee.hidden': '{mines} of the {unseen} tokens not seen yet are mines.',
  'face.foresee.chopper': 'Do not end the turn under a chopper.',
  'face.foresee.newTile': 'The rear tile goes, with every car on it, and a new one is laid ahead.',
  'face.foresee.finish': 'Over the line: the race is won.',
  'face.foresee.die': 'At most {die, plural, one {# space} other {# spaces}}; mud costs more.',
  'face.foresee.shot': 'Hits on {faces} of {sides} faces of the shooting die.',
  'face.foresee.coast': 'Coasting moves one space, whatever the die shows.',
  'face.foresee.reroll': 'The car on top moves on {faces} of {sides} faces; every direction is as likely.',
  'face.foresee.bonus': 'All {road, plural, one {# point has} other {# points have}} to be used.',
  'face.foresee.repair': 'The token goes back; a car that stood still runs again.',

  'face.score.running': 'Cars that run',
  'face.score.inoperable': 'Cars inoperable',
  'face.score.lost': 'Cars eliminated',
  'face.score.damage': 'Damage on cars',
  'face.score.row': 'Row of the foremost car',
  'face.plot.position': 'Foremost car, by rows from the start',
  'face.plot.running': 'Cars that run',
  'face.plot.damage': 'Damage taken',
  'face.plot.luck': 'Luck of the movement dice: pips above the average',
};
