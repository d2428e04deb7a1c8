import type { Message } from '@lastroad/kernel';
import type { Inspection, Thing } from '@lastroad/ui';
import type { AuroraContent, AuroraView } from '../../src/index.ts';
import { inspectTrack } from '../modules/pvp/telling.ts';
import { inspectBack, inspectStory } from '../modules/stories/telling.ts';
import { inspectCard, inspectItem } from './inspect-card.ts';
import { inspectRoad, inspectSlot, inspectSpace, inspectWaypoint } from './inspect-place.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

const inspectOutcome = (content: AuroraContent, at: number): Inspection | null => {
  const card = content.outcomes[at];
  if (card === undefined) return null;
  const weapons = card.player.map(
    ({ damage, jam }, i): Message => ({
      key: 'face.outcomeWeapon',
      values: { class: i + 1, damage, jam: jam ? 'yes' : 'no' },
    }),
  );
  const enemies = card.enemy.map(
    (does, i): Message =>
      does === 'ambush'
        ? { key: 'face.outcomeAmbush', values: { number: ROMAN[i] ?? '' } }
        : { key: 'face.outcomeEnemy', values: { number: ROMAN[i] ?? '', damage: does } },
  );
  return {
    title: { key: 'face.outcome' },
    kind: { key: 'face.kind.outcome' },
    text: [
      ...weapons,
      ...enemies,
      { key: 'face.outcomeLetters', values: { letters: card.letters.join(' ') } },
      { key: 'face.outcomeBack', values: { area: { key: `area.${card.back}` } } },
    ],
    clauses: ['LA-CVF-6', 'LA-DEF-3', 'LA-ENF-2', 'LA-ENF-5'],
    source: card.source,
  };
};

/** What a thing means, which clauses speak of it, and where its values come from. */
export const inspect = (content: AuroraContent, view: AuroraView, { about, at }: Thing): Inspection | null => {
  switch (about) {
    case 'card':
    case 'enemy':
      return inspectCard(content, view, at);
    case 'item':
      return inspectItem(content, at);
    case 'space':
      return inspectSpace(content, view, at);
    case 'waypoint':
      return inspectWaypoint(content, view, at);
    case 'road':
      return inspectRoad(content, view, at);
    case 'ownSlot':
      return inspectSlot(content, view, at);
    case 'outcome':
      return inspectOutcome(content, at);
    case 'pvpTrack':
      return inspectTrack(content, at);
    case 'story':
      return inspectStory(content, view, at);
    case 'storyBack':
      return inspectBack(view);
    default:
      return null;
  }
};
