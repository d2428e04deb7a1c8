import type { Mean, Share } from '../arena/interval.ts';
import { CHART_STYLE, escaped, histogram, percent, type Spot, sharePlot } from '../charts.ts';
import type { Findings, TagFinding } from './findings.ts';

const STYLE = `
:root{color-scheme:light dark;--paper:#fff;--ink:#1d2733;--soft:#5b6875;--line:#d5dbe1;--good:#14693a;--bad:#a3261d}
@media (prefers-color-scheme:dark){:root{--paper:#10161d;--ink:#e6edf3;--soft:#9aa7b4;--line:#313b46;--good:#6fd49b;--bad:#ff9b90}}
body{margin:0 auto;padding:1rem;max-width:72rem;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}p,dd{color:var(--soft)}
.plots{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr))}
.chart{width:100%;max-width:36rem;height:auto}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem;min-width:100%}
th,td{padding:.3rem .6rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left;white-space:normal;overflow-wrap:anywhere}
.good{color:var(--good)}.bad{color:var(--bad)}`;

/** How far down the list of content the plots go; the tables have everything. */
const PLOTTED = 12;

/** One page with everything in it: opens without a network, in light and dark, on a phone. */
export const renderLab = (found: Findings): string => {
  const { plan, games, seats, bots, even } = found;
  const title = `${plan.game}: ${games} games, ${plan.seats} ${plan.seats === 1 ? 'seat' : 'seats'}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"/><title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/>
<style>${STYLE}${CHART_STYLE}</style></head><body>
<h1>${escaped(title)}</h1>
<p>${escaped(settingsOf(found))}</p>
<p>Dots are shares of games won, bars the intervals they lie in 19 times out of 20, dashed marks where they would be if nothing made a difference. Shared wins count as parts.</p>
<h2>Seats and bots</h2>
<div class="plots">${sharePlot(
    'Won by seat',
    seats.map((share, seat) => spot(`seat ${seat + 1}`, share, even)),
  )}
${sharePlot(
  'Won by bot',
  bots.map(share => spot(share.bot, share, even)),
)}</div>
<h2>Scores and lengths</h2>
<div class="plots">${histogram('Scores', found.allScores)}${histogram('Decisions in a game', found.allLengths)}</div>
${table(['', 'mean', 'interval', 'deviation'], [meanRow('score', found.scores), meanRow('best score less lowest', found.spread), meanRow('decisions', found.lengths)])}
${tagSection('Taken', 'What seats chose to take.', found.taken, even)}
${tagSection('Met', 'What seats came upon.', found.met, even)}
</body></html>
`;
};

const settingsOf = ({ plan }: Findings): string => {
  const options = Object.entries(plan.options).map(([name, value]) => `${name} ${String(value)}`);
  const modules = plan.modules === undefined ? '' : ` Modules: ${[plan.modules].flat().join(', ')}.`;
  return `Options: ${options.join(', ')}.${modules} Bots: ${plan.bots.map(({ name }) => name).join(', ')}. Seed: ${plan.seed}.`;
};

const spot = (label: string, { share, low, high }: Share, even: number): Spot => ({
  label,
  value: share,
  low,
  high,
  even,
});

const meanRow = (label: string, { mean, low, high, deviation }: Mean): string[] => [
  escaped(label),
  mean.toFixed(2),
  `${low.toFixed(2)} to ${high.toFixed(2)}`,
  deviation.toFixed(2),
];

/** Cells are HTML already. */
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="wide"><table><thead><tr>${heads.map(head => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`;

const tagSection = (title: string, words: string, tags: readonly TagFinding[], even: number): string => {
  if (tags.length === 0) return '';
  const ends = tags.length <= 2 * PLOTTED ? [tags] : [tags.slice(0, PLOTTED), tags.slice(-PLOTTED)];
  const plots = ends.map((part, i) => {
    const name = ends.length === 1 ? title : `${title}: ${i === 0 ? 'helped most' : 'helped least'}`;
    return sharePlot(
      name,
      part.map(({ what, wins }) => spot(what, wins, even)),
    );
  });
  const heads = ['', 'seats', 'of all', 'won', 'interval', 'lead in score', 'interval'];
  return `<h2>${title}</h2><p>${words} The lead is the score less the mean of the other seats.</p><div class="plots">${plots.join('')}</div>${table(
    heads,
    tags.map(tag => tagRow(tag, even)),
  )}`;
};

const tagRow = ({ what, frequency, wins, lead }: TagFinding, even: number): string[] => {
  const manner = wins.low > even ? 'good' : wins.high < even ? 'bad' : '';
  return [
    escaped(what),
    String(wins.of),
    percent(frequency),
    manner === '' ? percent(wins.share) : `<strong class="${manner}">${percent(wins.share)}</strong>`,
    `${percent(wins.low)} to ${percent(wins.high)}`,
    lead.mean.toFixed(2),
    `${lead.low.toFixed(2)} to ${lead.high.toFixed(2)}`,
  ];
};
