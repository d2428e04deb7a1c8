// Records the guided games anew after a change of rules or content: the same chance and the same choices.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { answer, type GameFile, must, type Rules, startMatch, toGameFile, writeGameFile } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import { lastAurora } from '@lastroad/last-aurora';
import { thunderRoad } from '@lastroad/thunder-road';
import { root } from './files.ts';

const GUIDES: readonly (readonly [string, Rules])[] = [
  ['packages/last-aurora/guide', lastAurora],
  ['packages/thunder-road/guide', thunderRoad],
  ['packages/client/src/toy-board/guide', toy],
];

const recordAgain = (rules: Rules, { options, pack, fairness, decisions }: GameFile): GameFile => {
  const chance = { secret: fairness.secret ?? '', nonces: fairness.nonces };
  const match = startMatch(rules, must(rules.content(options, pack)), chance, pack);
  for (const [seq, [seat, choice]] of decisions.entries()) must(answer(match, { seq, seat, choice }));
  return toGameFile(match);
};

for (const [folder, rules] of GUIDES) {
  const path = resolve(root, folder, 'game.json');
  const file = JSON.parse(readFileSync(path, 'utf8')) as GameFile;
  writeFileSync(path, writeGameFile(recordAgain(rules, file)));
  console.log(`${folder}: ${file.decisions.length} decisions`);
}
