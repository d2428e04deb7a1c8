import type { Message } from '@lastroad/kernel';
import type { Inspection } from '@lastroad/ui';
import type { ThunderContent, ThunderView } from '../../../src/index.ts';
import type { WaitingRow } from '../../../src/rows.ts';

const DECKS = [
  ['bounties', 'bounty'],
  ['oneShots', 'oneShot'],
] as const;

/** What a card waits for, and what it is good for then. */
const saysOf = (about: string, { name, does }: WaitingRow): readonly [Message, Message] => [
  { key: `face.waits.${about}.${name}` },
  { key: `face.favour.${does}` },
];

/** The card that may be played now, in its own words. */
export const explainCard = (content: ThunderContent, view: ThunderView): Message | null => {
  for (const [deck, about] of DECKS) {
    const shown = view[deck];
    const row = content[deck][shown?.held[view.seat] ?? -1];
    if (!shown?.met || row === undefined) continue;
    const [when, good] = saysOf(about, row);
    return { key: 'face.cardSays', values: { when, good } };
  }
  const strike = content.strikes[view.strikes?.met ? (view.strikes.held[view.seat] ?? -1) : -1];
  return strike === undefined ? null : { key: `power.${strike.power}` };
};

const inspectWaiting =
  (deck: 'bounties' | 'oneShots', about: string, clause: string) =>
  (content: ThunderContent, _view: ThunderView, at: number): Inspection | null => {
    const row = content[deck][at];
    if (row === undefined) return null;
    return {
      title: { key: `${about}.${row.name}` },
      kind: { key: `face.kind.${about}` },
      text: saysOf(about, row),
      clauses: [clause, 'TR-AMMO-7'],
      source: row.source,
    };
  };

const inspectCondition = (content: ThunderContent, _view: ThunderView, at: number): Inspection | null => {
  const row = content.conditions[at];
  if (row === undefined) return null;
  return {
    title: { key: `condition.${row.name}` },
    kind: { key: 'option.conditions' },
    text: [{ key: `face.condition.${row.name}` }],
    clauses: ['TR-AMMO-2'],
    source: row.source,
  };
};

const inspectStrike = (content: ThunderContent, _view: ThunderView, at: number): Inspection | null => {
  const row = content.strikes[at];
  if (row === undefined) return null;
  return {
    title: { key: `strike.${row.name}` },
    kind: { key: 'face.kind.strike' },
    text: [{ key: `power.${row.power}` }],
    clauses: ['TR-AMMO-3'],
    source: row.source,
  };
};

/** What the cards of Extra Ammo say. */
export const INSPECT_AMMO = {
  bounty: inspectWaiting('bounties', 'bounty', 'TR-AMMO-4'),
  oneShot: inspectWaiting('oneShots', 'oneShot', 'TR-AMMO-5'),
  condition: inspectCondition,
  strike: inspectStrike,
};
