// Renders the rules documents, with an anchor for every clause.
import { Marked, Parser, type RendererObject, type Token, type Tokens } from 'marked';
import { CLAUSES, OPENING } from '../src/rulebook/clauses.ts';
import type { RulesDocument, RulesSection } from '../src/rulebook/documents.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Numbers of clauses in running text lead to them. */
const linked = (text: string): string => escaped(text).replace(CLAUSES, '<a href="#/rules/$1">$1</a>');

/** Words of a list item or a table row, which may begin with the number of the clause that they define. */
const opened = (text: string): { readonly id: string | undefined; readonly words: Token[] } => {
  const [opening = '', id] = OPENING.exec(text) ?? [];
  return { id, words: markdown.Lexer.lexInline(text.slice(opening.length)) };
};

const openedHtml = ({ id, words }: ReturnType<typeof opened>, parser: Parser): string =>
  `${id === undefined ? '' : `<a class="clause" href="#/rules/${id}">${id}</a> `}${parser.parseInline(words)}`;

const anchor = (id: string | undefined): string => (id === undefined ? '' : ` id="${id}"`);

/** The words of a list item, and what stands below them. */
const inItem = ({ tokens: [first, ...below] }: Tokens.ListItem) => ({
  ...opened(first?.raw.replace(/\n$/, '') ?? ''),
  below,
});

const renderer: RendererObject = {
  text(token) {
    return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : linked(token.text);
  },
  codespan: ({ text }) => `<code>${escaped(text)}</code>`,
  code: ({ text }) => `<pre>${linked(text)}</pre>`,
  strong({ tokens }) {
    return `<b>${this.parser.parseInline(tokens)}</b>`;
  },
  em({ tokens }) {
    return `<i>${this.parser.parseInline(tokens)}</i>`;
  },
  // There are no files beside the page that a document could lead to.
  link({ tokens }) {
    return this.parser.parseInline(tokens);
  },
  html: ({ text }) => escaped(text),
  hr: () => '',
  listitem(item) {
    const { below, ...own } = inItem(item);
    return `<li${anchor(own.id)}>${openedHtml(own, this.parser)}${this.parser.parse(below)}</li>`;
  },
  table({ header, rows }) {
    const head = header.map(({ tokens }) => `<th scope="col">${this.parser.parseInline(tokens)}</th>`);
    const body = rows.map(([first, ...others]) => {
      const own = opened(first?.text ?? '');
      const cells = [openedHtml(own, this.parser), ...others.map(({ tokens }) => this.parser.parseInline(tokens))];
      return `<tr${anchor(own.id)}>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`;
    });
    return `<div class="scrolls" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
  },
};

const markdown = new Marked({ renderer });

const bare = new Parser();

/** Without any marks, for titles and the search. */
const plain = (words: Token[]): string => bare.parseInline(words, bare.textRenderer).replaceAll(/\s+/g, ' ').trim();

const clausesIn = (tokens: Token[]): RulesSection['clauses'] => {
  const clauses: RulesSection['clauses'][number][] = [];
  const note = (id: string | undefined, words: Token[]): void => {
    if (id !== undefined) clauses.push({ id, text: plain(words) });
  };
  void markdown.walkTokens(tokens, token => {
    if (token.type === 'list_item') {
      const { id, words } = inItem(token as Tokens.ListItem);
      note(id, words);
    } else if (token.type === 'table') {
      for (const [first, ...others] of (token as Tokens.Table).rows)
        note(opened(first?.text ?? '').id, markdown.Lexer.lexInline(others.map(({ text }) => text).join(' ')));
    }
  });
  return clauses;
};

interface Part {
  readonly heading: Tokens.Heading;
  readonly tokens: Token[];
}

/** What stands under each heading; smaller headings belong to what is under the greater one. */
const partsOf = (tokens: readonly Token[]): Part[] => {
  const parts: Part[] = [];
  for (const token of tokens) {
    if (token.type === 'heading' && (token as Tokens.Heading).depth <= 3)
      parts.push({ heading: token as Tokens.Heading, tokens: [] });
    else parts.at(-1)?.tokens.push(token);
  }
  return parts;
};

export const renderRules = (text: string, letters: string): RulesDocument => {
  const [title, ...parts] = partsOf(markdown.lexer(text));
  return {
    title: plain(title?.heading.tokens ?? []),
    sections: parts.map(
      ({ heading, tokens }, number): RulesSection => ({
        id: `${letters}-part-${number}`,
        level: heading.depth,
        title: plain(heading.tokens),
        html: markdown.parser(tokens),
        clauses: clausesIn(tokens),
      }),
    ),
  };
};
