import { type Chance, keyFromSeed, must } from '@lastroad/kernel';
import { playAtRandom } from '@lastroad/kernel/testing';
import { describe, expect, test } from 'vitest';
import { BASE } from '../src/content/tables.ts';
import type { AuroraEvent } from '../src/events.ts';
import { lastAurora } from '../src/index.ts';

const refusal = (pack: unknown): string => {
  const result = lastAurora.content({}, pack);
  return result.ok ? 'accepted' : result.detail;
};

const isOfBase = ({ module }: { readonly module?: string }): boolean => module === undefined;

/** The exploration cards of the base box. */
const DECKS = [
  ...BASE.survivors,
  ...BASE.trucks,
  ...BASE.trailers,
  ...BASE.devices,
  ...BASE.locations,
  ...BASE.encounters,
  ...BASE.events,
].filter(isOfBase);
const inPeriod = (period: string) => DECKS.filter(row => row.period === period);
const MAPS = [BASE.alpha, BASE.beta];

describe('the data that the rules need', () => {
  test('LA-DAT-1, LA-DAT-2, LA-DAT-3: both maps have three regions, six docks of each colour and five spaces', () => {
    for (const { nodes, roads, white, red, spaces } of MAPS) {
      expect(new Set(nodes.map(({ region }) => region))).toEqual(new Set([0, 1, 2]));
      expect([white.length, red.length]).toEqual([6, 6]);
      expect(spaces.map(({ cost }) => cost)).toEqual([1, 2, 2, 2, 3]);
      expect(spaces.every(({ bonus }) => bonus.length > 0)).toBe(true);
      expect(roads.some(({ kind }) => kind === 'tracks')).toBe(true);
    }
    expect(new Set(BASE.beta.roads.map(({ kind }) => kind))).toEqual(
      new Set(['main', 'tracks', 'dangerous', 'avalanche']),
    );
  });

  test('LA-DAT-4: the fame track begins at -1 and has one space without stars', () => {
    expect(BASE.fame[0]).toBe(-1);
    expect(BASE.fame.filter(stars => stars === 0)).toHaveLength(1);
    expect(BASE.fame).toEqual(BASE.fame.toSorted((a, b) => a - b));
  });

  test('LA-DAT-5, LA-DAT-9: the convoy cards and loot that the books show', () => {
    const { trucks, devices } = BASE;

    expect(trucks.some(({ speed, slots }) => speed === 3 && slots.includes('speed'))).toBe(true);
    expect(trucks.some(({ towing }) => towing === 2)).toBe(true);
    expect([...trucks, ...devices].some(({ slots }) => slots.includes('weapon2'))).toBe(true);
    expect(devices.find(({ id }) => id === 'gauss')?.slots).toContain('weapon4');
    expect(
      BASE.loot
        .slice(0, 6)
        .map(({ group }) => group)
        .toSorted(),
    ).toEqual(['I-II', 'I-II', 'III-IV', 'III-IV', 'V-VI', 'V-VI']);
  });

  test('LA-DAT-6: every colour begins with a leader and a co-pilot; skills that are known are so', () => {
    for (const colour of [0, 1, 2, 3])
      expect(BASE.survivors.filter(row => row.colour === colour).map(({ power }) => power)).toEqual([
        'leader',
        'copilot',
      ]);
    const skill = (power: string) => BASE.survivors.find(row => row.power === power)?.skill ?? 0;
    expect([skill('copilot'), skill('scout')]).toEqual([1, 2]);
    expect(Math.min(skill('leader'), skill('preacher'))).toBeGreaterThanOrEqual(2);
  });

  test('LA-DAT-7, LA-DATC-12: six enemies with the numbers one to six, the first two as printed; six loot cards', () => {
    const clan = BASE.enemies.filter(({ module }) => module === undefined);
    expect(clan.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(BASE.enemies.slice(0, 2).map(({ ambush }) => ambush)).toEqual([
      [[{ damage: 1, area: 'TOP_ROW' }]],
      [[{ damage: 1, area: 'BOTTOM_ROW' }]],
    ]);
    expect(must(lastAurora.content({})).piles.loot.flat()).toHaveLength(6);
    expect(refusal({ enemies: [{ id: 'enemy-1', number: 6 }] })).toContain('two have the same number');
  });

  test('LA-DAT-8, LA-DATC-4: more players, no fewer boxes; a later group is not weaker', () => {
    const backs = BASE.loot.flatMap(({ group, boxes }) => (boxes === undefined ? [] : [{ group, boxes }]));
    const groups = ['I-II', 'III-IV', 'V-VI'].map(group => backs.filter(row => row.group === group));

    for (const { boxes } of backs) expect(boxes).toEqual(boxes.toSorted((a, b) => a - b));
    for (const [i, later] of groups.slice(1).entries())
      for (const { boxes } of later)
        for (const before of groups[i]) expect(boxes.every((box, players) => box >= before.boxes[players])).toBe(true);
    expect(refusal({ loot: [{ id: 'trunk', boxes: [4, 3, 4] }] })).toContain('fewer for more players');
  });

  test('LA-DAT-10, LA-DAT-11, LA-DAT-12: five events; locations with two blocks; merchants and travellers with their goods', () => {
    const { events, locations } = BASE;
    const encounters = BASE.encounters.filter(isOfBase);

    expect(new Set(events.map(({ power }) => power)).size).toBe(events.length);
    expect(locations.every(({ left, right }) => left.length > 0 && right.length > 0)).toBe(true);
    expect(locations.find(({ effect }) => effect === 'contamination')).toMatchObject({
      left: ['fuel', 'food'],
      right: ['fuel', 'fuel'],
    });
    expect(locations.some(({ effect }) => effect === 'loseFame')).toBe(true);
    for (const { power, goods } of encounters)
      expect(goods.toSorted()).toEqual(power === 'merchant' ? ['fuel'] : ['food', 'fuel']);
  });

  test('LA-DAT-13, LA-DAT-19: fourteen items of eight kinds, and one mine; every road has a name of its own', () => {
    const [mine, ...others] = BASE.items
      .filter(({ module }) => module !== 'deck')
      .toSorted((a, b) => Number(b.power === 'mine') - Number(a.power === 'mine'));

    expect(mine).toMatchObject({ power: 'mine', copies: 1 });
    expect(others.map(({ power }) => power)).toHaveLength(8);
    expect(others.reduce((sum, { copies }) => sum + copies, 0)).toBe(14);
    for (const { roads } of MAPS) expect(new Set(roads.map(({ id }) => id)).size).toBe(roads.length);
  });

  test('LA-DAT-15, LA-DATC-10: ten tiles, and as many spots on each map', () => {
    expect(BASE.tiles.reduce((sum, { copies }) => sum + copies, 0)).toBe(10);
    for (const { nodes } of MAPS) expect(nodes.filter(({ tile }) => tile)).toHaveLength(10);
    expect(refusal({ beta: { nodes: [{ id: 'b0', tile: true }] } })).toContain('11 are marked for a tile');
  });

  test('LA-DAT-16, LA-DATC-11: 54 cards, 22 of them extra; with two players too there are enough for six rounds', () => {
    const periods = ['I', 'II', 'III'].map(inPeriod);
    const extra = periods.map(rows => rows.filter(row => row.extra).length);

    expect(periods.flat()).toHaveLength(54);
    expect(extra).toEqual([9, 9, 4]);
    // Two players keep four, four and two of the extra cards; the enemies come on top of them.
    expect(54 - 22 + 4 + 4 + 2).toBeGreaterThanOrEqual(3 + 6 * 6);
  });

  test('LA-DAT-17, LA-DAT-18: the board of the Automa and its six cards', () => {
    const { automaBoard, automaCards } = BASE;

    expect(automaBoard.rows.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D']);
    expect(automaBoard.rows.every(({ slots }) => slots.length >= 6)).toBe(true);
    expect(automaBoard.groups.length).toBeGreaterThanOrEqual(4);
    expect([automaBoard.speed, automaBoard.survivors, automaBoard.resources]).toEqual([2, 6, 7]);
    expect(automaCards.map(({ id }) => id)).toEqual(['C1', 'C2', 'C3', 'C4', 'C5', 'C6']);
    expect(automaCards.find(({ id }) => id === 'C4')?.arrow).toBe('left');
  });

  test('LA-DAT-20: everybody has two targets, three zones and no item', () => {
    const g = lastAurora.setup(must(lastAurora.content({ seats: 3 })), keyFromSeed(1));

    for (const player of g.players) {
      expect(player).toMatchObject({ targets: 2, items: [], rest: [], exhausted: [] });
      expect(player.active).toHaveLength(2);
    }
  });

  test('LA-DATC-1, LA-DATC-2: a start convoy holds its tokens, trucks have a seat, start trucks tow', () => {
    expect(BASE.trucks.every(({ speed }) => speed >= 1)).toBe(true);
    expect(refusal({ trailers: [{ id: 'container-1', slots: ['any'] }] })).toContain('no room for the start tokens');
    expect(refusal({ trucks: [{ id: 'truck-1', slots: ['armour'] }] })).toContain('no slot for a driver');
    expect(refusal({ trucks: [{ id: 'truck-1', towing: 0 }] })).toContain('a start truck must tow a trailer');
    expect(refusal({ trucks: [{ id: 'hauler', towing: 0 }] })).toBe('accepted');
    expect(refusal({ trucks: [{ id: 'hauler', speed: 0 }] })).toContain('is not a whole number from 1 to 9');
  });

  test('LA-DATC-3: skills are one to three; a start pair reaches the spaces of cost two or three', () => {
    for (const { skill } of BASE.survivors) expect([1, 2, 3]).toContain(skill);
    for (const colour of [0, 1, 2, 3]) {
      const pair = BASE.survivors.filter(row => row.colour === colour).map(({ skill }) => skill);
      expect(Math.min(...pair)).toBeGreaterThanOrEqual(1);
      expect(pair.reduce((sum, skill) => sum + skill, 0)).toBeGreaterThanOrEqual(2);
    }
  });
});

test('LA-INV-16: when the Explore phase ends, no survivor of a person is active', () => {
  let ended = 0;
  const active: string[] = [];
  for (let seed = 0; seed < 20; seed++) {
    const g = lastAurora.setup(must(lastAurora.content({ seats: 1 + (seed % 4) })), keyFromSeed(`explored ${seed}`));
    const events: AuroraEvent[] = [];
    g.events = events;
    events.push = event => {
      if (event.type === 'phaseBegan' && event.phase === 'rest') {
        ended++;
        for (const [seat, player] of g.players.entries())
          if (player.active.length > 0) active.push(`seed ${seed}, round ${g.round}, seat ${seat}`);
      }
      return 0;
    };
    const dice: Chance = { key: keyFromSeed(`explored dice ${seed}`), drawn: 0 };
    playAtRandom(lastAurora, g, dice);
  }

  expect(ended).toBeGreaterThan(60);
  expect(active).toEqual([]);
});
