// npm run bench: how fast the rules are, beside a peer that plays the same toy game, in one run.
//   npm run bench -- --json
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Each in a process of its own: proxies in one would slow plain objects in the other. */
const run = (script: string, ...args: readonly string[]): unknown =>
  JSON.parse(execFileSync(process.execPath, [here(script), ...args], { encoding: 'utf8' }));

interface Figures {
  readonly game: string;
  readonly rates: Readonly<Record<string, number>>;
  readonly saveBytes: number;
}

const games = ['toy', 'last-aurora', 'thunder-road'];
const lastroad = '../packages/cli/bin/lastroad.mjs';
const ours = games.map(game => run(lastroad, 'bench', game, '--json', '--seconds', '5') as Figures);
const peer = run('peer/boardgame-io.ts') as { readonly client: number; readonly reducer: number };
const toy = ours[0]?.rates['decisions'] ?? 0;
const ratios = { client: toy / peer.client, reducer: toy / peer.reducer };

if (process.argv.includes('--json')) console.log(JSON.stringify({ ours, peer, ratios }));
else {
  const count = (n: number): string => Math.round(n).toLocaleString('en').padStart(12);
  for (const { game, rates, saveBytes } of ours) {
    console.log(`\n${game}, one core, ${process.version}`);
    for (const [what, rate] of Object.entries(rates)) console.log(`${count(rate)}  ${what} a second`);
    console.log(`${count(saveBytes)}  bytes a save`);
  }
  console.log('\nboardgame.io 0.50.2, the same toy game');
  console.log(
    `${count(peer.client)}  moves a second through its client: ours is ${ratios.client.toFixed(0)} times as fast`,
  );
  console.log(`${count(peer.reducer)}  moves a second through its reducer: ${ratios.reducer.toFixed(0)} times`);
}
