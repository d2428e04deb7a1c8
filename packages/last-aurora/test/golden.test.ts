import { type Chance, keyFromSeed, must, SPECTATOR, uniform } from '@lastroad/kernel';
import { speaker } from '@lastroad/words';
import { expect, test } from 'vitest';
import type { AuroraEvent } from '../src/events.ts';
import { lastAurora } from '../src/index.ts';

const say = speaker(lastAurora.words);

/** A whole game as text: every question with what could be chosen, the choice, and what came of it. */
const playthrough = (seats: number, mapSide: string, version: number): string => {
  const content = must(lastAurora.content({ seats, mapSide }, null, version));
  const g = lastAurora.setup(content, keyFromSeed(`golden ${seats} ${mapSide}`));
  const dice: Chance = { key: keyFromSeed('golden'), drawn: 0 };
  const lines = [lastAurora.screen(g.content, lastAurora.view(g, SPECTATOR), say), ''];
  for (let asked = lastAurora.waitingFor(g); asked.length > 0; asked = lastAurora.waitingFor(g)) {
    const seat = asked[uniform(dice, asked.length)];
    const options = lastAurora.options(g, seat);
    const choice = options[uniform(dice, options.length)];
    const words = options.map(option => (option === choice ? '*' : '') + say(lastAurora.describe(g, seat, option)));
    lines.push(`${seat + 1}: ${say(lastAurora.ask(g, seat))} ${words.join(' | ')}`);
    const events: AuroraEvent[] = [];
    g.events = events;
    lastAurora.choose(g, seat, choice);
    for (const event of events) lines.push(`   ${say(lastAurora.tell(g.content, event))}`);
  }
  // Hashes name the rulings that are not as today, so those of earlier versions change with every new ruling.
  const hash = version === lastAurora.version ? `, hash ${lastAurora.hash(g)}` : '';
  const ends = `scores ${lastAurora.scores(g).join(' ')}, places ${lastAurora.places(g).join(' ')}${hash}`;
  return [...lines, '', lastAurora.screen(g.content, lastAurora.view(g, SPECTATOR), say), ends, ''].join('\n');
};

// By the rulings of the versions of which these were recorded.
test.each(
  [1, 5].flatMap(version =>
    ['alpha', 'beta'].flatMap(map => [1, 2, 3, 4].map(seats => [seats, map, version] as const)),
  ),
)('a game of %i on %s goes as it went under version %i', async (seats, map, version) => {
  const file = version === 1 ? `golden/${map}-${seats}.txt` : `golden/version-${version}/${map}-${seats}.txt`;
  await expect(playthrough(seats, map, version)).toMatchFileSnapshot(file);
});
