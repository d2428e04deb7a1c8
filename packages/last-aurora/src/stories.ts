/** FS-STORY-4, FS-DB-5, 13.2: what turns a story over. Only this is on the back. */
export const TRIGGERS = [
  'gather',
  'upgrade',
  'upgradeTruck',
  'upgradeTrailer',
  'upgradeDevice',
  'recruit',
  'encounter',
  'pass',
  'bonus',
  'infect',
  'event',
  'feed',
  'rest0',
  'move0',
  'waypoint',
  'shortcut',
  'overtake',
  'region',
  'stay',
  'shoot0',
  'attack',
  'jam',
  'defeat',
  'hit2',
  'end0',
] as const;
export type TriggerName = (typeof TRIGGERS)[number];

interface Trigger {
  readonly phase: 'explore' | 'rest' | 'movement' | 'fire' | 'endOfRound';
  /** Met outside anybody's turn (FS-STORY-13), so that the Automa never meets it (FS-STORY-46). */
  readonly situation?: true;
  /** FS-DB-6. */
  readonly often: 'certain' | 'common' | 'medium' | 'rare';
}

export const TRIGGER_TRAITS: Readonly<Record<TriggerName, Trigger>> = {
  gather: { phase: 'explore', often: 'common' },
  upgrade: { phase: 'explore', often: 'common' },
  upgradeTruck: { phase: 'explore', often: 'common' },
  upgradeTrailer: { phase: 'explore', often: 'common' },
  upgradeDevice: { phase: 'explore', often: 'common' },
  recruit: { phase: 'explore', often: 'common' },
  encounter: { phase: 'explore', often: 'medium' },
  pass: { phase: 'explore', often: 'common' },
  bonus: { phase: 'explore', often: 'common' },
  infect: { phase: 'explore', often: 'medium' },
  event: { phase: 'explore', situation: true, often: 'rare' },
  feed: { phase: 'rest', often: 'common' },
  rest0: { phase: 'rest', situation: true, often: 'certain' },
  move0: { phase: 'movement', often: 'certain' },
  waypoint: { phase: 'movement', often: 'medium' },
  shortcut: { phase: 'movement', often: 'medium' },
  overtake: { phase: 'movement', often: 'medium' },
  region: { phase: 'movement', often: 'medium' },
  stay: { phase: 'movement', often: 'medium' },
  shoot0: { phase: 'fire', situation: true, often: 'certain' },
  attack: { phase: 'fire', often: 'common' },
  jam: { phase: 'fire', often: 'medium' },
  defeat: { phase: 'fire', often: 'rare' },
  hit2: { phase: 'fire', often: 'medium' },
  end0: { phase: 'endOfRound', situation: true, often: 'certain' },
};

/** FS-DB-17: what a condition can count; what is or is not so counts 1 or 0. */
export const MEASURES = [
  'ammo',
  'food',
  'fuel',
  'items',
  'survivors',
  'cleanSurvivors',
  'convoyCards',
  'trailers',
  'truckDamage',
  'junkWeapons',
  'ownTargets',
  // Of the action that turned the story over.
  'party',
  'partySkill',
  'partyIllness',
  'partyWardsIllness',
  'foodFed',
  'weaponFired',
  // Since the quest was taken on.
  'gathered',
  'defeated',
  // Where the convoy stands.
  'region',
  'reachedAurora',
  'reachedAuroraFirst',
] as const;

/** FS-STORY-31: where a story is kept. */
export const PLACES = [
  'truck',
  'trailer',
  'truckOrTrailer',
  'device',
  'upgraded',
  'convoyCard',
  'survivor',
  'board',
  'restZone',
] as const;

/** FS-STORY-7, FS-DB-18: under which card of the row a story is put, and what turns it over there. */
export const HOSTS = ['space5', 'explored', 'convoyCard', 'leftmost'] as const;
export const SPRINGS = ['explored', 'gathered', 'upgraded', 'discarded'] as const;

/** FS-STORY-31: what can be printed on the lower edge. */
export const CELLS = ['any', 'foodOrFuel', 'armour', 'fame1', 'speed', 'weapon1'] as const;

/** FS-DB-17. */
export const DEADLINES = ['roundEnd', 'nextRoundEnd', 'nextFireEnd', 'gameEnd'] as const;

/** FS-DB-19: who meets a story in a solo game (FS-STORY-41, 46, 47). */
export const AUTOMA_NOTES = ['triggerable', 'situation', 'multiplayer'] as const;

/** A story by its row. */
export type Story = number;

/** Most options of a story. */
export const OPTIONS_AT_MOST = 3;

/** Whose consequences an option has: three for each story. In a game that was only imagined, those of any other. */
export type End = number;

export const endOf = (story: Story, option: number): End => story * OPTIONS_AT_MOST + option;

/** How a story went: by its text of success, of failure, of a find; nobody could take any option; what was kept is lost. */
export const TALES = ['yes', 'no', 'found', 'void', 'lost'] as const;
export type Tale = (typeof TALES)[number];

/** The story that is being resolved. */
export interface Telling {
  readonly story: Story;
  readonly seat: number;
  /** The option that was taken, or `NONE`. */
  option: number;
  /** Consequences by option: its own. Whoever imagines the game does not know them. */
  readonly ends: End[];
  /** Whether an extra letter was paid for, the outcome card of a test or `NONE`, and how it went. */
  paid: boolean;
  outcome: number;
  tale: Tale | null;
  /** What turned it over: a card of the row, a weapon, survivors and opponents, as far as there are any. */
  readonly card: number;
  readonly weapon: number;
  readonly involved: number[];
  readonly overtaken: number[];
  /** The Automa keeps the card afterwards (FS-STORY-47). */
  readonly forAutoma: boolean;
  /** Nothing more is done in this turn. */
  halts: boolean;
}

/** A task that lies before a player. */
export interface Quest {
  readonly story: Story;
  readonly option: number;
  readonly end: End;
  readonly seat: number;
  /** How often what it counts has happened, and how it ended while that is being carried out. */
  count: number;
  tale: Tale | null;
  /** The last round of its deadline; 0 without one. */
  readonly round: number;
}

/** A story that is kept: under a convoy card, a survivor, beside a board or in a zone. */
export interface Archived {
  readonly story: Story;
  readonly end: End;
  readonly seat: number;
  readonly place: (typeof PLACES)[number];
  /** The card that it lies under, or `NONE`. */
  readonly host: number;
}

/** A story under a card of the row, for whoever comes to it. */
export interface Tucked {
  readonly story: Story;
  readonly option: number;
  readonly end: End;
  readonly host: number;
  readonly springs: (typeof SPRINGS)[number];
}

/** What everybody has heard. */
export interface Told {
  readonly story: Story;
  /** `NONE` if no option could be taken, or what was kept is lost; then `seat` is too. */
  readonly option: number;
  readonly seat: number;
  readonly tale: Tale;
  readonly round: number;
}

/** What somebody was shown last, uppermost first; only that seat has seen it. */
export interface Peeked {
  readonly seat: number;
  readonly deck: 'exploration' | 'items' | 'outcomes';
  readonly cards: readonly number[];
  /** The first time, the second… */
  readonly time: number;
}

/** What the module keeps beside the players. */
export interface Stories {
  /** Of each period; the top card last. */
  readonly decks: Story[][];
  /** The deck that is in use, from 0. */
  period: number;
  /** Read and done with, unread, gone with their deck, and face down with the Automa. */
  readonly discard: Story[];
  readonly unread: Story[];
  readonly gone: Story[];
  readonly withAutoma: Story[];
  telling: Telling | null;
  readonly quests: Quest[];
  readonly archived: Archived[];
  readonly tucked: Tucked[];
  readonly book: Told[];
  peeked: Peeked | null;
  /** Who has had a story in the turn that is under way; seats, and the Automa after them. */
  readonly heard: boolean[];
  /** Whether nothing more may be done in this turn. */
  halted: boolean;
  /** Where the convoy stood when the movement turn began. */
  from: number;
  /** Speed in the next move, and food given in this Rest phase, by seat. */
  readonly speed: number[];
  readonly fed: number[];
  /** Skill that survivors have until the turn ends. */
  readonly lent: number[];
  /** Where a survivor goes that is recruited in this turn, a zone by number, or `NONE`. */
  welcome: number;
  /** Changes of the row that wait until the party is back: pairs of spaces, the second `NONE` for a discard. */
  readonly rowChanges: number[];
  /** Cards of the Automa that do nothing more in this round. */
  readonly silenced: number[];
}
