// npm run pack: builds the packages that others can install, as JavaScript with types, in the folder dist.
import { join } from 'node:path';
import process from 'node:process';
import { readOptions, text } from './options.ts';
import { packAll } from './pack/packages.ts';

const { repository } = readOptions('pack', 'packs the packages that others can install into the folder dist', {
  repository: text('ADDRESS', 'of the repository, where package.json names none'),
});

const folder = join(import.meta.dirname, '..', 'dist');
for (const file of packAll(folder, repository)) process.stdout.write(`${file}\n`);
