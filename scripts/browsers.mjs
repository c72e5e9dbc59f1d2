// The browser tests use Debian's chromium. Where it is missing and may be installed, it is.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { run } from './ensure.mjs';

const CHROMIUM = '/usr/bin/chromium';

/** True if there is a browser afterwards. */
export function ensureChromium() {
  if (existsSync(CHROMIUM)) return true;
  const isAllowed = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isAllowed) return false;
  process.stdout.write('Installing chromium ...\n');
  run('apt-get', ['update', '-q']);
  run('apt-get', [
    'install',
    '-y',
    '-q',
    '--no-install-recommends',
    'chromium',
    'fonts-dejavu-core',
    'fonts-noto-core',
  ]);
  return existsSync(CHROMIUM);
}
