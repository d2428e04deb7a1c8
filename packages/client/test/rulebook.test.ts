import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { renderRules } from '../build/markdown.ts';
import { citationsIn, definitionsIn } from '../src/rulebook/clauses.ts';
import { findIn } from '../src/rulebook/document.ts';
import { DOCUMENTS, documentNames, documentOf } from '../src/rulebook/documents.ts';

const docs = resolve(import.meta.dirname, '../../../docs/rules');

test.each(documentNames)('the reference of %s has one anchor for every clause, and finds it', name => {
  const text = readFileSync(resolve(docs, `${name}.md`), 'utf8');
  const wanted = definitionsIn(text);

  const document = renderRules(text, DOCUMENTS[name]);
  const html = document.sections.map(section => section.html).join('');

  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter(id => html.split(` id="${id}"`).length !== 2)).toEqual([]);
  expect(wanted.filter(id => !findIn(document, id).some(found => found.id === id))).toEqual([]);
  expect(document.sections.flatMap(({ clauses }) => clauses.map(({ id }) => id)).toSorted()).toEqual(wanted.toSorted());
  expect(html).not.toMatch(/<script|\]\(|\*\*/);
});

test('links in a document lead to clauses that it or another defines, or to the family of one', () => {
  const defined = documentNames.flatMap(name => definitionsIn(readFileSync(resolve(docs, `${name}.md`), 'utf8')));

  const led = documentNames.flatMap(name => {
    const { sections } = renderRules(readFileSync(resolve(docs, `${name}.md`), 'utf8'), DOCUMENTS[name]);
    return sections.flatMap(({ html }) => [...html.matchAll(/href="#\/rules\/([^"]+)"/g)].map(([, id = '']) => id));
  });

  expect(led.length).toBeGreaterThan(2000);
  expect(led.filter(id => !defined.includes(id))).toEqual([]);
});

const EXAMPLE = `# The *title*

What nobody sees.

## 1. First & foremost

Words with **bold**, *slanted*, \`code <b>\`, TR-SLAM-4 and
a second line. <script>

---

- [TR-SLAM-4] A clause of **weight**, see LA-SUR-COPILOT-2.
  - **[TR-SLAM-5]** Inside it.
  - Not [TR-SLAM-6] this.
- [ ] To be done.

#### Smaller

### 1.1 Table

| id | what |
|---|---|
| [FS-EX-1] | a \\| b |
| plain | [FS-EX-2](x.md) |

\`\`\`ts
const a = b < c; // TR-SLAM-4
\`\`\`
`;

test('headings, lists within lists, tables, code and clauses are rendered', () => {
  const { title, sections } = renderRules(EXAMPLE, 'XX');
  const [first, second] = sections.map(({ html }) => html.replaceAll('\n', ''));
  const link = (id: string) => `<a href="#/rules/${id}">${id}</a>`;
  const anchor = (id: string) => `<a class="clause" href="#/rules/${id}">${id}</a>`;

  expect(title).toBe('The title');
  expect(sections.map(({ id, level, title: head }) => [id, level, head])).toEqual([
    ['XX-part-0', 2, '1. First & foremost'],
    ['XX-part-1', 3, '1.1 Table'],
  ]);
  expect(first).toContain(`<b>bold</b>, <i>slanted</i>, <code>code &lt;b&gt;</code>, ${link('TR-SLAM-4')} anda second`);
  expect(first).toContain('&lt;script&gt;');
  expect(first).toContain(
    `<ul><li id="TR-SLAM-4">${anchor('TR-SLAM-4')} A clause of <b>weight</b>, see ${link('LA-SUR-COPILOT-2')}.` +
      `<ul><li id="TR-SLAM-5">${anchor('TR-SLAM-5')} Inside it.</li><li>Not [${link('TR-SLAM-6')}] this.</li></ul></li>` +
      '<li>[ ] To be done.</li></ul><h4>Smaller</h4>',
  );
  expect(second).toContain('<thead><tr><th scope="col">id</th><th scope="col">what</th></tr></thead>');
  expect(second).toContain(`<tr id="FS-EX-1"><td>${anchor('FS-EX-1')} </td><td>a | b</td></tr>`);
  expect(second).toContain(`<tr><td>plain</td><td>${link('FS-EX-2')}</td></tr>`);
  expect(second).toContain(`<pre>const a = b &lt; c; // ${link('TR-SLAM-4')}</pre>`);
  expect(sections.map(({ clauses }) => clauses)).toEqual([
    [
      { id: 'TR-SLAM-4', text: 'A clause of weight, see LA-SUR-COPILOT-2.' },
      { id: 'TR-SLAM-5', text: 'Inside it.' },
    ],
    [{ id: 'FS-EX-1', text: 'a | b' }],
  ]);
});

test('clauses are read alike wherever they stand', () => {
  expect(definitionsIn('- [LA-A-1] x [LA-A-2]\n  - **[LA-SUR-COPILOT-2]** y\n| [TR-DB-3a] |\n[FS-A-1]')).toEqual([
    'LA-A-1',
    'LA-SUR-COPILOT-2',
    'TR-DB-3a',
  ]);
  expect(citationsIn('LA-EXP-7, 8; LA-SET-15..17, TR-DB-3a, LA-SUR-JACKAL-1 and LA-SUR-LEADER (XX-A-1)')).toEqual([
    'LA-EXP-7',
    'LA-EXP-8',
    'LA-SET-15',
    'LA-SET-16',
    'LA-SET-17',
    'TR-DB-3a',
    'LA-SUR-JACKAL-1',
    'LA-SUR-LEADER',
  ]);
});

test('a clause leads to its document', () => {
  expect(documentOf('TR-SLAM-4')).toBe('thunder-road');
  expect(documentOf('frozen-steel')).toBe('frozen-steel');
  expect(documentOf('TOY-3')).toBeUndefined();
});
