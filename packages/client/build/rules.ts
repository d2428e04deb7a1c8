// Makes a module of every rules document, rendered while building.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { DOCUMENTS, type DocumentName } from '../src/rulebook/documents.ts';
import { renderRules } from './markdown.ts';

const folder = resolve(import.meta.dirname, '../../../docs/rules');
const PREFIX = 'virtual:rules/';

export const rules = (): Plugin => ({
  name: 'lastroad-rules',
  resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return null;
    const name = id.slice(PREFIX.length + 1) as DocumentName;
    const file = resolve(folder, `${name}.md`);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(renderRules(readFileSync(file, 'utf8'), DOCUMENTS[name]))}`;
  },
});
