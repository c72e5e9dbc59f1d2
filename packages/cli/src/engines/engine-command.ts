import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { LEVELS, readLevel } from '@oia/engine';
import { invalid, ok, type Read } from '../options.ts';
import type { EngineCommand } from './child-channel.ts';

const NET = 'net:';
/** The full strength of this program with its hand-made evaluation. */
const HAND = 'hand';

export const ENGINES_HELP = `An engine is

  ${LEVELS.join(', ').padEnd(26)} one of our levels
  net:FILE                   our full strength with a net that npm run train has written
  hand                       our full strength with its evaluation by rules of thumb
  "COMMAND ..."              a command that speaks the protocol of docs/engine-protocol.md or that of the older
                             notation, in quotes: oia match 8 "node ../older/packages/cli/bin/oia.js engine"

An engine that plays an illegal turn, refuses, crashes or is silent loses the game, and the match goes on.`;

/** Our own engine is run by this program. */
const own = (name: string, ...options: readonly string[]): EngineCommand => ({
  name,
  file: process.execPath,
  args: [join(import.meta.dirname, '../../bin/oia.js'), 'engine', ...options],
});

/** A player of a match: a level, a net, the hand-made evaluation, or a command line. */
export function readEngine(text: string): Read<EngineCommand> {
  const level = readLevel(text);
  if (level !== undefined) return ok(own(`level ${level}`, '--level', String(level)));
  if (/^\d+$/.test(text)) return invalid(`There is no level ${text}: levels are ${LEVELS.join(', ')}.`);
  if (text === HAND) return ok(own(text, '--net', 'none'));
  if (!text.startsWith(NET)) return ok({ name: text, file: text });
  const file = resolve(text.slice(NET.length));
  return existsSync(file) ? ok(own(text, '--net', file)) : invalid(`There is no net ${file}.`);
}
