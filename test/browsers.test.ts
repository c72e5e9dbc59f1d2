import { describe, expect, test } from 'vitest';
import { browserPlaces, findBrowser } from '../scripts/browsers.mjs';

const among =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

test.each([
  ['linux', { PATH: '/opt/bin' }, '/usr/bin/chromium'],
  ['linux', { PATH: '/opt/bin' }, '/usr/bin/google-chrome'],
  ['linux', { PATH: '/bin:/opt/bin' }, '/opt/bin/microsoft-edge'],
  ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['darwin', { HOME: '/Users/a' }, '/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium'],
  ['win32', { ProgramFiles: 'C:\\Programs' }, 'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe'],
  ['win32', { 'ProgramFiles(x86)': 'C:\\86' }, 'C:\\86\\Microsoft\\Edge\\Application\\msedge.exe'],
  ['win32', { LOCALAPPDATA: 'C:\\Me' }, 'C:\\Me\\Chromium\\Application\\chrome.exe'],
])('on %s, with %j, finds %s', (platform, env, path) => {
  expect(findBrowser(platform, env, among(path))).toBe(path);
});

test('the one without windows goes before all others', () => {
  const [shell, whole] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
  expect(findBrowser('linux', {}, among(whole, shell))).toBe(shell);
});

test('on a system without a browser there is none', () => {
  for (const platform of ['linux', 'darwin', 'win32', 'freebsd']) {
    expect(findBrowser(platform, {}, among())).toBeUndefined();
  }
});

describe('OIA_BROWSER', () => {
  const env = { OIA_BROWSER: '/my/browser', PATH: '/bin' };

  test('goes before all others', () => {
    expect(findBrowser('linux', env, among('/usr/bin/chromium', '/my/browser'))).toBe('/my/browser');
  });

  test('if wrong, is not replaced by another browser', () => {
    expect(findBrowser('linux', env, among('/usr/bin/chromium'))).toBeUndefined();
    expect(browserPlaces('win32', env)).toEqual(['/my/browser']);
  });
});
