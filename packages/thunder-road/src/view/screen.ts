import type { Message, Seat } from '@lastroad/kernel';
import { type Mark, SIZES, type ThunderContent } from '../rows.ts';
import { BOARD, type Car, NOBODY, NONE, OUT, type Space, START } from '../state.ts';
import { commandName, dieText, seatName, spaceName } from './names.ts';
import { handLines, leaderLines, upgradeOn } from './screen-shop.ts';
import { type CarView, HIDDEN, type ThunderView } from './view.ts';

type Say = (message: Message) => string;

const CHOPPERS = '①②③④⑤';
/** Characters a space: the whole board fits on a screen of 80 columns. */
const CELL = 3;

/** How marks are typed. */
const LETTERS: Readonly<Record<Mark, string>> = { bars: 'h', cross: 'x', chevron: 'v', ring: 'o', snake: 's' };

/** What tells it from others of its crew: its mark, the section that it is, or its size. */
const letterOf = ({ models, sizes }: ThunderContent, model: number): string => {
  const { mark, commands, name } = models[model];
  if (mark !== undefined) return LETTERS[mark];
  return commands === undefined ? SIZES[sizes[model]][0] : name[0];
};

/** Crew number and size, mark or section; small letters for what does not run, X for a wreck. */
const carMark = (content: ThunderContent, car: CarView): string => {
  if (car.seat === NOBODY) return 'X ';
  const letter = letterOf(content, car.model);
  return `${car.seat + 1}${car.operable ? letter.toUpperCase() : letter}`;
};

/** What lies between ground and cars: a token or a chopper, which never share a space. */
const middleMark = (content: ThunderContent, v: ThunderView, space: Space): string => {
  const owner = v.crews.findIndex(crew => crew.chopper === space);
  if (owner >= 0) return CHOPPERS[owner];
  const token = v.tokens[space - v.rear];
  if (token === NONE) return ' ';
  return token === HIDDEN ? '?' : content.hazards[token].name[0];
};

/** One space: its ground with a token or chopper, or with the car in it; a flame for the ground where the car burns. */
const cell = (content: ThunderContent, v: ThunderView, space: Space): string => {
  const ground = content.terrains[v.terrain[space - v.rear]].mark;
  const [car, ...more] = v.cars.filter(c => c.at === space);
  if (car === undefined) return `${ground}${middleMark(content, v, space)}`.padEnd(CELL);
  return more.length > 0 ? `${carMark(content, car)}+` : `${car.burning ? '*' : ground}${carMark(content, car)}`;
};

/** One lane from rear to front; odd lanes lie half a space ahead, tiles are parted by a line. */
const laneLine = (content: ThunderContent, v: ThunderView, lane: number): string => {
  const { lanes, rows } = content.limits;
  let line = `${lane + 1}${lane % 2 === 1 ? ' ' : ''}`;
  for (let row = 0; row < BOARD * rows; row++) {
    line += `${row % rows === 0 ? '|' : ''}${cell(content, v, v.rear + row * lanes + lane)}`;
  }
  return `${line}${v.final ? '#' : '|'}`;
};

const where = (content: ThunderContent, space: Space, say: Say, home: string): string => {
  if (space === START) return say({ key: home });
  return space === OUT ? say({ key: 'screen.out' }) : say(spaceName(content, space));
};

const carLine = (content: ThunderContent, v: ThunderView, car: Car, say: Say): string => {
  const c = v.cars[car];
  const mark = `   ${carMark(content, c)}`;
  if (c.at === OUT) return `${mark}  ${say({ key: 'screen.out' })}`;
  const told: Message[] = [{ key: c.operable ? 'screen.operable' : 'screen.inoperable' }];
  if (c.burning) told.push({ key: 'screen.burning' });
  if (c.damage.length > 0) {
    told.push({ key: 'screen.damage', values: { damage: c.damage.length, slots: content.models[c.model].slots } });
  }
  if (c.die > 0) told.push({ key: 'screen.die', values: { die: c.die } });
  if (c.coasts > 0) told.push({ key: 'screen.coasts', values: { coasts: c.coasts } });
  told.push(...upgradeOn(content, v, car));
  for (const card of c.lasting) if (card !== NONE) told.push({ key: `lasting.${content.lasting[card].name}` });
  return `${mark}  ${where(content, c.at, say, 'screen.start').padEnd(22)}  ${told.map(say).join(', ')}`;
};

/** The boards of the rig: lane changes left, and of each section its die and its damaged commands. */
const rigLines = (content: ThunderContent, { rig, cars }: ThunderView, seat: Seat, say: Say): string[] => {
  if (rig === null || rig.seat !== seat) return [];
  const named = (rows: readonly number[]): string => rows.map(row => say(commandName(content, row))).join(', ') || '-';
  const boards = rig.sections.map((car, place) => {
    const damaged = rig.hurt.filter(row => content.carried[cars[car].model].includes(row));
    const used = rig.commands[place] === NONE ? [] : [rig.commands[place]];
    const values = { die: rig.dice[place] || '-', command: named(used), damaged: named(damaged) };
    return `   ${carMark(content, cars[car])}  ${say({ key: 'screen.section', values })}`;
  });
  return [`   ${say({ key: 'screen.steering', values: { steering: rig.steering } })}`, ...boards];
};

const crewLines = (content: ThunderContent, v: ThunderView, seat: Seat, say: Say): string[] => {
  const crew = v.crews[seat];
  const command = crew.command === NONE ? 'screen.none' : `command.${content.commands[crew.command].name}`;
  const head = say({
    key: 'screen.crew',
    values: {
      number: seat + 1,
      crew: seatName(seat),
      out: crew.out ? 'yes' : 'no',
      dice: crew.dice.map(die => dieText(content, die)).join(' ') || '-',
      command: { key: command },
      chopper: where(content, crew.chopper, say, 'screen.home'),
    },
  });
  const own = v.cars.flatMap((car, at) => (car.seat === seat ? [carLine(content, v, at, say)] : []));
  return [head, ...leaderLines(content, v, seat, say), ...own, ...rigLines(content, v, seat, say)];
};

/** The grounds that lie on any tile of this game. */
const legendLine = (content: ThunderContent, say: Say): string =>
  content.terrains
    .filter((_, terrain) => content.sides.some(side => side.terrain.includes(terrain)))
    .map(({ mark, name }) => `${mark} ${say({ key: `terrain.${name}` })}`)
    .join('  ');

/** Row numbers above the lanes. */
const rowLine = ({ limits }: ThunderContent): string => {
  const tile = Array.from({ length: limits.rows }, (_, row) => `${row + 1}`.padEnd(CELL)).join('');
  return ` ${` ${tile}`.repeat(BOARD)}`.trimEnd();
};

/** A view as a page of text: the board in staggered lanes, then dashboards and command boards. */
export const screen = (content: ThunderContent, v: ThunderView, say: Say): string => {
  const [rear, middle, lead] = v.sides.map(side => ({ key: `tile.${content.sides[side].name}` }));
  const name = (seat: Seat): Message => (seat === NOBODY ? { key: 'screen.none' } : seatName(seat));
  const lines = [
    say({ key: 'screen.round', values: { round: v.round, road: v.road, first: name(v.first), turn: name(v.turn) } }),
    say({ key: 'screen.tiles', values: { rear, middle, lead, final: v.final ? 'yes' : 'no', pile: v.pile.length } }),
    rowLine(content),
    ...Array.from({ length: content.limits.lanes }, (_, lane) => laneLine(content, v, lane)),
    say({ key: 'screen.driving' }),
    legendLine(content, say),
    say({ key: 'screen.legend' }),
    ...v.crews.flatMap((_, seat) => crewLines(content, v, seat, say)),
  ];
  lines.push(...handLines(content, v, say));
  if (v.winner !== NOBODY) lines.push(say({ key: 'screen.winner', values: { crew: seatName(v.winner) } }));
  return lines.join('\n');
};
