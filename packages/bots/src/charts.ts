// Plots as SVG text. Narrow enough for a phone; labels stand above what they name, so that none is cut off.

const WIDTH = 360;
const LEFT = 8;
const RIGHT = 352;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Colours by class, for light and dark, without any other file. */
export const CHART_STYLE = `
.chart{font:12px system-ui,sans-serif;--ink:#1d2733;--soft:#5b6875;--line:#c9d1d9;--mark:#0b6bcb;--even:#b3541e}
@media (prefers-color-scheme:dark){.chart{--ink:#e6edf3;--soft:#9aa7b4;--line:#3a4450;--mark:#6cb6ff;--even:#f0a36b}}
.chart text{fill:var(--ink)}.chart .soft{fill:var(--soft)}.chart .axis{stroke:var(--line);stroke-width:1}
.chart .reach{stroke:var(--mark);stroke-width:3;stroke-linecap:round}.chart .dot,.chart .bar{fill:var(--mark)}
.chart .even{stroke:var(--even);stroke-width:2;stroke-dasharray:3 2}`;

const svg = (height: number, title: string, inside: string): string =>
  `<svg class="chart" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">${inside}</svg>`;

/** A plot that is a file of its own. */
export const standalone = (plot: string): string =>
  plot.replace(
    '>',
    `><style>${CHART_STYLE}\nsvg{background:#fff}@media (prefers-color-scheme:dark){svg{background:#10161d}}</style>`,
  );

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" ${more}>${escaped(words)}</text>`;

/** One value with the interval it lies in. */
export interface Spot {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Where it would be if nothing made a difference. */
  readonly even: number | null;
}

const ROW = 34;

/** Shares from 0 to 100 %, with error bars. */
export const sharePlot = (title: string, spots: readonly Spot[]): string => {
  const x = (share: number): string => (LEFT + share * (RIGHT - LEFT)).toFixed(1);
  const height = 20 + spots.length * ROW + 18;
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    share =>
      `<line class="axis" x1="${x(share)}" x2="${x(share)}" y1="20" y2="${height - 16}"/>` +
      `<text class="soft" x="${x(share)}" y="${height - 3}" text-anchor="${share === 0 ? 'start' : share === 1 ? 'end' : 'middle'}">${100 * share} %</text>`,
  );
  const rows = spots.map(({ label, value, low, high, even }, row) => {
    const y = 20 + row * ROW + 25;
    const mark =
      even === null ? '' : `<line class="even" x1="${x(even)}" x2="${x(even)}" y1="${y - 7}" y2="${y + 7}"/>`;
    return (
      text(LEFT, y - 11, label) +
      text(RIGHT, y - 11, percent(value), 'class="soft" text-anchor="end"') +
      `${mark}<line class="reach" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/><circle class="dot" cx="${x(value)}" cy="${y}" r="5"/>`
    );
  });
  return svg(height, title, text(LEFT, 13, title, 'font-weight="600"') + ticks.join('') + rows.join(''));
};

const BARS = 24;
const TALL = 120;

/** How often values fall into equal parts of their range. */
export const histogram = (title: string, values: readonly number[]): string => {
  const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  if (values.length === 0) return svg(20, title, text(LEFT, 13, title, 'font-weight="600"'));
  const step = Math.max(1, Math.ceil((high - low + 1) / BARS));
  const counts = new Array<number>(Math.floor((high - low) / step) + 1).fill(0);
  for (const value of values) counts[Math.floor((value - low) / step)]++;
  const most = Math.max(...counts);
  const wide = (RIGHT - LEFT) / counts.length;
  const bars = counts.map((count, i) => {
    const tall = (count / most) * TALL;
    return `<rect class="bar" x="${(LEFT + i * wide).toFixed(1)}" y="${(24 + TALL - tall).toFixed(1)}" width="${Math.max(1, wide - 1).toFixed(1)}" height="${tall.toFixed(1)}"/>`;
  });
  const foot = 24 + TALL;
  return svg(
    foot + 18,
    title,
    text(LEFT, 13, title, 'font-weight="600"') +
      bars.join('') +
      `<line class="axis" x1="${LEFT}" x2="${RIGHT}" y1="${foot}" y2="${foot}"/>` +
      text(LEFT, foot + 14, String(low), 'class="soft"') +
      text(RIGHT, foot + 14, String(high), 'class="soft" text-anchor="end"'),
  );
};
