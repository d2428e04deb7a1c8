import { keyFromSeed, must, uniform } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { careless } from '../lab/drivers.ts';
import { sightings } from '../lab/sightings.ts';
import { CAUSES } from '../src/events.ts';
import { type Race, type ThunderEvent, thunderRoad } from '../src/index.ts';
import { BOOK } from '../src/modules/index.ts';

/** Plays a game and notes everything of the content that came up. */
const watchGame = (g: Race, seed: string, seen: Set<string>): void => {
  const dice = { key: keyFromSeed(`${seed} driver`), drawn: 0 };
  const laid = g.board.slice();
  const events: ThunderEvent[] = [];
  g.events = events;
  for (const side of laid) seen.add(`tile ${g.content.sides[side].name}`);
  for (let asked = thunderRoad.waitingFor(g); asked.length > 0; asked = thunderRoad.waitingFor(g)) {
    const options = thunderRoad.options(g, asked[0]);
    const isWild = uniform(dice, 8) === 0;
    const choice = isWild ? options[uniform(dice, options.length)] : careless(g, asked[0], options, dice);
    thunderRoad.choose(g, asked[0], choice);
    for (const event of events.splice(0)) {
      if (event.type === 'tileLaid') laid[event.laid - 1] = event.side;
      for (const name of sightings(g.content, laid, event)) seen.add(name);
    }
  }
};

test('TR-DB-33: every tile side, terrain, token, lasting effect, command and cause of elimination comes up in play', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 720; i++) {
    const crew2 = i < 600 ? 'cars' : i < 660 ? 'bikes' : 'rig';
    const options = { seats: 2 + (i % 3), carnage: true, start: i % 2 === 0 ? 'a' : 'b', crew2 };
    const content = must(thunderRoad.content(options));
    watchGame(thunderRoad.setup(content, keyFromSeed(`cover ${i}`)), `cover ${i}`, seen);
  }

  for (let i = 0; i < 120; i++) {
    const content = must(thunderRoad.content({ seats: 4, carnage: true, leaders: true, upgrades: true }));
    watchGame(thunderRoad.setup(content, keyFromSeed(`shop ${i}`)), `shop ${i}`, seen);
  }

  for (let i = 0; i < 60; i++) {
    const content = must(thunderRoad.content({ seats: 4, carnage: true, bonus: true }));
    watchGame(thunderRoad.setup(content, keyFromSeed(`bonus ${i}`)), `bonus ${i}`, seen);
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
