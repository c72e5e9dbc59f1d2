import type { Fault } from '../fallible.ts';
import { commentText, tagText } from './record-quotes.ts';

/** The version of the format that is written; older ones are read too, newer ones are refused by name. */
export const RECORD_VERSION = 1;

/** Who won: a player, in teams the first player of the team. `*`: the game is not finished, or was broken off. */
export const RECORD_RESULTS = ['A', 'B', 'C', 'draw', '*'] as const;
export type RecordResult = (typeof RECORD_RESULTS)[number];

/** A fact about the game: `[Date "2026-07-30"]`. A name stands once. */
export interface Tag {
  readonly name: string;
  readonly value: string;
}

export interface RecordStep {
  /** In the notation of steps; `?` where a view hides it. */
  readonly text: string;
  /** A hidden worker was met: the step was cancelled and the turn over. */
  readonly cut: boolean;
  /** Somebody else's decision in the middle of a turn. */
  readonly answer: boolean;
  readonly comments: readonly string[];
  /** Where it stood in the text it was read from. */
  readonly offset?: number;
}

/** A game as it is kept: what was agreed, what was done, how it ended. Plain data; `replay` makes a game of it. */
export interface GameRecord {
  /** Everything but version and result, in the order of writing. Tags nobody knows are kept. */
  readonly tags: readonly Tag[];
  /** What is said before the first step. */
  readonly comments: readonly string[];
  /** Steps before the first turn. */
  readonly setup: readonly RecordStep[];
  readonly turns: readonly (readonly RecordStep[])[];
  readonly result: RecordResult;
  /** Which game of its file it was, from 1. */
  readonly game?: number;
}

/** What is wrong with a record: `at` is an offset in the text it was read from, or what stands there if it was not read from text. */
export interface RecordFault extends Fault {
  readonly game: number;
  /** 0: set-up. */
  readonly turn?: number;
  readonly step?: string;
}

export const tagOf = (record: Pick<GameRecord, 'tags'>, name: string): string | undefined =>
  record.tags.find((tag) => tag.name === name)?.value;

/** What a tag may be called. */
export const TAG_NAME = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;
export const VERSION_TAG = 'Oia';
export const RESULT_TAG = 'Result';

const LINE = 100;

/** One game in text, ready to be put into a file after others. */
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

const stepToken = (step: RecordStep): string => [markedText(step), ...step.comments.map(commentText)].join(' ');

/** The step with its marks: `c3-c4!` cut, `(*b5)` an answer out of turn. */
export function markedText({ text, cut, answer }: Omit<RecordStep, 'comments'>): string {
  const marked = cut ? `${text}!` : text;
  return answer ? `(${marked})` : marked;
}

/** As many turns to a line as fit; a turn is not torn apart. */
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

/** The same shape for every step of the notation; whether it can be played is a question to the rules. */
const STEP = /^[a-z0-9@+^~_<>',=&*.:?-]{1,24}$/i;

/** Reads what `markedText` writes. */
export function readMarked(token: string): Omit<RecordStep, 'comments'> | undefined {
  const answer = token.startsWith('(') && token.endsWith(')');
  const marked = answer ? token.slice(1, -1) : token;
  const cut = marked.endsWith('!');
  const text = cut ? marked.slice(0, -1) : marked;
  return STEP.test(text) ? { text, cut, answer } : undefined;
}
