import { type Fault, fault, ok, type Result } from '../fallible.ts';
import {
  type GameRecord,
  RECORD_RESULTS,
  RECORD_VERSION,
  RESULT_TAG,
  type RecordFault,
  type RecordStep,
  readRecordStep,
  recordStepText,
  TAG_NAME,
  type Tag,
  VERSION_TAG,
} from './record.ts';
import { checkVersion, MAX_STEPS, MAX_TAGS } from './record-parser.ts';
import { startingConditions } from './record-tags.ts';

/** A record as one line of JSON: tags as an object, steps as texts, or as objects if they have comments. */
export function recordJson(record: GameRecord): string {
  return JSON.stringify({
    oia: RECORD_VERSION,
    tags: Object.fromEntries(record.tags.map(({ name, value }) => [name, value])),
    comments: record.comments,
    setup: record.setup.map(stepJson),
    turns: record.turns.map((steps) => steps.map(stepJson)),
    result: record.result,
  });
}

const stepJson = (step: RecordStep): unknown =>
  step.comments.length === 0 ? recordStepText(step) : { step: recordStepText(step), comments: step.comments };

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** The inverse of `recordJson`; faults name the place, such as `turns[3][1]`. */
export function parseRecordJson(text: string): Result<GameRecord, RecordFault> {
  const json = parsed(text);
  const read = isObject(json) ? readRecord(json) : fault('badState', 0, 'a JSON object');
  return read.ok ? read : { ok: false, error: { ...read.error, game: 1 } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readRecord(json: Json): Result<GameRecord> {
  const newer = checkVersion(VERSION_TAG, String(json.oia), 'oia');
  if (newer) return { ok: false, error: newer };
  const tags = readTags(json.tags);
  if (!tags.ok) return tags;
  const { comments = [], setup = [], turns = [] } = json;
  if (!isTexts(comments)) return fault('badState', 'comments', 'texts');
  const first = readSteps(setup, 'setup');
  if (!first.ok) return first;
  const rest = readTurns(turns);
  if (!rest.ok) return rest;
  const result = RECORD_RESULTS.find((known) => known === json.result);
  if (result === undefined) return fault('wrongResult', 'result', RECORD_RESULTS.join(' '));
  return ok({ tags: tags.value, comments, setup: first.value, turns: rest.value, result });
}

function readTags(json: unknown): Result<Tag[]> {
  if (!isObject(json)) return fault('badTag', 'tags', 'an object');
  const tags: Tag[] = [];
  const entries = Object.entries(json);
  if (entries.length > MAX_TAGS) return fault('badCount', 'tags', String(MAX_TAGS));
  for (const [name, value] of entries) {
    const isOurs = name === VERSION_TAG || name === RESULT_TAG;
    if (isOurs || !TAG_NAME.test(name) || typeof value !== 'string')
      return fault('badTag', `tags.${name.slice(0, 64)}`);
    tags.push({ name, value });
  }
  const start = startingConditions(tags);
  return start.ok ? ok(tags) : start;
}

function readTurns(json: unknown): Result<RecordStep[][]> {
  if (!Array.isArray(json)) return fault('badStep', 'turns', 'an array');
  const turns: RecordStep[][] = [];
  let count = 0;
  for (const [i, steps] of json.entries()) {
    const read = readSteps(steps, `turns[${i}]`);
    if (!read.ok) return read;
    count += read.value.length;
    if (read.value.length === 0 || count > MAX_STEPS) return fault('badCount', `turns[${i}]`, `1-${MAX_STEPS}`);
    turns.push(read.value);
  }
  return ok(turns);
}

function readSteps(json: unknown, where: string): Result<RecordStep[]> {
  if (!Array.isArray(json) || json.length > MAX_STEPS) return fault('badStep', where, 'an array');
  const steps: RecordStep[] = [];
  for (const [i, item] of json.entries()) {
    const step = readStep(item);
    if (!step) return wrongStep(`${where}[${i}]`);
    steps.push(step);
  }
  return ok(steps);
}

const wrongStep = (at: string): { ok: false; error: Fault } =>
  fault('badStep', at, '"b3-c4" or {"step":"b3-c4","comments":[]}');

function readStep(json: unknown): RecordStep | undefined {
  const { step, comments = [] } = isObject(json) ? json : { step: json };
  const read = typeof step === 'string' ? readRecordStep(step) : undefined;
  return read && isTexts(comments) ? { ...read, comments } : undefined;
}
