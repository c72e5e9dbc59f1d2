import type { Fault } from '../fallible.ts';

/** The version of the format that is written. Older versions can be read; newer ones are refused with a fault of their own. */
export const RECORD_VERSION = 1;

/** The winner: a player, in teams the first player of the team. `*`: the game is not finished, or was broken off. */
export const RECORD_RESULTS = ['A', 'B', 'C', 'draw', '*'] as const;
export type RecordResult = (typeof RECORD_RESULTS)[number];

/** A fact about the game: `[Date "2026-07-30"]`. Each name occurs once. */
export interface Tag {
  readonly name: string;
  readonly value: string;
}

export interface RecordStep {
  /** In the notation of steps; `?` where a view hides it. */
  readonly text: string;
  /** True if the step met a hidden worker: it was cancelled and the turn ended. */
  readonly cut: boolean;
  /** True if another player decided it in the middle of the turn. */
  readonly answer: boolean;
  readonly comments: readonly string[];
  /** Offset in the text it was read from. */
  readonly offset?: number;
}

/** A game as it is stored: starting conditions, steps, result. Plain data; `replay` makes a game of it. */
export interface GameRecord {
  /** All tags but version and result, in order. Unknown tags are preserved. */
  readonly tags: readonly Tag[];
  /** Comments before the first step. */
  readonly comments: readonly string[];
  /** Steps before the first turn. */
  readonly setup: readonly RecordStep[];
  readonly turns: readonly (readonly RecordStep[])[];
  readonly result: RecordResult;
  /** Number of the game in its file, from 1. */
  readonly game?: number;
}

/** A fault of a record: `at` is an offset in its text, or the offending part if it was not read from text. */
export interface RecordFault extends Fault {
  readonly game: number;
  /** 0: set-up. */
  readonly turn?: number;
  readonly step?: string;
}

export const tagOf = (record: Pick<GameRecord, 'tags'>, name: string): string | undefined =>
  record.tags.find((tag) => tag.name === name)?.value;

/** Valid names of tags. */
export const TAG_NAME = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;
export const VERSION_TAG = 'Oia';
export const RESULT_TAG = 'Result';

const LINE = 100;

/** The text of one game; several can be concatenated in a file. */
export function recordText(record: GameRecord): string {
  const tags = [
    { name: VERSION_TAG, value: String(RECORD_VERSION) },
    ...record.tags,
    { name: RESULT_TAG, value: record.result },
  ];
  const setup = [...record.comments.map(commentText), ...record.setup.map(stepToken)].join(' ');
  const turns = record.turns.map((steps, i) => `${i + 1}. ${steps.map(stepToken).join(' ')}`);
  const lines = [...(setup === '' ? [] : [setup]), ...filledLines([...turns, record.result])];
  return `${tags.map(tagText).join('\n')}\n\n${lines.join('\n')}\n`;
}

export const recordsText = (records: readonly GameRecord[]): string => records.map(recordText).join('\n');

const stepToken = (step: RecordStep): string => [recordStepText(step), ...step.comments.map(commentText)].join(' ');

/** A step as written in a record: `c3-c4!` was cut, `(*b5)` is an answer out of turn. */
export function recordStepText({ text, cut, answer }: Omit<RecordStep, 'comments'>): string {
  const marked = cut ? `${text}!` : text;
  return answer ? `(${marked})` : marked;
}

/** As many turns per line as fit; a turn is not broken across lines. */
function filledLines(turns: readonly string[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const turn of turns) {
    if (line !== '' && line.length + turn.length >= LINE) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? turn : `${line} ${turn}`;
  }
  return [...lines, line];
}

/** Matches every step of the notation; whether it is legal is for the rules to decide. */
const STEP = /^[a-z0-9@+^~_<>',=&*.:?-]{1,24}$/i;

/** The inverse of `recordStepText`. */
export function readRecordStep(token: string): Omit<RecordStep, 'comments'> | undefined {
  const answer = token.startsWith('(') && token.endsWith(')');
  const marked = answer ? token.slice(1, -1) : token;
  const cut = marked.endsWith('!');
  const text = cut ? marked.slice(0, -1) : marked;
  return STEP.test(text) ? { text, cut, answer } : undefined;
}

// Comments are written on one line, so that none of them can look like the beginning of the next game.
const WRITTEN: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '}': '\\}', '\n': '\\n', '\r': '\\r' };

const escaped = (text: string, special: RegExp): string => text.replace(special, (letter) => WRITTEN[letter] ?? letter);

export const commentText = (text: string): string => `{${escaped(text, /[\\}\n\r]/g)}}`;
export const tagText = ({ name, value }: { readonly name: string; readonly value: string }): string =>
  `[${name} "${escaped(value, /[\\"\n\r]/g)}"]`;
