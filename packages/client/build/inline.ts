/** A clause in running text, with its family. */
const CLAUSE = /\b((?:LA|FS|TR)-[A-Z]+-(?:\d+[a-z]?|[A-Z]{3,}))\b/g;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What stands inside a line: code, bold, italics, links, and clauses, which become links. */
export const inline = (text: string): string =>
  text
    .split(/(`[^`]+`)/)
    .map(part => {
      if (part.startsWith('`') && part.length > 1) return `<code>${escape(part.slice(1, -1))}</code>`;
      return escape(part)
        .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '$1')
        .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
        .replace(/(^|[^\w*])\*([^*\s][^*]*)\*/g, '$1<i>$2</i>')
        .replace(CLAUSE, '<a href="#/rules/$1">$1</a>');
    })
    .join('');

/** The same without any marks, for the search. */
export const plain = (text: string): string => text.replace(/[*`]/g, '').replace(/\s+/g, ' ').trim();
