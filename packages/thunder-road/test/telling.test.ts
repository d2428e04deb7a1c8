import { expect, test } from 'vitest';
import { CAUSES, ENDINGS } from '../src/events.ts';
import { type ThunderEvent, thunderRoad } from '../src/index.ts';
import { lay, say } from './table.ts';

const { content } = lay({
  seats: 3,
  carnage: true,
  options: { crew2: 'german', crew3: 'rig', conditions: true, strikes: true, bounties: true, oneShots: true },
  leaders: {},
  upgrades: {},
}).g;
const row = (rows: readonly { readonly name: string }[], name: string): number =>
  rows.findIndex(other => other.name === name);
const NOBODY_HIT = -1;
const [ORANGE_SMALL, ORANGE_LARGE, BLUE_MEDIUM, WHITE_FRONT, WHITE_REAR, WRECK] = [0, 2, 4, 6, 8, 9];
const HERE = 0;
const FL = 1;

/** One event of every kind, and what the log says of it. */
const LINES: readonly (readonly [ThunderEvent, string])[] = [
  [{ type: 'roundBegan', round: 3, seat: 1, road: 2 }, 'Round 3. Blue begins; the road die shows 2.'],
  [{ type: 'rolledDice', seat: 0, dice: [1, 4, 6] }, 'Orange rolls 1 4 6.'],
  [{ type: 'drewCards', seat: 1, count: 2, cards: [] }, 'Blue draws 2 cards.'],
  [{ type: 'drewCards', seat: 1, count: 2, cards: [16, 33] }, 'Blue draws 1SML 6L.'],
  [{ type: 'conditionLaid', condition: row(content.conditions, 'headwind'), tile: 4 }, 'Beside tile 4 lies Headwind.'],
  [{ type: 'strikePlayed', seat: 1, strike: row(content.strikes, 'gun run') }, 'Blue plays Gun Run!'],
  [{ type: 'bountyMet', seat: 1, bounty: row(content.bounties, 'big game') }, 'Blue claims a bounty: Big Game!'],
  [{ type: 'oneShotPlayed', seat: 1, oneShot: row(content.oneShots, 'bounce') }, 'Blue plays Bounce!'],
  [{ type: 'dieSet', seat: 0, die: 6 }, 'Orange turns a die to 6.'],
  [{ type: 'surged', seat: 0, points: 2 }, 'The next move of Orange has 2 more points.'],
  [{ type: 'reshuffled', seat: 1 }, 'Blue shuffles the discarded cards into a new deck.'],
  [{ type: 'assigned', seat: 0, car: ORANGE_SMALL, die: 5, coast: false }, "Orange's small car gets a 5."],
  [{ type: 'assigned', seat: 0, car: ORANGE_SMALL, die: 5, coast: true }, "Orange's small car coasts with a 5."],
  [{ type: 'commanded', seat: 1, command: row(content.commands, 'drift'), die: 4 }, 'Blue commands drift with a 4.'],
  [{ type: 'chopperLanded', seat: 1, space: 8 }, "Blue's chopper goes to tile 1, lane 3, row 2."],
  [
    { type: 'moved', car: ORANGE_SMALL, from: HERE, to: 6, way: 0, forced: false },
    "Orange's small car drives forward to tile 1, lane 1, row 2.",
  ],
  [
    { type: 'moved', car: ORANGE_SMALL, from: 7, to: 54, way: 4, forced: true },
    "Orange's small car is thrown back-left to tile 2, lane 1, row 2.",
  ],
  [
    { type: 'moved', car: ORANGE_LARGE, from: -1, to: 5, way: 0, forced: false },
    "Orange's large car enters at tile 1, lane 6, row 1.",
  ],
  [{ type: 'passed', car: ORANGE_SMALL, other: BLUE_MEDIUM }, "Orange's small car drifts past Blue's medium car."],
  [{ type: 'slammed', top: ORANGE_SMALL, bottom: WRECK }, "Orange's small car slams wreck 1!"],
  [
    { type: 'slamRolled', top: ORANGE_SMALL, bottom: BLUE_MEDIUM, pushed: BLUE_MEDIUM, way: FL },
    "The dice push Blue's medium car forward-left.",
  ],
  [
    { type: 'gaveWay', car: BLUE_MEDIUM, other: ORANGE_SMALL, way: FL },
    "Blue's medium car gives way to Orange's small car: it moves forward-left.",
  ],
  [
    { type: 'turnedUp', car: ORANGE_SMALL, hazard: row(content.hazards, 'mine'), space: HERE },
    "Orange's small car turns up a mine at tile 1, lane 1, row 1.",
  ],
  [
    { type: 'sprung', car: ORANGE_SMALL, hazard: row(content.hazards, 'oil'), space: HERE },
    "Orange's small car meets an oil slick.",
  ],
  [{ type: 'slid', car: ORANGE_SMALL, way: 3 }, "Orange's small car slides back."],
  [{ type: 'launched', car: ORANGE_SMALL, spaces: 3 }, "Orange's small car takes off and flies 3 spaces."],
  [{ type: 'quaked', way: 2 }, 'The earth quakes: everything shifts forward-right.'],
  [{ type: 'pitRolled', car: ORANGE_SMALL, face: 1, hit: false }, "Orange's small car gets across the pit."],
  [{ type: 'pitRolled', car: ORANGE_SMALL, face: 5, hit: true }, "Orange's small car falls into the pit."],
  [
    { type: 'damaged', car: BLUE_MEDIUM, token: row(content.damage, 'skid FL') },
    "Blue's medium car takes damage: skid forward-left.",
  ],
  [
    { type: 'ricocheted', car: ORANGE_SMALL, way: 0, hit: BLUE_MEDIUM },
    "The shot glances off forward and strikes Blue's medium car.",
  ],
  [
    { type: 'ricocheted', car: ORANGE_SMALL, way: 5, hit: NOBODY_HIT },
    'The shot glances off back-right and strikes nobody.',
  ],
  [{ type: 'dazed', car: ORANGE_SMALL, points: 1 }, "Orange's small car's driver is dazed for 1 point."],
  [{ type: 'jumped', car: ORANGE_SMALL, way: FL, spaces: 2 }, "Orange's small car is hurled 2 spaces forward-left."],
  [
    { type: 'afflicted', car: ORANGE_SMALL, card: row(content.lasting, 'bald tyres') },
    "Orange's small car suffers from Bald Tyres.",
  ],
  [{ type: 'brokeDown', car: BLUE_MEDIUM }, "Blue's medium car is inoperable."],
  [{ type: 'repaired', car: BLUE_MEDIUM, card: -1 }, "Blue's medium car is repaired."],
  [
    { type: 'repaired', car: BLUE_MEDIUM, card: row(content.lasting, 'jammed gun') },
    "Blue's medium car is repaired and rid of Jammed Gun.",
  ],
  [{ type: 'caughtFire', car: BLUE_MEDIUM }, "Blue's medium car catches fire."],
  [{ type: 'fireRolled', car: BLUE_MEDIUM, face: 2 }, "Blue's medium car burns: 2 more points."],
  [{ type: 'fireRolled', car: BLUE_MEDIUM, face: 0 }, "Blue's medium car's fire goes out."],
  [{ type: 'fireRolled', car: BLUE_MEDIUM, face: -1 }, "Blue's medium car explodes."],
  [{ type: 'leaked', car: BLUE_MEDIUM, space: 1 }, "Blue's medium car leaves oil at tile 1, lane 2, row 1."],
  [{ type: 'tookBonus', car: BLUE_MEDIUM, points: 3 }, "Blue's medium car takes the road bonus of 3."],
  [
    { type: 'shot', seat: 0, car: ORANGE_LARGE, target: BLUE_MEDIUM, face: 1, hit: true },
    "Orange's large car shoots at Blue's medium car and hits.",
  ],
  [
    { type: 'shot', seat: 0, car: ORANGE_LARGE, target: WRECK, face: 1, hit: false },
    "Orange's large car shoots at wreck 1 and misses.",
  ],
  [
    { type: 'shot', seat: 0, car: -1, target: BLUE_MEDIUM, face: 1, hit: true },
    "Orange's chopper shoots at Blue's medium car and hits.",
  ],
  [
    { type: 'shot', seat: 1, car: -1, target: ORANGE_LARGE, face: 1, hit: false },
    "Blue's chopper shoots at Orange's large car and misses.",
  ],
  [
    { type: 'drovePast', car: ORANGE_SMALL, other: BLUE_MEDIUM },
    "Orange's small car rides between, past Blue's medium car.",
  ],
  [
    { type: 'respawned', car: ORANGE_SMALL, space: 8 },
    "Orange's small car is back in the race at tile 1, lane 3, row 2.",
  ],
  [{ type: 'tileRemoved', side: row(content.sides, 'causeway') }, 'The rear tile, Causeway, is removed.'],
  [{ type: 'tileLaid', side: row(content.sides, 'serpent'), laid: 4 }, 'Serpent is laid as tile 4.'],
  [{ type: 'steered', seat: 2, die: 3 }, 'White puts a 3 on the power steering.'],
  [{ type: 'towed', car: WHITE_REAR, from: 1, to: 7 }, "White's rear section follows to tile 1, lane 2, row 2."],
  [{ type: 'overhung', car: WHITE_REAR }, "White's rear section hangs over the rear edge."],
  [
    { type: 'battered', car: WHITE_FRONT, command: row(content.commands, 'plow') },
    "White's front section takes damage: plow is out.",
  ],
  [
    { type: 'mended', car: WHITE_FRONT, command: row(content.commands, 'plow') },
    "White's front section is repaired: plow works again.",
  ],
  [{ type: 'plowed', car: WHITE_FRONT, other: BLUE_MEDIUM }, "White's front section plows Blue's medium car aside."],
  [{ type: 'flattened', car: WHITE_FRONT, space: 7 }, 'tile 1, lane 2, row 2 is off-road now.'],
  [{ type: 'dropped', car: WHITE_REAR, space: 7 }, "White's rear section drops a hazard at tile 1, lane 2, row 2."],
  [
    { type: 'rocketFired', car: WHITE_FRONT, face: 2, space: 7 },
    "White's front section fires a rocket at tile 1, lane 2, row 2.",
  ],
  [{ type: 'chopperShaken', car: WHITE_REAR, seat: 0 }, "White's rear section shakes off Orange's chopper."],
  [{ type: 'ledBy', seat: 0, leader: row(content.leaders, 'eel') }, 'Orange is led by The Eel.'],
  [{ type: 'picked', seat: 1 }, 'Blue keeps a card.'],
  [{ type: 'fitted', car: ORANGE_SMALL, upgrade: row(content.upgrades, 'ballast') }, "Orange's small car has Ballast."],
  [{ type: 'tokenSpent', seat: 1, command: row(content.commands, 'nitro') }, 'Blue spends a command token on nitro.'],
  [{ type: 'tokenGained', seat: 1, car: BLUE_MEDIUM }, 'Blue gains a command token.'],
  [{ type: 'rerolled', car: ORANGE_SMALL, die: 4 }, "The die of Orange's small car is rolled again: 4."],
  [
    { type: 'flipped', seat: 0, hazard: row(content.hazards, 'mine'), space: HERE },
    'Orange turns up a mine at tile 1, lane 1, row 1.',
  ],
  [
    { type: 'laid', car: ORANGE_SMALL, hazard: row(content.hazards, 'laid oil'), space: HERE },
    "Orange's small car lays oil at tile 1, lane 1, row 1.",
  ],
  [
    { type: 'swapped', car: ORANGE_SMALL, other: BLUE_MEDIUM },
    "Orange's small car and Blue's medium car trade places.",
  ],
  [{ type: 'spared', car: ORANGE_SMALL, space: HERE }, "Orange's small car does not mind."],
  [{ type: 'shoved', car: ORANGE_SMALL, other: BLUE_MEDIUM }, "Orange's small car shoves Blue's medium car ahead."],
  [{ type: 'finishPlaced' }, 'The lead tile is final: the finish marker is placed.'],
  [{ type: 'wentOut', seat: 1 }, 'Blue has no running car left and is out.'],
  [
    { type: 'chainStopped', car: ORANGE_SMALL, to: 5 },
    "The chain goes on too long; Orange's small car comes to rest at tile 1, lane 6, row 1.",
  ],
];

const CAUSE_LINES: Readonly<Record<(typeof CAUSES)[number], string>> = {
  edge: 'is eliminated: off the board',
  impassable: 'is eliminated: smashed on the rocks',
  chopper: 'is eliminated under a chopper',
  tile: 'is eliminated: left behind with the tile',
  ramp: 'is eliminated at the side of a ramp',
  pit: 'is eliminated in the pit',
  worm: 'is eaten by the sandworm',
  fire: 'is eliminated by its own fire',
  wreck: 'is blown to pieces',
  battered: 'is shot to scrap',
  finish: 'is pushed over the finish and removed; nobody wins by it',
  chain: 'is eliminated: no space is left for it',
};

const ENDING_LINES: Readonly<Record<(typeof ENDINGS)[number], string>> = {
  finish: 'Blue crosses the finish and wins!',
  survivor: 'Blue has the last running cars and wins!',
  allOut: 'Nobody is left running; Blue was furthest ahead and wins!',
};

const ALL: readonly (readonly [ThunderEvent, string])[] = [
  ...LINES,
  ...CAUSES.map(
    cause => [{ type: 'eliminated', car: BLUE_MEDIUM, cause }, `Blue's medium car ${CAUSE_LINES[cause]}.`] as const,
  ),
  ...ENDINGS.map(ending => [{ type: 'won', seat: 1, ending }, ENDING_LINES[ending]] as const),
];

test.each(ALL.map(([event, line]) => [line, event] as const))('the log says: %s', (line, event) => {
  expect(say(thunderRoad.tell(content, event))).toBe(line);
});

test('no line of the log goes unsaid', () => {
  const said = ALL.map(([event]) => thunderRoad.tell(content, event).key);

  const lines = Object.keys(thunderRoad.words).filter(key => key.startsWith('event.'));

  expect(said.toSorted()).toEqual(lines.toSorted());
});
