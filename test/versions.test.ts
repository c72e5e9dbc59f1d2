import { expect, test } from 'vitest';
import { filesLike, readSource } from './sources.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Lock {
  readonly version: string;
  readonly packages: Readonly<Record<string, LockedPackage>>;
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

test('the lock file names the packages of every platform, without which `npm ci` refuses it', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !lock.packages[`${path}/node_modules/${name}`] && !lock.packages[`node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test('the container has the Node that the repository pins', () => {
  const { devDependencies = {} } = manifestOf('package.json');
  const bases = [...readSource('deploy/Containerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(bases).toEqual(Array(2).fill(`node:${devDependencies.node}-bookworm-slim`));
});

test('workflows use actions by commit, because tags can be moved', () => {
  const used = filesLike('.github/workflows/*.yml').flatMap((file) =>
    [...readSource(file).matchAll(/uses: (.+)/g)].map(([, action]) => `${file}: ${action}`),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/@[0-9a-f]{40} # v\d/.test(action))).toEqual([]);
});

test('the changelog has a section for that version', () => {
  expect(readSource('CHANGELOG.md')).toMatch(new RegExp(`^## \\[${version}\\] - \\d{4}-\\d{2}-\\d{2}$`, 'm'));
});
