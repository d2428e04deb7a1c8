import { citationsIn } from '../packages/client/src/rulebook/clauses.ts';

/** Clauses that belong together: a base game, or a module that may lie on the table or not. */
export interface Group {
  readonly name: string;
  /** Whether it is there to be played. Before that nobody asks for its tests. */
  readonly landed: boolean;
  /** Families of clauses that are its own; a base game has what is left of its document. */
  readonly families: readonly string[];
  /** Further clauses, from families that it shares with others. */
  readonly clauses: string;
}

/** By document, the base first. Whoever lands a module says so here. */
export const GROUPS: Readonly<Record<string, readonly Group[]>> = {
  'last-aurora.md': [
    { name: 'base', landed: true, families: [], clauses: '' },
    {
      name: 'mines',
      landed: true,
      families: ['LA-MIN'],
      clauses: 'LA-DX-38, 39, LA-DIF-12, LA-RUL-27, 70, LA-DAT-19, LA-OPT-9, 25',
    },
  ],
  'frozen-steel.md': [
    { name: 'all modules', landed: true, families: [], clauses: '' },
    {
      name: '1 deck',
      landed: true,
      families: ['FS-DECK', 'FS-JUNK', 'FS-CELL', 'FS-ENC', 'FS-ITEM', 'FS-SURV', 'FS-EVT'],
      clauses: 'FS-EX-1..14, FS-RUL-3..13, 38, 39, 41, FS-INT-3, 18, 20, 23..25, FS-DATA-1..4, FS-DB-21..23, 25..28',
    },
    {
      name: '2 Asgard',
      landed: true,
      families: ['FS-ASG', 'FS-ENM', 'FS-LOOT'],
      clauses: 'FS-EX-15..21, FS-RUL-2, 14..17, 40, FS-INT-22, 26, FS-DATA-5, 6, FS-DB-50, 51',
    },
    {
      name: '3 crews',
      landed: true,
      families: ['FS-CREW'],
      clauses: 'FS-EX-23..27, 46, FS-RUL-18..20, FS-INT-2, 8..10, 19, 27, FS-DATA-7, FS-DB-53',
    },
    {
      name: '4 stories',
      landed: true,
      families: ['FS-STORY'],
      clauses:
        'FS-EX-22, 28..38, FS-RUL-21..31, 44..48, 51..55, FS-INT-4, 5, 13, 14, 17, 28, FS-DATA-8, 12, FS-DB-1..20, 55',
    },
    {
      name: '5 players',
      landed: true,
      families: ['FS-PVP'],
      clauses:
        'FS-EX-39..45, FS-RUL-32..37, 42, 43, 49, 50, FS-INT-6, 7, 11, 12, 15, 16, 21, 29, FS-DATA-9, 10, FS-DB-40..49, 54',
    },
  ],
  'thunder-road.md': [
    { name: 'base', landed: true, families: [], clauses: '' },
    { name: 'Carnage', landed: true, families: ['TR-CARN', 'TR-FIRE', 'TR-LAST'], clauses: '' },
    {
      name: 'Big Rig',
      landed: true,
      families: ['TR-RIG'],
      clauses: 'TR-EX-43..52, TR-INT-3, 4, 14, 15, TR-RUL-27..31, 40, 70, 80..84, TR-DMG-5, TR-DATA-8, TR-DB-31',
    },
    { name: 'Final Five', landed: true, families: ['TR-BIKE'], clauses: 'TR-EX-53..56, TR-INT-5, TR-RUL-32, 78, 79' },
    {
      name: 'Choppe Shoppe',
      landed: true,
      families: ['TR-LEAD', 'TR-CTOK', 'TR-UPG'],
      clauses: 'TR-EX-66..68, TR-INT-2, 8, 11, 12, TR-RUL-72, 85..93, TR-DB-16, 17, 19..21',
    },
    {
      name: 'Extra Ammo',
      landed: true,
      families: ['TR-AMMO'],
      clauses: 'TR-EX-70, TR-INT-7, 9, 10, 13, TR-RUL-38, TR-DB-24, 25',
    },
    {
      name: 'German Engineering',
      landed: true,
      families: ['TR-GER'],
      clauses: 'TR-EX-69, TR-RUL-39, TR-DB-26, 27',
    },
  ],
};

const familyOf = (id: string): string => id.split('-', 2).join('-');

/** The group of a clause; it is in the base of its document if no other claims it. */
export const groupOf = (document: string, id: string): Group => {
  const [base, ...modules] = GROUPS[document] ?? [];
  if (base === undefined) throw new Error(`${document} has no groups of clauses; scripts/families.ts lists them`);
  return (
    modules.find(({ families, clauses }) => families.includes(familyOf(id)) || citationsIn(clauses).includes(id)) ??
    base
  );
};
