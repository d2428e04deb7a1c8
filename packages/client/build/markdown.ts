// Renders the rules documents: headings, paragraphs, lists, tables, and an anchor for every clause.
import type { RulesDocument, RulesSection } from '../src/rulebook/documents.ts';
import { inline, plain } from './inline.ts';

/** A clause is defined where its number stands in brackets at the start of a list item or a table row. */
const DEFINITION = /^\**\[((?:LA|FS|TR)-[A-Z]+-(?:\d+[a-z]?|[A-Z]{3,}))\]\**\s*/;

type Clauses = RulesSection['clauses'][number][];

/** Text that may begin with the definition of a clause: the anchor to put on its element, and its HTML. */
const defined = (text: string, clauses: Clauses): { readonly anchor: string; readonly html: string } => {
  const id = DEFINITION.exec(text)?.[1];
  if (id === undefined) return { anchor: '', html: inline(text) };
  const rest = text.replace(DEFINITION, '');
  clauses.push({ id, text: plain(rest) });
  return { anchor: ` id="${id}"`, html: `<a class="clause" href="#/rules/${id}">${id}</a> ${inline(rest)}` };
};

const ITEM = /^(\s*)(?:[-*]|\d+\.)\s+(.*)$/;

/** A list with its lists inside; lines that go on belong to the item before. */
const renderList = (lines: readonly string[], clauses: Clauses): string => {
  const open: number[] = [];
  let html = '';
  for (const line of lines) {
    const [, space = '', text] = ITEM.exec(line) ?? [];
    if (text === undefined) {
      html += ` ${inline(line.trim())}`;
      continue;
    }
    const depth = space.length;
    while (open.length > 0 && (open.at(-1) ?? 0) > depth) {
      html += '</li></ul>';
      open.pop();
    }
    if (open.at(-1) === depth) html += '</li>';
    else {
      html += '<ul>';
      open.push(depth);
    }
    const { anchor, html: content } = defined(text, clauses);
    html += `<li${anchor}>${content}`;
  }
  return html + '</li></ul>'.repeat(open.length);
};

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim());

const renderTable = (lines: readonly string[], clauses: Clauses): string => {
  const [head = '', , ...rows] = lines;
  const headRow = cellsOf(head)
    .map(cell => `<th scope="col">${inline(cell)}</th>`)
    .join('');
  const body = rows.map(row => {
    const cells = cellsOf(row);
    const id = DEFINITION.exec(cells[0] ?? '')?.[1];
    if (id !== undefined) clauses.push({ id, text: plain(cells.slice(1).join(' ')) });
    const rendered = cells.map(
      (cell, i) => `<td>${i === 0 && id !== undefined ? defined(cell, []).html : inline(cell)}</td>`,
    );
    return `<tr${id === undefined ? '' : ` id="${id}"`}>${rendered.join('')}</tr>`;
  });
  return `<div class="scrolls" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${headRow}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
};

const renderBlock = (lines: readonly string[], clauses: Clauses): string => {
  const [first = ''] = lines;
  if (first.startsWith('```')) return `<pre>${lines.slice(1, -1).map(inline).join('\n')}</pre>`;
  if (first.startsWith('|')) return renderTable(lines, clauses);
  if (ITEM.test(first)) return renderList(lines, clauses);
  if (/^-{3,}$/.test(first)) return '';
  return `<p>${inline(lines.join(' '))}</p>`;
};

/** Blocks are parted by empty lines; a table and a list also end where another kind of line begins. */
const blocksOf = (lines: readonly string[]): string[][] => {
  const kindOf = (line: string): string =>
    line.startsWith('|') ? 'table' : ITEM.test(line) || /^\s+\S/.test(line) ? 'list' : 'text';
  const blocks: string[][] = [];
  let last = '';
  let fenced = false;
  for (const line of lines) {
    if (line.startsWith('```')) fenced = !fenced;
    const kind = fenced || line.startsWith('```') ? 'fence' : line.trim() === '' ? '' : kindOf(line);
    if (kind !== '' && kind === last) blocks.at(-1)?.push(line);
    else if (kind !== '') blocks.push([line]);
    last = kind;
  }
  return blocks;
};

export const renderRules = (text: string, letters: string): RulesDocument => {
  const [, title = '', body = ''] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? [];
  const sections = `\n${body}`.split(/\n(?=#{2,3} )/).slice(1);
  return {
    title: plain(title),
    sections: sections.map((section, number): RulesSection => {
      const [head = '', ...lines] = section.split('\n');
      const clauses: Clauses = [];
      const html = blocksOf(lines)
        .map(block => renderBlock(block, clauses))
        .join('');
      const level = head.startsWith('### ') ? 3 : 2;
      return { id: `${letters}-part-${number}`, level, title: plain(head.replace(/^#+ /, '')), html, clauses };
    }),
  };
};
