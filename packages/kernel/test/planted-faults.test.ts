import { expect, test } from 'vitest';
import { CHECKS, type Check, conform } from '../src/conformance/index.ts';
import {
  type Definition,
  defineRules,
  type Frame,
  type Question,
  SPECTATOR,
  shuffle,
  type Tasks,
} from '../src/index.ts';
import { type Toy, type ToyContent, type ToyEvent, type ToyView, toy } from '../toy/index.ts';

type Mine = Frame & { seat: number };
type ToyDefinition = Definition<Toy, ToyContent, ToyView, ToyEvent>;

/** The toy with one thing changed. */
const toyWith = (change: Partial<ToyDefinition>) =>
  defineRules<Toy, ToyContent, ToyView, ToyEvent>({ ...toy, ...change });

/** The toy with one question changed. */
const toyAsking = (task: string, step: string, change: Partial<Question<Toy, Mine>>) => {
  const { steps, stepNames } = toy.tasks[task];
  const at = stepNames.indexOf(step);
  const altered = steps.map((s, i) => (i === at ? { ...(s as Question), ...change } : s));
  const tasks: Tasks = { ...toy.tasks, [task]: { stepNames, steps: altered } };
  return toyWith({ tasks });
};

/** The toy with its die rolled in another way. */
const toyRolling = (roll: (g: Toy, proper: () => void) => void) => {
  const { steps, stepNames } = toy.tasks['rollDie'];
  const proper = steps[0] as (g: Toy, f: object) => void;
  const altered = [(g: Toy, f: object) => roll(g, () => proper(g, f)), ...steps.slice(1)] as Tasks[string]['steps'];
  return toyWith({ tasks: { ...toy.tasks, rollDie: { stepNames, steps: altered } } });
};

const chooseCard = toy.tasks['bid'].steps[0] as Question<Toy, Mine>;
const chooseAct = toy.tasks['tryLuck'].steps[0] as Question<Toy, Mine>;

const found = (rules: typeof toy, bound = 500) => conform(rules, { games: 25, seed: 'planted', bound }).fault;

/** Every check with a fault that it, and no check before it, must find. */
const PLANTED: Readonly<Record<Check, () => typeof toy>> = {
  options: () => toyAsking('bid', 'chooseCard', { options: (g, f) => g.hands[f.seat].toReversed() }),
  together: () =>
    toyAsking('bid', 'chooseCard', {
      options(g, f) {
        const hand = chooseCard.options(g, f);
        return hand.length > 1 && g.bids.some(card => card >= 0) ? hand.slice(1) : hand;
      },
    }),
  taking: () =>
    toyAsking('bid', 'chooseCard', {
      take(g, f, card) {
        if (card === 35) throw new Error('nobody tried this card');
        return chooseCard.take(g, f, card);
      },
    }),
  clone: () => toyWith({ clone: g => ({ ...toy.clone(g), coins: g.coins }) }),
  save: () => toyWith({ tasks: { ...toy.tasks, bid: { ...toy.tasks['bid'], stepNames: ['choose', 'choose'] } } }),
  replay: () => toyWith({ layTable: countTables() }),
  undo: () => toyRolling(hideTheDraw),
  barrier: () =>
    toyAsking('tryLuck', 'chooseAct', {
      take(g, f, act) {
        const next = chooseAct.take(g, f, act);
        if (act === 2) g.revealed--;
        return next;
      },
    }),
  secrets: () => toyWith({ view: (g, seat) => ({ ...toy.view(g, seat), top: g.deck.at(-1) ?? -1 }) }),
  events: () => toyWith({ redact: event => event }),
  imagine: () => toyWith({ imagine: (g, _seat, key) => Object.assign(toy.clone(g), { key }) }),
  components: () =>
    toyAsking('give', 'chooseSeat', {
      take(g, f) {
        g.coins[f.seat]--;
      },
    }),
  content: () =>
    toyWith({
      scores(g) {
        (g.content.cards as number[])[0] = 7;
        return g.coins;
      },
    }),
  words: () => toyWith({ words: { ...toy.words, 'toy.card': undefined as never } }),
  'why-not': () => toyAsking('bid', 'double', { whyNot: () => null }),
  end: () => toyAsking('tryLuck', 'chooseAct', { take: () => 'again' }),
  crash: () =>
    toyWith({
      scores() {
        throw new Error('cannot count');
      },
    }),
};

/** Remembers something outside the state: no table is laid twice in the same way. */
function countTables(): ToyDefinition['layTable'] {
  let tables = 0;
  return (content, key) => {
    const g = toy.layTable(content, key);
    g.bank += tables;
    g.pot -= tables++;
    return g;
  };
}

/** Uses chance and hides that it did, so that the roll could be taken back and tried again. */
function hideTheDraw(g: Toy, roll: () => void) {
  const before = g.drawn;
  roll();
  g.revealed -= g.drawn - before;
}

test.each(CHECKS)('a fault planted for the check "%s" is caught and named', check => {
  const fault = found(PLANTED[check]());

  expect(fault?.check).toBe(check);
  expect(fault?.detail.length).toBeGreaterThan(10);
});

const without = (key: string) => ({ ...toy.words, [key]: undefined as never });

test('an option without words is caught', () => {
  const rules = toyWith({ words: without('option.rounds') });

  expect(found(rules)).toMatchObject({ check: 'words', detail: 'no text for "option.rounds"' });
});

test('a value of an option without words is caught', () => {
  const mood = { name: 'mood', values: ['calm', 'wild'], preset: 'calm' } as const;
  const words = { ...toy.words, 'option.mood': 'Mood', 'option.mood.calm': 'calm' };
  const settings = [...toy.settings, mood];

  expect(found(toyWith({ settings, words }))).toMatchObject({
    check: 'words',
    detail: 'no text for "option.mood.wild"',
  });
  expect(found(toyWith({ settings, words: { ...words, 'option.mood.wild': 'wild' } }))).toBeNull();
});

test('a module that does not say what it adds is caught', () => {
  const gifts = { name: 'gifts', values: [false, true], preset: false, module: true } as const;
  const words = { ...toy.words, 'option.gifts': 'Gifts' };
  const settings = [...toy.settings, gifts];

  expect(found(toyWith({ settings, words }))).toMatchObject({
    check: 'words',
    detail: 'no text for "option.gifts.adds"',
  });
  expect(found(toyWith({ settings, words: { ...words, 'option.gifts.adds': 'Coins for all.' } }))).toBeNull();
});

test('a setting that does not say what stands in its way is caught', () => {
  const duel = { name: 'duel', values: [false, true], preset: false, needs: { name: 'seats', values: [2] } } as const;
  const words = { ...toy.words, 'option.duel': 'Duel' };
  const settings = [...toy.settings, duel];

  expect(found(toyWith({ settings, words }))).toMatchObject({
    check: 'words',
    detail: 'no text for "option.duel.needs"',
  });
  expect(found(toyWith({ settings, words: { ...words, 'option.duel.needs': 'For two.' } }))).toBeNull();
});

test('a setting that goes by what is never so is caught', () => {
  const duel = { name: 'duel', values: [false, true], preset: false, under: { name: 'seats', values: [9] } } as const;
  const words = { ...toy.words, 'option.duel': 'Duel' };

  expect(found(toyWith({ settings: [...toy.settings, duel], words }))).toMatchObject({
    check: 'options',
    detail: 'duel goes by seats, which is never 9',
  });
});

test('a ready-made choice without words, or of what is no module, is caught', () => {
  const gifts = { name: 'gifts', values: [false, true], preset: false, module: true } as const;
  const words = { ...toy.words, 'option.gifts': 'Gifts', 'option.gifts.adds': 'Coins.', 'bundle.base': 'No box' };
  const settings = [...toy.settings, gifts];
  const named = { ...words, 'bundle.feast': 'Feast' };

  expect(found(toyWith({ settings, words, bundles: { feast: ['gifts'] } }))).toMatchObject({
    check: 'words',
    detail: 'no text for "bundle.feast"',
  });
  expect(found(toyWith({ settings, words: named, bundles: { feast: ['seats'] } }))).toMatchObject({
    check: 'options',
    detail: 'the bundle feast has "seats", which is no module',
  });
  expect(found(toyWith({ settings, words: named, bundles: { feast: ['gifts'] } }))).toBeNull();
});

test('a fault comes with the game that shows it', () => {
  const fault = found(PLANTED.components());

  expect(fault?.file?.decisions.length).toBeGreaterThan(0);
  expect(fault?.file?.notes[0]?.text).toContain('coins');
});

test('two fields that share an array, one alive and two when cloned, are caught', () => {
  const rules = toyAsking('tryLuck', 'chooseAct', {
    take(g, f, act) {
      Object.assign(f, { seen: g.coins });
      return chooseAct.take(g, f, act);
    },
  });

  expect(found(rules)?.check).toBe('replay');
});

test.each<[string, () => typeof toy]>([
  [
    'what could be named',
    () =>
      toyWith({
        things: (g, seat, about) =>
          toy.things(g, seat, about).filter(card => about !== 'card' || card !== g.deck.at(-1)),
      }),
  ],
  [
    'the words of what is not offered',
    () =>
      toyWith({
        describe: (g, seat, choice) =>
          g.deck.at(-1) === choice ? { key: 'toy.peek', values: { choice } } : toy.describe(g, seat, choice),
      }),
  ],
  [
    'the reason why it is not',
    () =>
      toyAsking('bid', 'chooseCard', {
        whyNot: (g, _f, card) => ({ key: 'toy.notInHand', clause: g.deck.includes(card) ? 'TOY-2' : 'TOY-3' }),
      }),
  ],
])('a secret told by %s is caught', (_what, rules) => {
  expect(found(rules())).toMatchObject({ check: 'secrets' });
});

test('a secret shown to spectators alone is caught, though they would imagine it as they see it', () => {
  const rules = toyWith({
    view: (g, seat) => ({ ...toy.view(g, seat), top: seat === SPECTATOR ? (g.deck.at(-1) ?? -1) : -1 }),
    imagine: (g, seat, key) => {
      const twin = toy.imagine(g, seat, key);
      if (seat === SPECTATOR) {
        const known = g.deck.at(-1) ?? -1;
        const at = twin.deck.indexOf(known);
        if (at >= 0) twin.deck.push(...twin.deck.splice(at, 1));
      }
      return twin;
    },
  });

  expect(found(rules)).toMatchObject({ check: 'secrets', detail: expect.stringContaining('spectator') });
});

test('dealing from cards in their true order, so that a bot could tell, is caught', () => {
  const rules = toyWith({
    imagine: (g, _seat, key) => {
      const twin = toy.clone(g);
      twin.key = key;
      shuffle(twin, twin.deck, 'imagined');
      twin.drawn = g.drawn;
      return twin;
    },
    view: g => ({ ...toy.view(g, SPECTATOR) }),
    redact: event => toy.redact(event, SPECTATOR),
  });

  expect(found(rules)).toMatchObject({
    check: 'imagine',
    detail: expect.stringContaining('depends on what it cannot know'),
  });
});
