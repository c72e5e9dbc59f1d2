import { Game, outcomeOf, positionText, readPosition } from '@oia/rules';
import { collected } from '../engines/conversation.ts';
import type { LineChannel } from '../engines/line-channel.ts';
import type { OpenedEngine } from '../engines/open-engine.ts';

/** The result of an exchange; `missing`: something optional that the program does not have. */
export type Verdict = 'passed' | 'missing' | { readonly failed: string };

/** One thing that a program has to do, or may. */
export interface Check {
  readonly name: string;
  run(program: Program): Promise<Verdict>;
}

const START = '00000/00000/00000/00000/00000 A none:fb2,mc3 none:fd4,me5';
const OLDER = '0000000000000000000000000/1/mortal:A3,C3/artemis:E4,A1';
const WINNING = '00000/00000/00300/00200/00000 A none:fc2,ma1 none:fe5,me1';
const OVER = '00000/00000/00300/00000/00000 #A:climbed none:fc3,ma1 none:fe5,me1';
const PLACING = '00000/00000/00000/00000/00000 @0 none:- none:- start=A';
const POWERS = '00000/00011/00101/00000/00100 A apollo:fd3,mb2 demeter:fc4,md2';
const HIDDEN = '00000/00000/00000/00000/00000 A none:fc3,mb2 hecate:?';

/** Far more than a program needs, also on a busy machine. */
const REPLY_TIMEOUT_MS = 15_000;
const SHORT = 'go movetime 200';

/** A program under test, with the exchanges that most checks need. */
export class Program {
  readonly opened: OpenedEngine;

  constructor(opened: OpenedEngine) {
    this.opened = opened;
  }

  get channel(): LineChannel {
    return this.opened.channel;
  }

  ask(lines: readonly string[], last: RegExp): Promise<string[]> {
    return collected(this.channel, lines, (line) => last.test(line), REPLY_TIMEOUT_MS);
  }

  /** Everything it says to these lines, by asking whether it is ready after them. */
  async saidTo(...lines: readonly string[]): Promise<string[]> {
    return (await this.ask([...lines, 'isready'], /^readyok$/)).slice(0, -1);
  }

  /** All lines from `go` to the answer. */
  thoughtAbout(position: string, go = SHORT): Promise<string[]> {
    return this.ask([`position ${position}`, go], /^(bestturn|error)\b/);
  }
}

const failed = (what: string): Verdict => ({ failed: what });
const passedIf = (holds: boolean, what: string): Verdict => (holds ? 'passed' : failed(what));

/** The position after a legal `bestturn`, or what is wrong with it. `next` has to be the position that the turn leads to. */
function afterTurn(position: string, line = ''): { readonly game: Game } | { readonly failed: string } {
  const [, steps = '', next = ''] = /^bestturn (.+?) next (.+)$/.exec(line) ?? [];
  if (steps === '') return { failed: `expected "bestturn STEPS next POSITION", got "${line}"` };
  let game = gameAt(position);
  for (const word of steps.split(/\s+/)) {
    const played = game.playText(word);
    if (!played.ok) return { failed: `${word} in "${steps}" is not legal` };
    game = played.value;
  }
  const said = readPosition(next);
  if (!said.ok) return { failed: `"${next}" is no position` };
  return boardOf(said.value) === boardOf(game) ? { game } : { failed: `the turn does not lead to ${next}` };
}

/** Positions in the older notation do not say everything: what stands on the board has to be the same. */
const boardOf = (placed: Parameters<typeof positionText>[0]): string =>
  positionText(placed).split(' ')[0]?.replace(/[abc]/g, '4') ?? '';

function gameAt(text: string): Game {
  const [position = '', steps] = text.split(' turns ');
  const placed = readPosition(position);
  if (!placed.ok) throw new Error(`${position} cannot be read`);
  return (steps?.split(' ') ?? []).reduce((game, step) => {
    const played = game.playText(step);
    if (!played.ok) throw new Error(`${step} cannot be played`);
    return played.value;
  }, Game.from(placed.value));
}

/** A legal answer in a position. */
const answers = (name: string, position: string, go?: string): Check => ({
  name,
  run: async (program) => {
    const after = afterTurn(position, (await program.thoughtAbout(position, go)).at(-1));
    return 'failed' in after ? after : 'passed';
  },
});

/** Lines that are answered by an error, after which the conversation goes on. */
const refuses = (name: string, lines: readonly string[], error: RegExp): Check => ({
  name,
  run: async (program) => {
    const said = await program.saidTo(...lines);
    return passedIf(
      said.some((line) => error.test(line)),
      `expected a line like ${error.source}, got "${said.join(' | ')}"`,
    );
  },
});

/** Optional: passed over where the program refuses the question itself. */
const mayAnswer = (name: string, position: string): Check => ({
  name,
  run: async (program) => {
    const last = (await program.thoughtAbout(position)).at(-1) ?? '';
    if (last.startsWith('error')) return 'missing';
    const after = afterTurn(position, last);
    return 'failed' in after ? after : 'passed';
  },
});

const INFO = /^info depth (\d+) nodes (\d+) time (\d+) score (-?\d+) pv (.+)$/;

export const CHECKS: readonly Check[] = [
  {
    name: 'introduces itself',
    run: async (program) => {
      const said = await program.ask(['oia'], /^oiaok$/);
      return passedIf(
        said.some((line) => /^id name \S/.test(line)),
        'no line "id name NAME" before "oiaok"',
      );
    },
  },
  {
    name: 'is ready when asked',
    run: async (program) => passedIf((await program.saidTo()).length === 0, 'more than "readyok"'),
  },
  refuses('refuses an unknown line and goes on', ['dance'], /^error unknownCommand\b/),
  refuses('refuses a position that is none and goes on', ['position here'], /^error \w+/),
  refuses('refuses an illegal step and goes on', [`position ${START} turns b2-e5`], /^error \w+/),
  refuses('cannot think without a position', ['newgame', 'go'], /^error noPosition\b/),
  refuses('has nothing to decide in a finished game', [`position ${OVER}`, 'go'], /^error nothingToDecide\b/),
  answers('plays a legal turn', START),
  answers('goes on from turns played since', `${START} turns b2-b3 +b2 d4-d3 +d4`),
  answers('answers in the older notation', OLDER),
  answers('places workers', PLACING),
  answers('ends by a limit on nodes', START, 'go nodes 200'),
  answers('ends by a limit on depth', START, 'go depth 1'),
  {
    name: 'takes a win',
    run: async (program) => {
      const after = afterTurn(WINNING, (await program.thoughtAbout(WINNING)).at(-1));
      if ('failed' in after) return after;
      return passedIf(outcomeOf(after.game.position)?.winner === 0, 'it could have won at once');
    },
  },
  {
    name: 'reports what it finds',
    run: async (program) => {
      const said = (await program.thoughtAbout(START)).filter((line) => line.startsWith('info'));
      const read = said.map((line) => INFO.exec(line));
      if (read.length === 0 || read.some((parts) => parts === null))
        return failed(`expected "info depth D nodes N time MS score S pv STEPS", got "${said[0] ?? 'nothing'}"`);
      return passedIf(
        read.every((parts) => Math.abs(Number(parts?.[4])) <= 1000),
        'a score beyond 1000',
      );
    },
  },
  {
    name: 'thinks until it is stopped, and says meanwhile that it is ready and busy',
    run: async (program) => {
      const said = await program.saidTo(`position ${START}`, 'go infinite', 'go nodes 1');
      if (said.some((line) => line.startsWith('bestturn'))) return failed('it answered before it was stopped');
      if (!said.some((line) => /^error busy\b/.test(line))) return failed('a second "go" was not refused');
      const after = afterTurn(START, (await program.ask(['stop'], /^bestturn\b/)).at(-1));
      return 'failed' in after ? after : 'passed';
    },
  },
  {
    name: 'takes its options within the ranges it names (optional)',
    run: async (program) => {
      const greeting = await program.ask(['oia'], /^oiaok$/);
      const spin = /^option name (\S+) type spin default (-?\d+) min (-?\d+) max (-?\d+)$/;
      const options = greeting.flatMap((line) => spin.exec(line) ?? []);
      if (options.length === 0) return 'missing';
      for (const line of greeting) {
        const [, name, value = '', min = '', max = ''] = spin.exec(line) ?? [];
        if (name === undefined) continue;
        if (Number(value) < Number(min) || Number(value) > Number(max)) return failed(`the default of ${name}`);
        const said = await program.saidTo(`setoption ${name} ${value}`);
        if (said.length > 0) return failed(`setoption ${name} ${value}: ${said[0]}`);
      }
      return 'passed';
    },
  },
  {
    name: 'evaluates a position without a search (optional)',
    run: async (program) => {
      const [said = ''] = await program.saidTo(`position ${START}`, 'eval');
      if (/^error unknownCommand\b/.test(said)) return 'missing';
      return passedIf(Math.abs(Number(/^eval (-?\d+)$/.exec(said)?.[1])) <= 1000, `expected "eval S", got "${said}"`);
    },
  },
  mayAnswer('plays with powers (optional)', POWERS),
  mayAnswer('plays in a view with secrets (optional)', HIDDEN),
  {
    name: 'ends when asked to',
    run: async (program) => {
      const end = collected(program.channel, ['quit'], () => false, REPLY_TIMEOUT_MS);
      const why = await end.catch((error: Error) => error.message);
      return passedIf(String(why) === 'exited: code 0', `expected the exit code 0, but: ${why}`);
    },
  },
];
