// Writes the service worker with the list of everything that was built, so that all of it works offline.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const source = resolve(import.meta.dirname, '../src/pwa/sw.js');
const publicFolder = resolve(import.meta.dirname, '../public');

export const serviceWorker = (): Plugin => ({
  name: 'lastroad-service-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const built = Object.keys(bundle).filter(name => !name.endsWith('.map'));
    const files = [...built, ...readdirSync(publicFolder)].filter(name => name !== 'sw.js').sort();
    const hash = createHash('sha256');
    for (const name of built.sort()) {
      const part = bundle[name];
      hash.update(name).update(part?.type === 'chunk' ? part.code : (part?.source ?? ''));
    }
    const text = readFileSync(source, 'utf8')
      .replace('VERSION', hash.digest('hex').slice(0, 12))
      .replace('/* FILES */', files.map(name => JSON.stringify(name)).join(', '));
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: text });
  },
});
