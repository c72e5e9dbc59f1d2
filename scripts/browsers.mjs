// The one place that knows where browsers are installed. The tests can use any browser based on Chromium.
import { existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import process from 'node:process';
import { run } from './ensure.mjs';

/** Environment variable with the path of a browser. */
const VARIABLE = 'OIA_BROWSER';

/** Chromium without windows and menus, which tests do not show: faster by a third. */
const SHELL = 'chromium-headless-shell';

const LINUX_NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const MAC_NAMES = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_PATHS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The paths where a browser may be, the preferred ones first.
 * @param {string} platform
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string[]}
 */
export function browserPlaces(platform, env) {
  const named = env[VARIABLE];
  // If a browser is named, no other one is used.
  if (named) return [named];
  if (platform === 'darwin') return macPlaces(env);
  return platform === 'win32' ? windowsPlaces(env) : linuxPlaces(env);
}

function linuxPlaces({ PATH = '' }) {
  const folders = new Set(['/usr/bin', '/usr/local/bin', '/snap/bin', ...PATH.split(':').filter(Boolean)]);
  return LINUX_NAMES.flatMap((name) => [...folders].map((folder) => posix.join(folder, name)));
}

function macPlaces({ HOME }) {
  const folders = ['/Applications', ...(HOME ? [posix.join(HOME, 'Applications')] : [])];
  return MAC_NAMES.flatMap((name) => folders.map((folder) => posix.join(folder, `${name}.app/Contents/MacOS/${name}`)));
}

function windowsPlaces(env) {
  const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(Boolean);
  return WINDOWS_PATHS.flatMap((path) => folders.map((folder) => win32.join(folder, path)));
}

/**
 * The path of a browser, or undefined if there is none.
 * @param {string} [platform]
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @param {(path: string) => boolean} [exists]
 * @returns {string | undefined}
 */
export function findBrowser(platform = process.platform, env = process.env, exists = existsSync) {
  return browserPlaces(platform, env).find(exists);
}

const isShell = (path) => path.endsWith(SHELL);

/** The full browser instead of the headless shell, which has no notifications; or the browser that is named. */
function findWholeBrowser() {
  const places = browserPlaces(process.platform, process.env);
  return places.find((path) => (process.env[VARIABLE] || !isShell(path)) && existsSync(path));
}

/**
 * Looks for a browser; on Debian-based systems run by root (a container), installs one if there is none, in CI the fastest too.
 * @returns {string | undefined}
 */
export function ensureBrowser() {
  const wanted = [...(findWholeBrowser() ? [] : ['chromium']), ...(process.env.CI && !hasShell() ? [SHELL] : [])];
  if (wanted.length > 0 && mayInstall()) install(wanted);
  return findBrowser();
}

const hasShell = () => isShell(findBrowser() ?? '');

const mayInstall = () => !process.env[VARIABLE] && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** One by one: not every version of Debian and its relatives has the shell. */
function install(names) {
  run('apt-get', ['update', '-q']);
  for (const name of names) {
    process.stdout.write(`Installing ${name} ...\n`);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name, 'fonts-dejavu-core', 'fonts-noto-core']);
  }
}

/** The message for a missing browser. */
export function noBrowser() {
  const named = process.env[VARIABLE];
  if (named) return `${VARIABLE} names ${named}, but there is no such file.`;
  return `There is no Chrome, Chromium or Edge in the usual places. Install one, or put its path into ${VARIABLE}.`;
}

/**
 * The path of a browser; throws if there is none.
 * @param {boolean} [isWhole] one that shows notifications
 * @returns {string}
 */
export function browserPath(isWhole = false) {
  const found = isWhole ? findWholeBrowser() : findBrowser();
  if (found === undefined) throw new Error(noBrowser());
  return found;
}
