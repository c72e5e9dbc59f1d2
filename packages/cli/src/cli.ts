import manifest from '../package.json' with { type: 'json' };
import { type Command, EXIT, print, printError } from './command.ts';
import { bridge } from './commands/bridge.ts';
import { deal } from './commands/deal.ts';
import { engine } from './commands/engine.ts';
import { match } from './commands/match.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { powers } from './commands/powers.ts';
import { ratings } from './commands/ratings.ts';
import { record } from './commands/record.ts';
import { serve } from './commands/serve.ts';
import { turns } from './commands/turns.ts';
import { why } from './commands/why.ts';

const COMMANDS: readonly Command[] = [
  serve,
  play,
  turns,
  perft,
  why,
  deal,
  record,
  powers,
  engine,
  match,
  ratings,
  bridge,
];

const commandList = (): string => COMMANDS.map(({ name, summary }) => `  ${name.padEnd(8)} ${summary}`).join('\n');

const overview = (): string => `oia COMMAND [options]

${commandList()}
  help     this list, or the help of a command: oia help turns

"oia COMMAND --help" describes a command. Without a command, oia serves the app.
Exit codes: 0 success, 1 a check or the program failed, 2 invalid input.`;

const asksForHelp = (args: readonly string[]): boolean =>
  args.slice(0, args.includes('--') ? args.indexOf('--') : args.length).some((arg) => arg === '--help' || arg === '-h');

function printed(text: string): number {
  print(text);
  return EXIT.ok;
}

const help = (name: string | undefined): number =>
  name === undefined ? printed(overview()) : withCommand(name, (command) => printed(command.help));

function withCommand<T>(name: string, use: (command: Command) => T): T | number {
  const command = COMMANDS.find((known) => known.name === name);
  if (command) return use(command);
  printError(`oia: unknown command "${name}". The commands are:\n${commandList()}\n  help`);
  return EXIT.badInput;
}

/** Runs the command line after `oia` and returns the exit code. */
export function run([name, ...args]: readonly string[]): number | Promise<number> {
  if (name === '--version' || name === '-v') return printed(manifest.version);
  if (name === 'help' || name === '--help' || name === '-h') return help(args.find((arg) => !arg.startsWith('-')));
  if (name === undefined) return run(['serve']);
  // `oia --players 3` is `oia play --players 3`.
  if (name.startsWith('-')) return run(['play', name, ...args]);
  return withCommand(name, (command) => (asksForHelp(args) ? printed(command.help) : command.run(args)));
}
