import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOfSaved } from '../src/hash.ts';
import { defineRules, hashOf, keyFromSeed, must, tasksFor } from '../src/index.ts';
import { playAtRandom } from '../src/testing.ts';
import { type Toy, toy } from '../toy/index.ts';

const content = must(toy.content({ seats: 3 }));
const playing = (decisions: number, seed = 1): Toy => {
  const g = toy.setup(content, keyFromSeed(seed));
  playAtRandom(toy, g, seed, decisions);
  return g;
};

/** In the middle of a task that stands alone on the stack. */
const inTheMiddle = (): Toy => {
  for (let decisions = 0; ; decisions++) {
    const g = playing(decisions);
    if (g.stack.at(-1)?.task === 'tryLuck') return g;
  }
};

test('a save of this version is carried over by no migration', () => {
  const up = (): void => {
    throw new Error('carried over');
  };
  const rules = defineRules({ ...toy, migrations: toy.migrations.map(migration => ({ ...migration, up })) });
  const g = inTheMiddle();

  expect(toy.hash(must(rules.load(toy.save(g), content)))).toBe(toy.hash(g));
});

test('a save is JSON that names its steps, and reads back as the same game', () => {
  const g = inTheMiddle();
  const text = toy.save(g);

  expect(text).toContain('"at":"chooseAct"');
  expect(toy.hash(must(toy.load(text, content)))).toBe(toy.hash(g));
});

test('the hash of a game is the hash of what its save says', () => {
  for (let decisions = 0; decisions < 40; decisions++) {
    const g = playing(decisions);
    const { state } = JSON.parse(toy.save(g)) as { state: Record<string, unknown> };
    expect(hashOfSaved(state, g.key)).toBe(hashOf(toy.tasks, g));
  }
});

test('the hash does not depend on the order of fields', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ noUnicodeString: false }).map(dropFractions)), record => {
      const turned = Object.fromEntries(Object.entries(record).reverse());
      expect(hashOfSaved(turned, keyFromSeed(1))).toBe(hashOfSaved(record, keyFromSeed(1)));
    }),
  );
});

const dropFractions = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, v: unknown) => (typeof v === 'number' ? Math.trunc(v % 1e15) : v));

test('the hash changes with every number of the state', () => {
  const saved = JSON.parse(toy.save(playing(20))) as { state: Record<string, unknown> };
  const key = saved.state['key'] as number[];
  const hashes = new Set([hashOfSaved(saved.state, key)]);
  let changes = 0;
  const visit = (node: Record<string, unknown>): void => {
    for (const [name, value] of Object.entries(node)) {
      if (typeof value === 'number') {
        node[name] = value + 1;
        hashes.add(hashOfSaved(saved.state, key));
        changes++;
        node[name] = value;
      } else if (typeof value === 'object' && value !== null) visit(value as Record<string, unknown>);
    }
  };
  visit(saved.state);

  expect(changes).toBeGreaterThan(50);
  expect(hashes.size).toBe(changes + 1);
});

test('the published hash tells nothing without the key', () => {
  const { state } = JSON.parse(toy.save(playing(5))) as { state: Record<string, unknown> };

  expect(hashOfSaved(state, keyFromSeed(1))).not.toBe(hashOfSaved(state, keyFromSeed(2)));
});

const refusal = (text: string, withContent = content) => {
  const loaded = toy.load(text, withContent);
  return loaded.ok ? null : { code: loaded.code, detail: loaded.detail };
};

test('a save that was cut off anywhere is refused as damaged', () => {
  const text = toy.save(playing(10));

  for (let length = 0; length < text.length; length += 7) expect(refusal(text.slice(0, length))?.code).toBe('damaged');
});

test('a save of an unknown version names the versions that can be read', () => {
  const text = toy.save(playing(10)).replace('"version":3', '"version":4');

  expect(refusal(text)).toEqual({
    code: 'unknown-version',
    detail: 'the save has version 4; this program reads 1 to 3',
  });
});

test('a changed state is found by its hash', () => {
  const text = toy.save(playing(10)).replace(/"bank":\d+/, '"bank":99');

  expect(refusal(text)?.code).toBe('wrong-hash');
});

test('a save of another game, other content or an unknown step is refused by name', () => {
  const text = toy.save(playing(10));

  expect(refusal(text.replace('"game":"toy"', '"game":"chess"'))?.code).toBe('wrong-game');
  expect(refusal(text, must(toy.content({ seats: 4 })))?.code).toBe('wrong-content');
  expect(refusal('{"lastroad":"save"}')?.code).toBe('damaged');
  expect(refusal('null')?.code).toBe('damaged');
});

test('a step that no longer exists is named', () => {
  const saved = JSON.parse(toy.save(inTheMiddle())) as {
    hash: string;
    state: { stack: { at: string }[]; key: number[] };
  };
  const last = saved.state.stack.at(-1);
  if (last) last.at = 'sing';
  saved.hash = hashOfSaved(saved.state, saved.state.key);

  expect(refusal(JSON.stringify(saved))).toMatchObject({
    code: 'unknown-step',
    detail: expect.stringContaining('tryLuck.sing'),
  });
});

test('a save of version 1, in the middle of a task, is carried over and plays on', () => {
  const text = readFileSync(new URL('saves/toy-1.json', import.meta.url), 'utf8');
  expect(text).toContain('"version":1');

  const g = must(toy.load(text, content));

  expect(g.stack.at(-1)).toMatchObject({ task: 'tryLuck', given: 0 });
  expect(playAtRandom(toy, g, 1)).toBeGreaterThan(0);
  expect(toy.waitingFor(g)).toEqual([]);
});

test('state that a save would lose is refused at once', () => {
  const broken = (field: unknown) => () => hashOf(toy.tasks, { ...playing(3), field } as Toy);

  expect(broken(undefined)).toThrow('undefined');
  expect(broken(0.5)).toThrow('only whole numbers');
  expect(broken(() => 1)).toThrow('function');
});

test('a version that no migration leads to cannot be defined', () => {
  expect(() => defineRules({ ...toy, version: 4 })).toThrow('migrations must lead to each version');
});

test('a task that was declared and given no steps is refused', () => {
  const { declare } = tasksFor<Toy>();

  expect(() => defineRules({ ...toy, tasks: { ...toy.tasks, later: declare('later', () => ({})) } })).toThrow(
    'the task "later" was declared and has no steps',
  );
});
