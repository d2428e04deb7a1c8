/** Breaks a text into lines of at most `width` characters, at spaces. */
export const wrap = (text: string, width: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
};

/** Wrapped, with the lines after the first set in by as much as the first begins with. */
export const hang = (head: string, text: string, width: number): string =>
  wrap(text, Math.max(20, width - head.length))
    .map((line, i) => (i === 0 ? head : ' '.repeat(head.length)) + line)
    .join('\n');

/** Long lists of short items are set in columns, read downwards. */
export const inColumns = (items: readonly string[], width: number): string[] => {
  const widest = Math.max(...items.map(item => item.length)) + 3;
  const columns = items.length > 12 ? Math.max(1, Math.floor((width + 3) / widest)) : 1;
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    items
      .filter((_, i) => i % rows === row)
      .map(item => item.padEnd(widest))
      .join('')
      .trimEnd(),
  );
};

/** Rows of cells, every column as wide as its widest cell; numbers to the right. */
export const table = (rows: readonly (readonly (string | number)[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => String(row[column]).length)));
  return rows.map(row =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width);
      })
      .join('   ')
      .trimEnd(),
  );
};

/** Big numbers so that they can be read: 1,234,567. */
export const count = (n: number): string => Math.round(n).toLocaleString('en-US');

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** "2, 3 or 4". */
export const either = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;

/** "45 s", "3 min 20 s", "2 h 5 min". */
export const duration = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`;
};
