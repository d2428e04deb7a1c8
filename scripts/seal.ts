// Seals what the games have kept: from then on none of it may change, by hand or by lab/keep.ts. For whoever releases.
//   node scripts/seal.ts
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { sealOf } from '@lastroad/kernel/testing';

for (const game of ['last-aurora', 'thunder-road']) {
  const fixtures = new URL(`../packages/${game}/test/fixtures/`, import.meta.url);
  const kept = readdirSync(fixtures, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name !== 'released.json')
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort();
  const seals = kept.map(path => {
    const name = path.slice(path.indexOf('/version-') + 1);
    return [name, sealOf(readFileSync(path, 'utf8'))];
  });
  writeFileSync(new URL('released.json', fixtures), `${JSON.stringify(Object.fromEntries(seals), null, 2)}\n`);
}
