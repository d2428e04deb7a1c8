import { expect, test } from 'vitest';
import {
  answer,
  contentOf,
  defineRules,
  type GameFile,
  isOfToday,
  isOver,
  type Match,
  must,
  type Result,
  type Rules,
  readGameFile,
  replay,
  resume,
  retrace,
  startMatch,
  toGameFile,
  verify,
  versionOf,
  writeGameFile,
} from '../src/index.ts';
import { type Toy, toy } from '../toy/index.ts';

const chance = { secret: 'table 12', nonces: ['ann', 'bo'] };
const begin = (pack: unknown = null) => startMatch(toy, must(toy.content({ seats: 2, rounds: 3 }, pack)), chance, pack);

const playOn = (match: Match, decisions = Number.POSITIVE_INFINITY): Match => {
  for (let n = 0; n < decisions && !isOver(match.g); n++) {
    const seat = match.rules.waitingFor(match.g)[0];
    const options = match.rules.options(match.g, seat);
    must(answer(match, { seq: match.decisions.length, seat, choice: options[n % options.length] }));
  }
  return match;
};

const finished = toGameFile(playOn(begin()), { names: ['Ann', 'Bo'], notes: [{ at: 3, text: 'Now it gets hot.' }] });
const text = writeGameFile(finished);
const detail = (result: Result<unknown>) => (result.ok ? 'ok' : `${result.code}: ${result.detail}`);

test('a file reads back as it was written and verifies', () => {
  const file = must(readGameFile(text));

  expect(file).toEqual(finished);
  expect(detail(verify(toy, file))).toBe('ok');
  expect(file.result?.scores).toHaveLength(2);
});

test('a running game is a file as well; without the secret it cannot be replayed, and says so', () => {
  const running = toGameFile(playOn(begin(), 7));

  expect(running.result).toBeNull();
  expect(detail(verify(toy, running))).toBe('ok');
  expect(detail(verify(toy, toGameFile(playOn(begin(), 7), { sealed: true })))).toContain('not revealed');
});

test('a file carries the owner’s pack it was played with', () => {
  const pack = { cards: Array.from({ length: 36 }, (_, i) => i + 1) };
  const file = must(readGameFile(writeGameFile(toGameFile(playOn(begin(pack))))));

  expect(file.pack).toEqual(pack);
  expect(detail(verify(toy, file))).toBe('ok');
});

test('any changed byte is found', () => {
  for (let at = 0; at < text.length; at++) {
    const other = text[at] === 'x' ? 'y' : text[at] === '1' ? '2' : text[at] === ' ' ? '\t' : 'x';
    const changed = text.slice(0, at) + other + text.slice(at + 1);
    const read = readGameFile(changed);
    expect(read.ok, `byte ${at}: ${text.slice(at - 10, at + 10)}`).toBe(false);
  }
});

test('a byte taken away or added is found', () => {
  for (let at = 0; at < text.length; at += 3) {
    expect(readGameFile(text.slice(0, at) + text.slice(at + 1)).ok).toBe(false);
    expect(readGameFile(`${text.slice(0, at)}1${text.slice(at)}`).ok).toBe(false);
  }
});

test.each([
  ['"Ann"', '"Eve"', '"names"'],
  ['Now it gets hot.', 'Now it gets cold.', '"notes"'],
  ['"seats":2', '"seats":3', '"options"'],
  ['"nonces":["ann"', '"nonces":["amn"', '"fairness"'],
])('changing %s to %s names %s', (from, to, place) => {
  expect(detail(readGameFile(text.replace(from, to)))).toContain(place);
});

/** A forger writes the seals anew: now the replay must find what is wrong. */
const forged = (change: Partial<GameFile>) => {
  const file = must(readGameFile(writeGameFile({ ...finished, ...change })));
  return detail(verify(toy, file));
};

test('a forged file is found by replaying it, and the place is named', () => {
  const { decisions, fairness } = finished;
  const [seat, choice, hash] = decisions[5];
  const swap = (d: GameFile['decisions'][number]) => forged({ decisions: decisions.with(5, d) });

  expect(swap([seat, choice, hash.replace(/^./, c => (c === '0' ? '1' : '0'))])).toContain('wrong-hash: decision 6');
  expect(swap([seat, 77, hash])).toContain('not-an-option: decision 6');
  expect(swap([5, choice, hash])).toContain('not-asked: decision 6');
  expect(forged({ fairness: { ...fairness, nonces: ['ann', 'eve'] } })).toContain('wrong-hash: the start');
  expect(forged({ fairness: { ...fairness, secret: 'other' } })).toContain('not the one that was committed to');
  expect(forged({ start: '0'.repeat(16) })).toContain('wrong-hash: the start');
  expect(forged({ content: { id: 'toy@1', hash: 'other' } })).toContain('wrong-content');
  expect(forged({ result: { scores: [99, 0], places: [1, 2] } })).toContain('the result is');
  expect(forged({ result: null })).toContain('the result is');
  expect(forged({ decisions: decisions.slice(0, -1) })).toContain('the result is');
  expect(forged({ decisions: [...decisions, [0, 0, hash]] })).toContain('over');
  expect(forged({ version: 0 })).toContain('unknown-version');
  expect(forged({ version: toy.version + 1 })).toContain('unknown-version');
  expect(forged({ game: 'chess' })).toContain('wrong-game');
  expect(forged({ options: { ...finished.options, sides: 7 } })).toContain('bad-options');
});

test('what is no game file is told apart from one of another format', () => {
  expect(detail(readGameFile('{"lastroad":"save"}'))).toContain('not a game file');
  expect(detail(readGameFile('[]'))).toContain('not a game file');
  expect(detail(readGameFile(text.replace('"format": 1', '"format": 2')))).toContain('format 2');
});

test('a replay can stop anywhere on the way', () => {
  const match = must(replay(toy, finished, 4));

  expect(match.decisions.map(d => d.hash)).toEqual(finished.decisions.slice(0, 4).map(d => d[2]));
});

test('a file played again has every position on the way and what happened between them', () => {
  const whole = playOn(begin());

  const { match, positions } = must(retrace(toy, finished));

  expect(positions.map(g => toy.hash(g as Toy))).toEqual([finished.start, ...finished.decisions.map(d => d[2])]);
  expect(match.happened).toEqual(whole.happened);
  expect(must(retrace(toy, finished, 4)).positions).toHaveLength(5);
});

test('hashes of an earlier version are not compared, whoever plays the file; those of today are', () => {
  const hashes = finished.decisions.map(([seat, choice]) => [seat, choice, 'of old'] as const);
  const old = { ...finished, version: 1, start: 'of old', content: { id: 'toy@1', hash: 'of old' }, decisions: hashes };
  const readers = [retrace, replay, verify, (rules: Rules, file: GameFile) => resume(rules, file, 'no save')];

  for (const read of readers) {
    expect(detail(read(toy, old))).toBe('ok');
    expect(detail(read(toy, { ...old, version: toy.version }))).toMatch(/^wrong-/);
  }
  expect(toGameFile(must(replay(toy, old)), finished)).toEqual(finished);
});

test('a game is taken up by its decisions; where they lead elsewhere now, by its last save, as of its version', () => {
  const left = playOn(begin(), 9);
  const file = toGameFile(left);
  const save = toy.save(left.g as Toy);
  const elsewhere = { ...file, decisions: file.decisions.map(([seat], i) => [seat, i === 0 ? 99 : 0, 'h'] as const) };

  const byDecisions = must(resume(toy, file, save));
  const bySave = must(resume(toy, { ...elsewhere, version: 2 }, save));

  expect(byDecisions).toMatchObject({ version: toy.version, happened: left.happened });
  expect(bySave).toMatchObject({ version: 2, happened: Array.from({ length: 9 }, () => []), past: [] });
  expect(toy.hash(bySave.g as Toy)).toBe(toy.hash(left.g as Toy));
  expect(toGameFile(bySave)).toMatchObject({ version: 2, decisions: elsewhere.decisions });
  expect(detail(resume(toy, elsewhere, 'no save'))).toContain('decision 1');
  expect(must(resume(toy, { ...elsewhere, version: 2 }, save)).decisions).toHaveLength(9);
  expect(playOn(bySave).happened.length).toBe(bySave.decisions.length);
});

test('a file of before a ruling is played by what held then, as is a game that is taken up by its save', () => {
  const version = toy.version + 1;
  const ruled = defineRules({
    ...toy,
    version,
    migrations: [...toy.migrations, { to: version, name: 'none', up() {} }],
    settings: [
      ...toy.settings,
      { name: 'mercy', values: ['never', 'always'], preset: 'always', since: { version, before: 'never' } },
    ],
  });
  const left = playOn(begin(), 9);
  const elsewhere = { ...toGameFile(left), decisions: [[0, 99, 'h']] as const };
  const mercyIn = (match: Result<Match>) => must(match).g.content.options['mercy'];

  expect(mercyIn(replay(ruled, finished))).toBe('never');
  expect(mercyIn(resume(ruled, elsewhere, toy.save(left.g as Toy)))).toBe('never');
  expect(toGameFile(must(replay(ruled, finished)))).toMatchObject({ version, options: { mercy: 'never' } });
});

test('where two states of the rules have called themselves alike, the content tells by which a game was played', () => {
  const version = toy.version + 1;
  const called = defineRules({
    ...toy,
    version,
    meant: said => (said === toy.version ? [version, said] : [said]),
    migrations: [...toy.migrations, { to: version, name: 'none', up() {} }],
    settings: [
      ...toy.settings,
      { name: 'mercy', values: ['never', 'always'], preset: 'always', since: { version, before: 'never' } },
    ],
  });
  const before = { ...finished, content: { id: 'toy@3', hash: 'of the first' } };
  const forged = { ...finished, start: 'of nobody' };

  expect([finished, before].map(file => versionOf(called, file))).toEqual([version, toy.version]);
  expect([finished, before].map(file => isOfToday(called, file))).toEqual([true, false]);
  expect([finished, before].map(file => must(contentOf(called, file)).options['mercy'])).toEqual(['always', 'never']);
  expect(detail(verify(called, finished))).toBe('ok');
  expect(detail(verify(called, before))).toBe('ok');
  expect(detail(verify(called, forged))).toContain('wrong-hash');
});

test('they are told apart by the names they had then, though a later ruling has given them others', () => {
  const second = toy.version + 1;
  const version = toy.version + 2;
  const ruling = (name: string, since: number) =>
    ({ name, values: ['never', 'always'], preset: 'always', since: { version: since, before: 'never' } }) as const;
  const called = defineRules({
    ...toy,
    version,
    meant: said => (said === toy.version ? [second, said] : [said]),
    migrations: [...toy.migrations, ...[second, version].map(to => ({ to, name: `to${to}`, up() {} }))],
    settings: [...toy.settings, ruling('mercy', second), ruling('pity', version)],
  });
  const before = { ...finished, content: { id: 'toy@3', hash: 'of the first' } };
  const optionsOf = (file: typeof finished) => must(contentOf(called, file)).options;

  expect([finished, before].map(file => versionOf(called, file))).toEqual([second, toy.version]);
  expect(optionsOf(finished)).toMatchObject({ mercy: 'always', pity: 'never' });
  expect(optionsOf(before)).toMatchObject({ mercy: 'never', pity: 'never' });
  expect(must(contentOf(called, finished)).hash).not.toBe(finished.content.hash);
});
