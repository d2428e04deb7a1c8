// Records the guided games anew after a change of rules or content: the same chance and the same choices.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rulesOf } from '@lastroad/games';
import { answer, type GameFile, must, type Rules, startMatch, toGameFile, writeGameFile } from '@lastroad/kernel';
import { root } from './files.ts';

const GUIDES = globSync('packages/{*,client/src/toy-board}/guide/{,*/}game.json', { cwd: root }).sort();

const recordAgain = (rules: Rules, { options, pack, fairness, decisions }: GameFile): GameFile => {
  const chance = { secret: fairness.secret ?? '', nonces: fairness.nonces };
  const match = startMatch(rules, must(rules.content(options, pack)), chance, pack);
  for (const [seq, [seat, choice]] of decisions.entries()) must(answer(match, { seq, seat, choice }));
  return toGameFile(match);
};

for (const name of GUIDES) {
  const path = resolve(root, name);
  const file = JSON.parse(readFileSync(path, 'utf8')) as GameFile;
  const rules = await rulesOf(file.game);
  if (rules === null) throw new Error(`${path} is of "${file.game}", which is no game`);
  writeFileSync(path, writeGameFile(recordAgain(rules, file)));
  console.log(`${name}: ${file.decisions.length} decisions`);
}
