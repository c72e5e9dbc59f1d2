import process from 'node:process';

export const EXIT = { fine: 0, wrong: 1, badInput: 2 } as const;

/** One word after `oia`. `run` gives the exit code; `--help` never reaches it. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly help: string;
  run(args: readonly string[]): number | Promise<number>;
}

export const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export const complain = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** Bad input: one sentence, and where to read more. */
export function refuse(command: string, message: string): number {
  complain(`oia ${command}: ${message}`);
  complain(`Try "oia ${command} --help".`);
  return EXIT.badInput;
}
