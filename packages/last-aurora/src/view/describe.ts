import { askedOf, type Catalogue, type Message, type Seat } from '@lastroad/kernel';
import { BONUSES } from '../board.ts';
import type { EncounterCard } from '../cards.ts';
import { DECK_WORDINGS } from '../modules/deck/view.ts';
import { TASKS } from '../modules/index.ts';
import { MINE_WORDINGS } from '../modules/mines/view.ts';
import { hitsToCome, PVP_WORDINGS } from '../modules/pvp/view.ts';
import { waysFor } from '../rules/ambush.ts';
import { OVERBOARD } from '../rules/arrange.ts';
import { tileName, YES } from '../rules/drive.ts';
import { blockOf } from '../rules/gather.ts';
import { USE } from '../rules/items.ts';
import { enemyOf } from '../rules/targets.ts';
import { ARRANGE, type Aurora, DONE, NONE } from '../state.ts';
import { HAZMAT } from '../verbs/contaminate.ts';
import { totalSkill } from '../verbs/survivors.ts';
import { ambushWay } from './ambush-words.ts';
import {
  cardName,
  crewName,
  itemName,
  partName,
  roadEnds,
  slotName,
  tokenList,
  tokenName,
  waypointName,
  whoName,
} from './names.ts';
import { STORY_NUMBERS, STORY_WORDINGS } from './story-lines.ts';

/** Notes of the frame that asks, as far as texts use them. */
interface Notes {
  readonly space: number;
  readonly card: number;
  readonly enemy: number;
  readonly points: number;
  readonly left: number;
  readonly area: string;
  readonly token: number;
  readonly story: number;
  readonly rival: number;
  readonly one: number;
  readonly other: number;
  readonly hits: number;
  readonly action: number;
}

const notesOf = (g: Aurora, seat: Seat): { name: string; about: string; notes: Notes } => {
  const asked = askedOf(TASKS, g, seat);
  return { name: asked?.name ?? '', about: asked?.question.about ?? '', notes: asked?.frame as unknown as Notes };
};

type Values = Readonly<Record<string, string | number | Message>>;
type Numbers = (g: Aurora, notes: Notes, seat: Seat) => Values;

const cardInQuestion: Numbers = (g, { card }) => ({ card: cardName(g.content, card) });
const points: Numbers = (_g, notes) => ({ points: notes.points });
const left: Numbers = (_g, notes) => ({ left: notes.left });
const token: Numbers = (_g, notes) => ({ token: tokenName(notes.token) });

/** The numbers and names that questions need. */
const NUMBERS: Readonly<Record<string, Numbers>> = {
  'explore.chooseParty': (g, { space }) => ({
    cost: g.content.map.spaces[space].cost,
    skill: totalSkill(g, g.party),
  }),
  'upgrade.choosePlace': cardInQuestion,
  'takeLoot.chooseToKeep': cardInQuestion,
  'sufferAmbush.chooseWay': (g, { enemy }) => ({ enemy: cardName(g.content, enemy) }),
  'drawItems.keepThree': (g, _notes, seat) => ({ count: g.players[seat].items.length }),
  'startMoving.addFuel': points,
  'startMoving.addFood': points,
  'drive.chooseGoal': points,
  'visitTile.takeTile': (g, _notes, seat) => ({ tile: { key: `token.${tileName(g, g.players[seat].node)}` } }),
  'damage.chooseSlot': (g, notes) => ({ left: notes.left + hitsToCome(g), area: { key: `area.${notes.area}` } }),
  'damageCards.chooseSlot': left,
  'repair.chooseSlot': left,
  'cure.chooseSurvivor': left,
  'purge.chooseSurvivor': left,
  'stowInFire.chooseSlot': token,
  'pushAside.chooseSlot': token,
  ...STORY_NUMBERS,
};

/** The open question in words. */
export const ask = (g: Aurora, seat: Seat): Message => {
  const { name, notes } = notesOf(g, seat);
  const numbers = NUMBERS[name];
  return numbers === undefined ? { key: name } : { key: name, values: numbers(g, notes, seat) };
};

const roadName = (g: Aurora, road: number): Message => {
  const { kind, damage, contamination } = g.content.map.roads[road];
  return { key: `choice.road.${kind}`, values: { node: roadEnds(g.content, road).to, damage, contamination } };
};

type Wording = (g: Aurora, seat: Seat, choice: number, notes: Notes) => Message;

const card: Wording = (g, _seat, choice) => ({ key: 'choice.card', values: { card: cardName(g.content, choice) } });
const slot: Wording = (g, seat, choice) => slotName(g.content, g.players[seat], choice, g.stories?.archived);
const item: Wording = (g, _seat, choice) => ({ key: 'choice.item', values: { item: itemName(g.content, choice) } });
const count: Wording = (_g, _seat, choice) => ({ key: 'choice.count', values: { count: choice } });
const named =
  (list: string): Wording =>
  (_g, _seat, choice) => ({ key: `choice.${list}.${choice}` });

/** How the numbers of each kind of question are worded. */
const WORDINGS: Readonly<Record<string, Wording>> = {
  slot,
  weapon: slot,
  cargo: slot,
  survivor: card,
  victim: card,
  discarded: card,
  enemy: card,
  anyEnemy: card,
  markedEnemy: card,
  item,
  ownItem: item,
  fuel: count,
  food: count,
  act: named('act'),
  part: (_g, _seat, choice) => partName(choice),
  crew: (g, _seat, choice) => crewName(g.content, choice),
  meal: (g, _seat, choice) =>
    choice >= USE
      ? { key: 'choice.item', values: { item: itemName(g.content, choice - USE) } }
      : { key: 'choice.token', values: { token: tokenName(choice) } },
  restAct: named('restAct'),
  moveAct: named('moveAct'),
  fireAct: named('fireAct'),
  answer: (_g, _seat, choice) => ({ key: choice === YES ? 'choice.yes' : 'choice.no' }),
  token: (_g, _seat, choice) => ({ key: 'choice.token', values: { token: tokenName(choice) } }),
  keep: (g, _seat, choice) => ({
    key: choice >= USE ? 'choice.useItem' : 'choice.discardItem',
    values: { item: itemName(g.content, choice % USE) },
  }),
  space: (g, _seat, choice) =>
    g.row[choice] === NONE
      ? { key: 'choice.emptySpace', values: { space: choice + 1 } }
      : { key: 'choice.space', values: { space: choice + 1, card: cardName(g.content, g.row[choice]) } },
  bonus: (_g, _seat, choice) => ({ key: `choice.bonus.${BONUSES[choice]}` }),
  block: (g, _seat, choice, { space }) => ({
    key: `choice.block.${choice}`,
    values: { tokens: tokenList(blockOf(g, space, choice)) },
  }),
  encounter: (g, _seat, choice, { space }) => ({
    key: `choice.${(g.content.cards[g.row[space]] as EncounterCard).power}.${choice}`,
  }),
  position: (g, seat, choice) => ({
    key: 'choice.position',
    values: { card: cardName(g.content, g.players[seat].convoy[choice]), place: { key: `place.${choice}` } },
  }),
  waypoint: (g, seat, choice) => ({
    key: choice === g.players[seat].node ? 'choice.here' : 'choice.waypoint',
    values: { node: waypointName(g.content, choice) },
  }),
  road: (g, _seat, choice) => roadName(g, choice),
  target: (g, _seat, choice, { enemy }) => ({
    key: 'choice.target',
    values: { space: 'ABCD'[choice], who: whoName(enemyOf(g, enemy).targets[choice]) },
  }),
  ...MINE_WORDINGS,
  ...PVP_WORDINGS,
  ...DECK_WORDINGS,
  ...STORY_WORDINGS,
  ambush: (g, seat, choice, { enemy }) => ambushWay(waysFor(g, seat, enemy)[choice]),
};

/** A choice in words; some questions have words of their own for being done. */
export const describeIn =
  (words: Catalogue) =>
  (g: Aurora, seat: Seat, choice: number): Message => {
    const { name, about, notes } = notesOf(g, seat);
    if (choice === ARRANGE) return { key: 'choice.arrange' };
    if (choice === HAZMAT && about === 'victim') return { key: 'choice.hazmat' };
    if (choice === OVERBOARD && about === 'cargo') return { key: 'choice.overboard' };
    if (choice === DONE) return { key: `done.${name}` in words ? `done.${name}` : 'choice.done' };
    return WORDINGS[about](g, seat, choice, notes);
  };
