import type { Message } from '@lastroad/kernel';
import type { Inspection } from '@lastroad/ui';
import type { CardData, ConvoyCard, EncounterPower, EnemyCard, EventPower, SurvivorPower } from '../../src/cards.ts';
import type { AuroraContent, AuroraView } from '../../src/index.ts';
import { ambushWay } from '../../src/view/ambush-words.ts';
import { cardName, itemName, listOf, tokenList } from '../../src/view/names.ts';
import { CREW_CLAUSES } from '../modules/crews/telling.ts';
import { DECK_ABILITIES, DECK_ENCOUNTERS, DECK_EVENTS, DECK_ITEMS } from '../modules/deck/telling.ts';
import { MINE_CLAUSES } from '../modules/mines/telling.ts';
import { TOKEN_OF } from '../pictures/tokens.ts';

const ENCOUNTER_CLAUSES: Readonly<Record<EncounterPower, readonly string[]>> = {
  merchant: ['LA-ENCC-6', 'LA-ENCC-7'],
  travellers: ['LA-ENCC-2', 'LA-ENCC-3'],
  ...DECK_ENCOUNTERS,
};

const ABILITY_CLAUSES: Readonly<Record<SurvivorPower, string>> = {
  leader: 'LA-SUR-LEADER',
  copilot: 'LA-SUR-COPILOT-1',
  driver: 'LA-SUR-DRIVER',
  medic: 'LA-SUR-MEDIC',
  mechanic: 'LA-SUR-MECHANIC',
  hermit: 'LA-SUR-HERMIT',
  bountyHunter: 'LA-SUR-BOUNTY',
  preacher: 'LA-SUR-PREACHER',
  renegade: 'LA-SUR-RENEGADE-1',
  orphan: 'LA-SUR-ORPHAN',
  gunner: 'LA-SUR-GUNNER',
  jackal: 'LA-SUR-JACKAL-1',
  scout: 'LA-SUR-SCOUT',
  prisoner: 'LA-SUR-PRISONER',
  ...DECK_ABILITIES,
  operator: 'FS-LOOT-2',
  ...CREW_CLAUSES,
};

/** Events that have clauses of their own. */
const EVENT_CLAUSES: Readonly<Partial<Record<EventPower, readonly string[]>>> = DECK_EVENTS;

const clausesOf = (card: CardData): readonly string[] => {
  switch (card.kind) {
    case 'survivor':
      return ['LA-ABL-1', ABILITY_CLAUSES[card.power]];
    case 'truck':
      return ['LA-UPG-1', 'LA-MOV-5', 'LA-ICO-10'];
    case 'trailer':
      return ['LA-UPG-2', 'LA-UPG-3'];
    case 'device':
      return ['LA-UPG-5', 'LA-UPG-6'];
    case 'location':
      return ['LA-GAT-1', 'LA-GAT-2', 'LA-GAT-5'];
    case 'encounter':
      return ENCOUNTER_CLAUSES[card.power];
    case 'event':
      return ['LA-REV-4', ...(EVENT_CLAUSES[card.power] ?? [])];
    case 'enemy':
      return [
        'LA-AMB-2',
        'LA-DEF-1',
        ...(card.shield === undefined ? [] : ['FS-ASG-3', 'FS-ASG-4']),
        ambushClause(card),
      ];
  }
};

const ambushClause = ({ module, number }: EnemyCard): string =>
  module === 'asgard' ? `FS-ENM-${number}` : `LA-ENM-${number}`;

const slotsText = ({ slots }: ConvoyCard): Message => ({
  key: 'face.text.slots',
  values: {
    slots: listOf(
      slots.map(kind => ({ key: `slot.${kind}` })),
      'comma',
    ),
  },
});

/** What an enemy does when it lies in ambush. */
export const ambushText = ({ ambush: [first = [], second], onLeaders }: EnemyCard): Message => {
  if (onLeaders !== undefined)
    return { key: 'face.ambushLeaders', values: { leaders: ambushWay(onLeaders[0] ?? []), others: ambushWay(first) } };
  return second === undefined
    ? { key: 'face.ambush', values: { way: ambushWay(first) } }
    : { key: 'face.ambushOr', values: { first: ambushWay(first), second: ambushWay(second) } };
};

const enemyText = (card: EnemyCard, view: AuroraView, number: number): Message[] => {
  const here = view.enemies.find(enemy => enemy.card === number);
  const boxes = here && { key: 'face.text.boxes', values: { boxes: here.boxes, damage: here.damage } };
  const shield = card.shield === undefined ? [] : [{ key: 'face.text.shield', values: { shield: card.shield } }];
  return [ambushText(card), ...(boxes === undefined ? [] : [boxes]), ...shield];
};

const textOf = (card: CardData, view: AuroraView, number: number): readonly Message[] => {
  switch (card.kind) {
    case 'survivor':
      return [{ key: 'face.skill', values: { skill: card.skill } }, { key: `text.${card.power}` }];
    case 'truck':
      return [
        { key: 'face.speed', values: { speed: card.speed } },
        { key: 'face.towing', values: { towing: card.towing } },
        ...(card.tracks ? [{ key: 'face.text.slot.tracks' }] : []),
        slotsText(card),
      ];
    case 'trailer':
    case 'device':
      return [{ key: 'face.text.convoy' }, slotsText(card)];
    case 'location': {
      const block = (side: 'left' | 'right'): Message => ({
        key: `choice.block.${side === 'left' ? 0 : 1}`,
        values: { tokens: tokenList(card[side].map(name => TOKEN_OF[name])) },
      });
      return [{ key: 'face.text.location' }, { key: `face.effect.${card.effect}` }, block('left'), block('right')];
    }
    case 'encounter':
    case 'event':
      return [{ key: `text.${card.power}` }];
    case 'enemy':
      return enemyText(card, view, number);
  }
};

export const inspectCard = (content: AuroraContent, view: AuroraView, number: number): Inspection | null => {
  const card = content.cards[number];
  return card === undefined
    ? null
    : {
        title: cardName(content, number),
        kind: { key: `face.kind.${card.kind}` },
        text: textOf(card, view, number),
        clauses: clausesOf(card),
        source: card.source,
      };
};

const ITEM_CLAUSES: Readonly<Record<string, string>> = {
  antifreeze: 'LA-ITC-1',
  decontamination: 'LA-ITC-2',
  hazmat: 'LA-ITC-3',
  incendiary: 'LA-ITC-4',
  nitromethane: 'LA-ITC-5',
  nitrous: 'LA-ITC-6',
  torch: 'LA-ITC-7',
  mre: 'LA-ITC-8',
  ...MINE_CLAUSES,
  ...DECK_ITEMS,
};

export const inspectItem = (content: AuroraContent, at: number): Inspection | null => {
  const row = content.items[at];
  return row === undefined
    ? null
    : {
        title: itemName(content, at),
        kind: { key: 'face.kind.item' },
        text: [{ key: `text.${row.power}` }, { key: `face.text.phase.${row.phase}` }],
        clauses: ['LA-ITM-5', ITEM_CLAUSES[row.power] ?? 'LA-ITM-1'],
        source: row.source,
      };
};
