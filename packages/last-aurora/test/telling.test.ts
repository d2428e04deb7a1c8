import { speaker } from '@lastroad/words';
import { expect, test } from 'vitest';
import { BONUSES } from '../src/board.ts';
import { TILE_KINDS } from '../src/cards.ts';
import { type AuroraEvent, lastAurora } from '../src/index.ts';
import { AUTOMA, FUEL, NONE } from '../src/state.ts';
import { BASE, cardWords, itemNumber } from './words.ts';

const say = speaker(lastAurora.words);

const card = (words: string): number => BASE.cards.findIndex((_, number) => cardWords(number) === words);
const LEADER = card('Leader');
const RIDERS = card('Wolf Riders (II)');
const TORCH = itemNumber('Welding Torch');
/** The first road of the map, from waypoint 0 to waypoint 1. */
const ROAD = BASE.map.roads.findIndex((_, road) => BASE.map.ends[road].from === 0 && BASE.map.ends[road].to === 1);
const bonus = (name: (typeof BONUSES)[number]): number => BONUSES.indexOf(name);

/** One event of every kind and of every way to tell it, and what the log says of it. */
const LINES: readonly (readonly [AuroraEvent, string])[] = [
  [{ type: 'roundBegan', round: 3 }, 'Round 3 begins.'],
  [{ type: 'phaseBegan', phase: 'movement' }, 'Movement.'],
  [{ type: 'revealed', card: card('Merchant'), space: 4 }, 'Space 5: Merchant.'],
  [{ type: 'eventStruck', card: card('Blizzard') }, 'Blizzard strikes.'],
  [
    { type: 'explored', seat: 1, card: card('Merchant'), party: [LEADER, card('Hermit')] },
    'player 2 explores Merchant with Leader, Hermit.',
  ],
  [{ type: 'bonusTaken', seat: 0, bonus: bonus('repairTwo') }, 'player 1 takes the bonus: repair up to 2 damage.'],
  [{ type: 'passed', who: 2, survivor: LEADER }, 'player 3 passes.'],
  [{ type: 'passed', who: AUTOMA, survivor: NONE }, 'the Automa passes.'],
  [{ type: 'fed', seat: 0, survivor: LEADER }, 'player 1 strengthens the Leader.'],
  [{ type: 'woke', seat: 0, survivor: LEADER }, 'player 1 feeds the Leader, who rests.'],
  [{ type: 'activated', seat: 3, survivor: LEADER }, 'player 4 brings the Leader back.'],
  [{ type: 'gained', who: 0, token: FUEL }, 'player 1 gains fuel.'],
  [{ type: 'gaveUp', who: AUTOMA, token: FUEL }, 'the Automa gives up fuel.'],
  [{ type: 'arranged', seat: 0, from: 1, to: 2 }, 'player 1 moves cargo about.'],
  [{ type: 'damaged', who: 0, card: card('Old Truck'), slot: 2 }, 'player 1 takes a damage.'],
  [{ type: 'damaged', who: AUTOMA, card: NONE, slot: 7 }, 'the Automa takes a damage.'],
  [{ type: 'repaired', who: 0, card: card('Old Truck'), slot: 2 }, 'player 1 repairs a damage.'],
  [{ type: 'contaminated', who: 0, survivor: LEADER }, 'player 1 is contaminated.'],
  [{ type: 'cured', who: AUTOMA, survivor: NONE }, 'the Automa cures a contamination.'],
  [{ type: 'crewJoined', seat: 1, crew: 2 }, 'player 2 leads the Norse.'],
  [
    { type: 'shookOff', seat: 0, survivor: card('Thickblood') },
    'The Thickblood of player 1 shakes off a contamination and rests.',
  ],
  [{ type: 'died', seat: 0, survivor: LEADER }, 'player 1 loses the Leader.'],
  [{ type: 'recruited', who: 0, card: card('Hermit') }, 'player 1 recruits the Hermit.'],
  [{ type: 'built', seat: 0, card: card('Tanker') }, 'player 1 adds the Tanker to the convoy.'],
  [{ type: 'built', seat: 0, card: card('Rusty Trailer 2') }, 'player 1 adds the Rusty Trailer 2 to the convoy.'],
  [{ type: 'scrapped', seat: 0, card: card('Tanker') }, 'player 1 scraps the Tanker.'],
  [{ type: 'itemDrawn', who: 0, item: NONE }, 'player 1 draws an item.'],
  [{ type: 'itemDrawn', who: 0, item: TORCH }, 'player 1 draws Welding Torch.'],
  [{ type: 'itemUsed', seat: 0, item: TORCH }, 'player 1 uses Welding Torch.'],
  [{ type: 'itemDiscarded', seat: 0, item: TORCH }, 'player 1 discards Welding Torch.'],
  [{ type: 'fameChanged', who: 0, fame: -1 }, 'player 1 has -1 fame now.'],
  [{ type: 'moved', who: 0, road: ROAD, node: 1 }, 'player 1 moves to waypoint 1.'],
  [{ type: 'tileTaken', who: 0, node: 2, tile: TILE_KINDS.indexOf('food') }, 'player 1 takes the food at waypoint 2.'],
  [{ type: 'roadClosed', road: ROAD }, 'An avalanche closes the road to waypoint 1.'],
  [{ type: 'mineLaid', seat: 0, road: ROAD }, 'player 1 lays a mine before waypoint 1.'],
  [{ type: 'mineSprung', who: 1, road: ROAD }, 'player 2 runs into a mine.'],
  [{ type: 'reordered', track: [2, AUTOMA, 0] }, 'The turn order is now player 3, the Automa, player 1.'],
  [
    {
      type: 'raided',
      who: 0,
      victim: 1,
      weapon: 3,
      hits: 3,
      evaded: 1,
      jam: true,
      outcome: 12,
      area: 'TOP_ROW',
    },
    'player 1 fires at player 2: 3 damage to the devices, 1 of it evaded; the weapon jams.',
  ],
  [
    { type: 'raided', who: 0, victim: 1, weapon: 3, hits: 0, evaded: 0, jam: false, outcome: 13, area: 'TOP_ROW' },
    'player 1 fires at player 2: a miss.',
  ],
  [{ type: 'raidCounted', who: 0, victim: 1, placed: 2 }, 'player 1 has done 2 damage to player 2.'],
  [{ type: 'pvpBonus', who: 0, symbol: 'repair' }, 'player 1 earns for aggression: 1 repair.'],
  [{ type: 'renegadeNamed', seat: 0, enemy: RIDERS }, 'The Renegade of player 1 talks to Wolf Riders (II).'],
  [{ type: 'ambushed', enemy: RIDERS, region: 1 }, 'Wolf Riders (II) lie in ambush: Coast.'],
  [
    { type: 'attacked', who: 0, enemy: RIDERS, damage: 2, jam: true, outcome: 0 },
    'player 1 fires at Wolf Riders (II): 2 damage, and the weapon jams.',
  ],
  [
    { type: 'attacked', who: 0, enemy: RIDERS, damage: 0, jam: false, outcome: 0 },
    'player 1 fires at Wolf Riders (II): miss.',
  ],
  [{ type: 'wounded', who: 0, enemy: RIDERS, damage: 2 }, 'player 1 deals 2 damage to Wolf Riders (II).'],
  [{ type: 'untargeted', who: 1, enemy: RIDERS }, 'A target token of player 2 is taken off Wolf Riders (II).'],
  [{ type: 'tookAlong', seat: 0, card: card('Deserter') }, 'player 1 takes the Deserter along.'],
  [{ type: 'targeted', who: 0, enemy: RIDERS }, 'player 1 marks Wolf Riders (II).'],
  [
    { type: 'defeated', enemy: RIDERS, winner: AUTOMA, outcome: 0 },
    'Wolf Riders (II) defeated; the Automa wins the loot.',
  ],
  [
    { type: 'defeated', enemy: RIDERS, winner: NONE, outcome: NONE },
    'Wolf Riders (II) defeated; nobody wins the loot.',
  ],
  [{ type: 'lootTaken', who: 0, card: card('Coil Gun'), kept: true }, 'player 1 takes Coil Gun.'],
  [{ type: 'lootTaken', who: 0, card: card('Coil Gun'), kept: false }, 'player 1 leaves Coil Gun behind.'],
  [{ type: 'enemiesFired', region: 2, outcome: 0, area: 'TOP_ROW' }, 'Enemies fire on the Bay: the devices.'],
  [{ type: 'enemyLeft', enemy: RIDERS }, 'Wolf Riders (II) are left behind.'],
  [{ type: 'shieldRegrew', enemy: RIDERS }, 'The shield of Wolf Riders (II) grows back.'],
  [{ type: 'armourRegrew', who: 0, card: card('Mending Rack'), slot: 32 }, 'Asgard armour of player 1 grows back.'],
  [{ type: 'broadcast', seat: 1 }, 'The Radio Operator of player 2 tells enemies where to look.'],
  [{ type: 'auroraMoved', dock: 3, red: false }, 'The Aurora is at the white dock 4.'],
  [{ type: 'auroraMoved', dock: 3, red: true }, 'The Aurora is at the red dock 4.'],
  [{ type: 'discarded', card: card('Merchant') }, 'Merchant is discarded.'],
  [{ type: 'automaActed', action: 2, space: 4 }, 'The Automa turns over C3.'],
  [{ type: 'automaDrew', cards: 1 }, 'The Automa has 1 action card.'],
  [{ type: 'automaDrew', cards: 3 }, 'The Automa has 3 action cards.'],
  [{ type: 'storyDeckChanged', period: 1 }, 'A new deck of stories: II.'],
  [{ type: 'storyUnread', trigger: 'jam' }, 'A story goes unread (when a weapon jams).'],
  [{ type: 'storyLeft', trigger: 'stay' }, 'The Automa takes a story, unread (when somebody does not move).'],
  [
    { type: 'storyRead', seat: 0, reader: 1, story: 32 },
    'A story for player 1: Night Watch. On the breakwater stands a gun older than the ice. Nobody commands it. Somebody has painted on the barrel: “If everybody brings a little, it will do for one night.”',
  ],
  [{ type: 'storyChosen', seat: 0, story: 32, option: 0 }, 'player 1 chooses: Bring a little, and see who else does.'],
  [{ type: 'storyTested', seat: 0, outcome: 3, letter: 'B', passed: true }, 'The test shows B: success.'],
  [{ type: 'storyTested', seat: 0, outcome: 3, letter: 'D', passed: false }, 'The test shows D: failure.'],
  [
    { type: 'storyTold', seat: 1, story: 14, option: 1, tale: 'no' },
    'Finders (player 2). It was guarding a second wire.',
  ],
  [{ type: 'storyTold', seat: 1, story: 14, option: NONE, tale: 'void' }, 'Nothing comes of Finders.'],
  [
    { type: 'storyPot', story: 32, option: 0, isMet: false },
    'Night Watch. The crate stays light. You stand beside the gun all night, making gun noises.',
  ],
  [
    { type: 'questTaken', seat: 0, story: 1, option: 0 },
    'player 1 takes on a quest: Shopping List. Gather twice more before the next round ends.',
  ],
  [{ type: 'questCounted', seat: 0, story: 1, count: 1 }, 'Shopping List: 1 so far (player 1).'],
  [{ type: 'questDropped', seat: 0, story: 1 }, 'Nobody is left for the quest: Shopping List.'],
  [
    { type: 'storyArchived', seat: 0, story: 27, place: 'restZone', card: NONE },
    'player 1 keeps A Hole in the Wall, in the Rest zone.',
  ],
  [
    { type: 'storyArchived', seat: 0, story: 10, place: 'board', card: NONE },
    'player 1 keeps Last Collection, beside the board.',
  ],
  [
    { type: 'storyArchived', seat: 0, story: 16, place: 'device', card: card('Coil Gun') },
    'player 1 keeps The Other Half, under Coil Gun.',
  ],
  [{ type: 'storyTucked', seat: 0, story: 14, card: card('Merchant') }, 'Finders lies under Merchant from now on.'],
  [{ type: 'storyDropped', story: 14 }, 'Finders is discarded.'],
  [{ type: 'spacesSwapped', from: 0, to: 4 }, 'The cards of spaces 1 and 5 change places.'],
  [
    { type: 'peeked', seat: 0, deck: 'exploration', cards: [NONE, NONE] },
    'player 1 looks at 2 cards of the Exploration deck.',
  ],
  [
    { type: 'peeked', seat: 0, deck: 'exploration', cards: [card('Merchant'), card('Medic')] },
    'You look at the Exploration deck, uppermost first: Merchant, Medic.',
  ],
  [{ type: 'automaSilenced', action: 2 }, 'C3 of the Automa does nothing more in this round.'],
  [{ type: 'eliminated', seat: 0 }, 'player 1 has lost everybody and is out.'],
  [{ type: 'ended', reached: true }, 'The game is over. The Aurora was reached.'],
  [{ type: 'ended', reached: false }, 'The game is over. Nobody reached the Aurora.'],
];

test.each(LINES.map(([event, line]) => [line, event] as const))('the log says: %s', (line, event) => {
  expect(say(lastAurora.tell(BASE, event))).toBe(line);
});

test('no line of the log goes unsaid', () => {
  const said = LINES.map(([event]) => lastAurora.tell(BASE, event).key);

  const lines = Object.keys(lastAurora.words).filter(key => key.startsWith('log.'));

  expect([...new Set(said)].toSorted()).toEqual(lines.toSorted());
});
