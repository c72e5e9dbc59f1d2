import { expect, test } from 'vitest';
import { filesLike, readSource } from './sources.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Lock {
  readonly version: string;
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly resolved?: string }>>;
}

const manifestOf = (path: string): Manifest => JSON.parse(readSource(path));
const { version } = manifestOf('package.json');
const manifests = filesLike('packages/*/package.json').map(manifestOf);
const lock: Lock = JSON.parse(readSource('package-lock.json'));

test('all packages have the version of the repository', () => {
  expect(manifests.map(({ name, version: own }) => [name, own])).toEqual(manifests.map(({ name }) => [name, version]));
});

test('packages depend on each other in that version', () => {
  const uses = manifests.flatMap(({ name, dependencies = {} }) =>
    Object.entries(dependencies).flatMap(([used, wanted]) => (used.startsWith('@oia/') ? [[name, used, wanted]] : [])),
  );
  expect(uses.filter(([, , wanted]) => wanted !== version)).toEqual([]);
});

test('the lock file has that version', () => {
  expect(lock.version).toBe(version);
  const ours = Object.entries(lock.packages).filter(([path]) => /^packages\/[^/]+$/.test(path));
  expect(ours.map(([path, entry]) => [path, entry.version])).toEqual(ours.map(([path]) => [path, version]));
});

test('the lock file names no registry', () => {
  const addresses = Object.values(lock.packages).map(({ resolved }) => resolved ?? '');
  expect(addresses.filter((address) => /^https?:/.test(address))).toEqual([]);
});

test('the changelog has a section for that version', () => {
  expect(readSource('CHANGELOG.md')).toMatch(new RegExp(`^## \\[${version}\\] - \\d{4}-\\d{2}-\\d{2}$`, 'm'));
});
