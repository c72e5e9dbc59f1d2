import process from 'node:process';
import { ensureInstalled, run } from './ensure.mjs';

process.exitCode = ensureInstalled() ? run('node', ['packages/cli/bin/oia.js', 'play', ...process.argv.slice(2)]) : 1;
