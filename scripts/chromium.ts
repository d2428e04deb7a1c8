// Finds a Chromium for the tests that need a real browser; on Debian, as root, installs the one of the distribution.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const findChromium = (): string | null =>
  process.env['LASTROAD_CHROMIUM'] ?? PLACES.find(path => existsSync(path)) ?? null;

export const installChromium = (): void => {
  if (findChromium() !== null) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests (once) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  if (findChromium() === null) {
    console.log(
      'No Chromium was found: the browser tests are skipped. Install it or set LASTROAD_CHROMIUM to its path.',
    );
  }
};
