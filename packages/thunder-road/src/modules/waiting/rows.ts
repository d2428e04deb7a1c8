import type { WaitingRow } from '../../rows.ts';

/**
 * Part 21.7: eight bounties. What the first rewards is known, of the next two the idea; their names, and everything on the
 * others, are ours.
 */
export const BOUNTIES: readonly WaitingRow[] = [
  {
    name: 'small change',
    source: 'inferred',
    module: 'bounties',
    on: 'brokeDown',
    whose: 'other',
    mine: true,
    size: 'small',
    does: 'bestDie',
  },
  {
    name: 'last will be first',
    source: 'inferred',
    module: 'bounties',
    on: 'turnBegins',
    whose: 'own',
    behind: true,
    does: 'surge',
  },
  { name: 'paint swap', source: 'inferred', module: 'bounties', on: 'slammed', whose: 'own', does: 'shot' },
  {
    name: 'chain reaction',
    source: 'designed',
    module: 'bounties',
    on: 'slammed',
    whose: 'own',
    mine: true,
    slams: 2,
    does: 'nudge',
  },
  {
    name: 'dirty hands',
    source: 'designed',
    module: 'bounties',
    on: 'sprung',
    whose: 'own',
    mine: true,
    does: 'surge',
  },
  { name: 'big game', source: 'designed', module: 'bounties', on: 'hit', whose: 'own', size: 'large', does: 'nudge' },
  {
    name: 'scrap dealer',
    source: 'designed',
    module: 'bounties',
    on: 'eliminated',
    whose: 'other',
    mine: true,
    does: 'bestDie',
  },
  { name: 'nothing to lose', source: 'designed', module: 'bounties', on: 'brokeDown', whose: 'own', does: 'repair' },
];

/** Part 21.7: eight one-shots. Everything on them is ours. */
export const ONE_SHOTS: readonly WaitingRow[] = [
  { name: 'loaded die', source: 'designed', module: 'oneShots', on: 'roundBegins', whose: 'own', does: 'bestDie' },
  { name: 'nitrous bottle', source: 'designed', module: 'oneShots', on: 'turnBegins', whose: 'own', does: 'surge' },
  { name: 'bounce', source: 'designed', module: 'oneShots', on: 'slammed', whose: 'own', does: 'nudge' },
  { name: 'field surgery', source: 'designed', module: 'oneShots', on: 'damaged', whose: 'own', does: 'repair' },
  { name: 'last word', source: 'designed', module: 'oneShots', on: 'eliminated', whose: 'own', does: 'shot' },
  { name: 'jump leads', source: 'designed', module: 'oneShots', on: 'brokeDown', whose: 'own', does: 'repair' },
  { name: 'once more', source: 'designed', module: 'oneShots', on: 'missed', whose: 'own', does: 'shot' },
  { name: 'second wind', source: 'designed', module: 'oneShots', on: 'turnEnds', whose: 'own', does: 'nudge' },
];
