import process from 'node:process';

export const EXIT = { ok: 0, failed: 1, badInput: 2 } as const;

/** A subcommand of `oia`. `run` returns the exit code; `--help` is handled before it. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly help: string;
  run(args: readonly string[]): number | Promise<number>;
}

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export const printError = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** Prints what is wrong with the input and where to read more. */
export function usageError(command: string, message: string): number {
  printError(`oia ${command}: ${message}`);
  printError(`Try "oia ${command} --help".`);
  return EXIT.badInput;
}
