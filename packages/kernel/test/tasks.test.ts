import { expect, test } from 'vitest';
import {
  AGAIN,
  advance,
  andAgain,
  type Branch,
  choose,
  cloneGame,
  type Frame,
  type Game,
  isOf,
  keyFromSeed,
  newGame,
  options,
  stepName,
  type Tasks,
  tasksFor,
  together,
  unwind,
  waitingFor,
  yetTo,
} from '../src/index.ts';

interface Diary extends Game {
  readonly lines: string[];
}
const { task, declare, steps } = tasksFor<Diary>();
const content = { id: 'diary', hash: '', options: {} };

const diary = (first: Frame): Diary => ({ ...newGame(content, keyFromSeed(1), first), lines: [] });
const write = (line: string) => (g: Diary) => {
  g.lines.push(line);
};

test('steps run in the order in which they are written, nested tasks in between', () => {
  const inner = task('inner', (name: string) => ({ name }), { say: (g, f) => write(f.name)(g) });
  const outer = task('outer', () => ({}), {
    first: write('first'),
    one: () => inner('one'),
    two: () => [inner('two a'), inner('two b')],
    last: write('last'),
  });
  const g = diary(outer());

  advance({ inner, outer }, g);

  expect(g.lines).toEqual(['first', 'one', 'two a', 'two b', 'last']);
  expect(g.stack).toEqual([]);
});

test('AGAIN comes back to the step after what stands before it', () => {
  const inner = task('inner', (n: number) => ({ n }), { say: (g, f) => write(`inner ${f.n}`)(g) });
  const loop = task('loop', () => ({ n: 0 }), {
    count(_g, f) {
      if (f.n === 3) return;
      f.n++;
      return [inner(f.n), AGAIN];
    },
    done: write('done'),
  });
  const g = diary(loop());

  advance({ inner, loop }, g);

  expect(g.lines).toEqual(['inner 1', 'inner 2', 'inner 3', 'done']);
});

test('andAgain adds AGAIN to whatever comes next', () => {
  const frame: Frame = { task: 'x', at: 0 };

  expect(andAgain(undefined)).toBe(AGAIN);
  expect(andAgain(AGAIN)).toBe(AGAIN);
  expect(andAgain(frame)).toEqual([frame, AGAIN]);
  expect(andAgain([frame, frame])).toEqual([frame, frame, AGAIN]);
});

const asking = (offered: readonly number[], always?: true) =>
  task('asking', (seat: number) => ({ seat }), {
    pick: {
      about: 'number',
      ...(always && { always }),
      options: () => offered,
      take(g, f, choice) {
        g.lines.push(`${f.seat} took ${choice}`);
      },
    },
  });

test('a question without options is passed over, with one it is taken, with more it is asked', () => {
  const [none, one, two] = [asking([]), asking([7]), asking([3, 7])].map(ask => {
    const g = diary(ask(0));
    advance({ asking: ask }, g);
    return { lines: g.lines, asked: waitingFor({ asking: ask }, g) };
  });

  expect(none).toEqual({ lines: [], asked: [] });
  expect(one).toEqual({ lines: ['0 took 7'], asked: [] });
  expect(two).toEqual({ lines: [], asked: [0] });
});

test('`always` asks even with a single option, so that silence tells nothing', () => {
  const ask = asking([7], true);
  const g = diary(ask(2));

  advance({ asking: ask }, g);

  expect(waitingFor({ asking: ask }, g)).toEqual([2]);
  expect(options({ asking: ask }, g, 2)).toEqual([7]);
  expect(options({ asking: ask }, g, 0)).toEqual([]);
});

test('`who` names another seat than the one whose task it is', () => {
  const ask = task('ask', (seat: number) => ({ seat }), {
    neighbour: {
      about: 'number',
      who: (_g, f) => f.seat + 1,
      options: () => [1, 2],
      take: (g, _f, c) => write(`${c}`)(g),
    },
  });
  const g = diary(ask(1));

  advance({ ask }, g);

  expect(waitingFor({ ask }, g)).toEqual([2]);
});

test('asked together, seats answer in any order, each on its own stack', () => {
  const ask = asking([1, 2]);
  const twice = task('twice', (seat: number) => ({ seat }), {
    one: (_g, f) => ask(f.seat),
    two: (_g, f) => ask(f.seat),
  });
  const all = task('all', () => ({}), { ask: () => together([0, 1, 2], seat => twice(seat)), after: write('after') });
  const tasks: Tasks = { asking: ask, twice, all };
  const g = diary(all());

  advance(tasks, g);
  expect(waitingFor(tasks, g)).toEqual([0, 1, 2]);
  choose(tasks, g, 2, 1);
  choose(tasks, g, 0, 2);
  choose(tasks, g, 2, 2);
  expect(waitingFor(tasks, g)).toEqual([0, 1]);
  choose(tasks, g, 1, 1);
  choose(tasks, g, 1, 1);
  choose(tasks, g, 0, 1);

  expect(g.lines).toEqual(['2 took 1', '0 took 2', '2 took 2', '1 took 1', '1 took 1', '0 took 1', 'after']);
});

test('seats asked together keep what they were offered, whatever the others answer', () => {
  let computed = 0;
  const ask = task('ask', (seat: number) => ({ seat }), {
    pick: {
      about: 'number',
      options() {
        computed++;
        return [1, 2, 3];
      },
      take: (g, f, c) => write(`${f.seat} took ${c}`)(g),
    },
  });
  const all = task('all', () => ({}), { ask: () => together([0, 1, 2], seat => ask(seat)) });
  const g = diary(all());

  advance({ ask, all }, g);
  choose({ ask, all }, g, 1, 2);
  choose({ ask, all }, g, 2, 3);

  expect(waitingFor({ ask, all }, g)).toEqual([0]);
  expect(options({ ask, all }, g, 0)).toEqual([1, 2, 3]);
  expect(computed).toBe(3);
});

test('a group inside a group is refused', () => {
  const ask = asking([1, 2]);
  const inner = task('inner', (seat: number) => ({ seat }), { ask: () => together([0, 1], seat => ask(seat)) });
  const all = task('all', () => ({}), { ask: () => together([0, 1], seat => inner(seat)) });

  expect(() => advance({ asking: ask, inner, all }, diary(all()))).toThrow(/only the main stack/);
});

test('a clone shares no frame and no note with the original, inside a group either', () => {
  const ask = task('ask', (seat: number) => ({ seat, seen: [1, 2] }), {
    pick: {
      about: 'number',
      options: () => [1, 2],
      take(_g, f, c) {
        f.seen.push(c);
        return AGAIN;
      },
    },
  });
  const all = task('all', () => ({}), { ask: () => together([0, 1], seat => ask(seat)) });
  const g = diary(all());
  advance({ ask, all }, g);
  const before = JSON.stringify(g.stack);

  const copy = { ...cloneGame(g), lines: [] };
  choose({ ask, all }, copy, 0, 2);

  expect(JSON.stringify(g.stack)).toBe(before);
  const branches = (copy.stack.at(-1) as unknown as { branches: Branch[] }).branches;
  expect(branches[0].stack).toMatchObject([{ seen: [1, 2, 2] }]);
});

test('a frame that is made and not returned is reported with task and step', () => {
  const inner = task('inner', () => ({}), { say: write('inner') });
  const careless = task('careless', () => ({}), {
    fine: () => inner(),
    forgets() {
      inner();
    },
  });

  expect(() => advance({ inner, careless }, diary(careless()))).toThrow(
    'careless.forgets made 1 frames and returned 0: a step returns each frame it makes',
  );
});

test('a task that goes round in circles is stopped', () => {
  const endless = task('endless', () => ({}), { turn: () => AGAIN });

  expect(() => advance({ endless }, diary(endless()))).toThrow(/endless.turn: no decision within 100000 steps/);
});

test('unwind drops what is pending above a task, or everything', () => {
  const g = diary({ task: 'game', at: 0 });
  g.stack.push({ task: 'round', at: 1 }, { task: 'turn', at: 0 }, { task: 'move', at: 2 });

  unwind(g, 'round');
  expect(g.stack.map(frame => frame.task)).toEqual(['game', 'round']);
  unwind(g);
  expect(g.stack).toEqual([]);
});

test('a step is named by its task and its key', () => {
  const ask = asking([1, 2]);

  expect(stepName({ asking: ask }, ask(0))).toBe('asking.pick');
  expect(stepName({ asking: ask }, { task: 'asking', at: 1 })).toBe('asking.end');
});

test('a step named "end" is refused: saves use the word for a task that is done', () => {
  expect(() => task('story', () => ({}), { end: write('end') })).toThrow('story: "end"');
});

test('tasks that call one another are declared first and given their steps afterwards', () => {
  const pong = declare('pong', (left: number) => ({ left }));
  const ping = task('ping', (left: number) => ({ left }), {
    hit: (g, f) => {
      g.lines.push(`ping ${f.left}`);
      return pong(f.left - 1);
    },
  });
  steps(pong, {
    hit: (g, f) => {
      g.lines.push(`pong ${f.left}`);
      return f.left > 0 ? ping(f.left - 1) : undefined;
    },
  });
  const g = diary(ping(3));

  advance({ ping, pong }, g);

  expect(g.lines).toEqual(['ping 3', 'pong 2', 'ping 1', 'pong 0']);
});

test('a task is given its steps once', () => {
  const once = task('once', () => ({}), { say: write('once') });

  expect(() => steps(once, { say: write('twice') })).toThrow('once has been given its steps already');
});

test('how far a frame has got is asked by the names of its steps', () => {
  const ask = { about: 'answer', options: () => [0, 1], take() {} };
  const walk = task('walk', () => ({ seat: 0 }), { begin() {}, choose: ask, turn: ask, rest: ask });
  const g = diary(walk());
  const yetToChoose = yetTo(walk, 'choose');
  const yetToTurn = yetTo(walk, 'turn');
  const seen: boolean[][] = [];

  for (advance({ walk }, g); g.stack.length > 0; choose({ walk }, g, 0, 0))
    seen.push([yetToChoose(g.stack[0]), yetToTurn(g.stack[0])]);

  expect(seen).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
});

test('frames are told by the task that made them, with its notes', () => {
  const lie = task('lie', (bed: number) => ({ bed }), { down: write('down') });
  const sit = task('sit', () => ({}), { down: write('down') });
  const frame: Frame = lie(3);

  expect(isOf(lie, frame) ? frame.bed : null).toBe(3);
  expect([isOf(lie, sit()), isOf(lie, undefined)]).toEqual([false, false]);
});
