// npm run pack: builds the packages that others can install, as JavaScript with types, in the folder dist.
import type { StdioOptions } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { run } from '../scripts/ensure.mjs';
import { readOptions, text } from './options.ts';
import { compile } from './pack/compile.ts';
import { type Manifest, packedManifest, type SharedFields } from './pack/manifest.ts';

const root = join(import.meta.dirname, '..');

/** The packages others can install. Dependencies come first, because dependants are compiled against their declarations. */
export const PACKED = ['rules', 'texts', 'narration', 'engine', 'board'] as const;

const ERRORS_ONLY: StdioOptions = ['ignore', 'ignore', 'inherit'];

/** Packs all of them into the folder and returns the paths of the tarballs. */
export function packAll(folder: string, repository?: string): string[] {
  const staging = join(folder, 'staging');
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(join(staging, 'node_modules', '@oia'), { recursive: true });
  const own: SharedFields = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const shared = repository === undefined ? own : { ...own, repository };
  const manifests = PACKED.map((name) => stage(name, staging, shared));
  const folders = PACKED.map((name) => join(staging, name));
  const status = run('npm', ['pack', ...folders, '--pack-destination', folder, '--silent'], ERRORS_ONLY);
  if (status !== 0) throw new Error('npm pack failed');
  rmSync(staging, { recursive: true });
  return manifests.map(({ name, version }) => join(folder, `${name.slice(1).replace('/', '-')}-${version}.tgz`));
}

/** Assembles a package as it will be installed, so that the next one is compiled against that. */
function stage(name: string, staging: string, shared: SharedFields): Manifest {
  const project = join(root, 'packages', name);
  const folder = join(staging, name);
  const manifest: Manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  refuseUnpacked(manifest);
  cpSync(join(project, 'src'), join(folder, 'src'), { recursive: true });
  const hasNets = existsSync(join(project, 'nets'));
  if (hasNets) cpSync(join(project, 'nets'), join(folder, 'nets'), { recursive: true });
  cpSync(join(project, 'README.md'), join(folder, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const packed = packedManifest(manifest, shared, ['dist', 'src', ...(hasNets ? ['nets'] : [])]);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
  symlinkSync(folder, join(staging, 'node_modules', '@oia', name), 'junction');
  compile(project, folder);
  return manifest;
}

function refuseUnpacked({ name, dependencies = {} }: Manifest): void {
  const known = new Set<string>(PACKED.map((packed) => `@oia/${packed}`));
  const missing = Object.keys(dependencies).filter((used) => used.startsWith('@oia/') && !known.has(used));
  if (missing.length > 0) throw new Error(`${name} uses ${missing.join(', ')}, which is not packed`);
}

function main(): void {
  const { repository } = readOptions('pack', 'packs the packages that others can install into the folder dist', {
    repository: text('ADDRESS', 'of the repository, where package.json names none'),
  });
  for (const file of packAll(join(root, 'dist'), repository)) process.stdout.write(`${file}\n`);
}

if (import.meta.main) main();
