import process from 'node:process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, run } from './ensure.mjs';

process.exitCode =
  ensureInstalled() && ensureBuilt() ? run('node', ['packages/cli/bin/oia.js', 'serve', ...process.argv.slice(2)]) : 1;
