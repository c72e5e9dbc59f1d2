// npm run pack: builds the packages that others can install, as JavaScript with types, in the folder dist.
import { join } from 'node:path';
import process from 'node:process';
import { packAll } from './pack/packages.ts';

const folder = join(import.meta.dirname, '..', 'dist');
for (const file of packAll(folder)) process.stdout.write(`${file}\n`);
