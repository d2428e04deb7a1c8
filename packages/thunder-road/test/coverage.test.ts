import { keyFromSeed, must, uniform } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { careless } from '../lab/drivers.ts';
import { BOOK } from '../src/content/book.ts';
import { CAUSES } from '../src/events.ts';
import { type Race, type ThunderEvent, thunderRoad } from '../src/index.ts';
import { tokenAt } from '../src/verbs/board.ts';

/** Everything of the content that a game brought up. */
const watchGame = (g: Race, seed: string, seen: Set<string>): void => {
  const dice = { key: keyFromSeed(`${seed} driver`), drawn: 0 };
  const { content } = g;
  const events: ThunderEvent[] = [];
  g.events = events;
  for (const side of g.board) seen.add(`tile ${content.sides[side].name}`);
  for (let asked = thunderRoad.waitingFor(g); asked.length > 0; asked = thunderRoad.waitingFor(g)) {
    const options = thunderRoad.options(g, asked[0]);
    thunderRoad.choose(
      g,
      asked[0],
      uniform(dice, 8) === 0 ? options[uniform(dice, options.length)] : careless(g, asked[0], options, dice),
    );
    for (const event of events.splice(0)) note(g, event, seen);
  }
};

const note = (g: Race, event: ThunderEvent, seen: Set<string>): void => {
  const { content } = g;
  seen.add(event.type);
  if (event.type === 'turnedUp') seen.add(`hazard ${content.hazards[event.hazard].name}`);
  if (event.type === 'damaged') seen.add(`damage ${content.damage[event.token].name}`);
  if (event.type === 'afflicted') seen.add(`lasting ${content.lasting[event.card].name}`);
  if (event.type === 'commanded') seen.add(`command ${content.commands[event.command].name}`);
  if (event.type === 'tileLaid') seen.add(`tile ${content.sides[event.side].name}`);
  if (event.type === 'eliminated') seen.add(`cause ${event.cause}`);
  if (event.type === 'moved' && event.to < g.laid * content.area && event.to >= (g.laid - 3) * content.area) {
    const side = content.sides[g.board[Math.floor(event.to / content.area) % 3]];
    if (tokenAt(g, event.to) < 0) seen.add(`terrain ${content.terrains[side.terrain[event.to % content.area]].name}`);
  }
};

test('TR-DB-33: every tile side, terrain, token, lasting effect, command and cause of elimination comes up in play', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 600; i++) {
    const content = must(thunderRoad.content({ seats: 2 + (i % 3), carnage: true, start: i % 2 === 0 ? 'a' : 'b' }));
    watchGame(thunderRoad.setup(content, keyFromSeed(`cover ${i}`)), `cover ${i}`, seen);
  }

  const wanted = [
    ...BOOK.sides.map(row => `tile ${row.name}`),
    ...BOOK.terrains.map(row => `terrain ${row.name}`),
    ...BOOK.hazards.map(row => `hazard ${row.name}`),
    ...BOOK.damage.filter(row => row.count > 0).map(row => `damage ${row.name}`),
    ...BOOK.lasting.map(row => `lasting ${row.name}`),
    ...BOOK.commands.map(row => `command ${row.name}`),
    // The guard of TR-RES-5 is for chains that hardly ever come.
    ...CAUSES.filter(cause => cause !== 'chain').map(cause => `cause ${cause}`),
  ];
  expect(wanted.filter(name => !seen.has(name))).toEqual([]);
});
