import {
  type Fault,
  type Game,
  type Position,
  positionText,
  type Result,
  readPosition,
  type Step,
  seatLetter,
  seatOfLetter,
  stepText,
  viewOf,
} from '@oia/rules';
import { firstGame, type Study } from './study.ts';
import type { Branch } from './tree.ts';

/** A turn in notation; a list after it is another line that could be played instead. */
type Line = (string | Line)[];

/** A study as JSON, for links and for the device. */
interface StudyText {
  readonly study: number;
  readonly start: string;
  readonly seat: string;
  readonly names: readonly string[];
  readonly turns: Line;
}

/** Raise it if the format changes. */
const VERSION = 1;

export function studyText(study: Study): string {
  const { match, first, names, seat, branches } = study;
  const text: StudyText = {
    study: VERSION,
    start: positionText({ match, position: first }),
    seat: seatLetter(seat),
    names: names.map((name) => name ?? ''),
    turns: writtenLine(firstGame(study), branches),
  };
  return JSON.stringify(text);
}

function writtenLine(game: Game, branches: readonly Branch[]): Line {
  const [main, ...others] = branches;
  if (!main) return [];
  const after = game.playAll(main.steps);
  const rest = after.ok ? writtenLine(after.value, main.next) : [];
  return [turnText(game, main.steps), ...others.map((other) => writtenLine(game, [other])), ...rest];
}

/** The steps of a turn, each in the view of its player. */
function turnText(game: Game, steps: readonly Step[]): string {
  const texts: string[] = [];
  let now = game;
  for (const step of steps) {
    const seen: Position = now.actor === undefined ? now.position : viewOf(now.match, now.position, now.actor);
    texts.push(stepText(now.match, seen, step));
    const next = now.play(step);
    if (!next.ok) break;
    now = next.value;
  }
  return texts.join(' ');
}

export const isStudyText = (text: string): boolean => /^\{\s*"study"/.test(text);

/** Parses the output of `studyText`; never throws. */
export function readStudy(text: string, newId: () => number): Result<Study> {
  const parsed = parsedText(text);
  if (!parsed) return faulty({ code: 'badState', at: text.slice(0, 40) });
  if (parsed.study > VERSION) return faulty({ code: 'newerVersion', at: String(parsed.study) });
  const placed = readPosition(parsed.start);
  if (!placed.ok) return placed;
  const { match, position: first } = placed.value;
  const names = Array.from({ length: match.players }, (_, seat) => nameIn(parsed.names, seat));
  const seat = Math.min(seatOfLetter(String(parsed.seat)) ?? 0, match.players - 1);
  const bare: Study = { match, first, names, seat, branches: [] };
  const branches = readLine(firstGame(bare), parsed.turns, newId);
  return branches.ok ? { ok: true, value: { ...bare, branches: branches.value } } : branches;
}

const faulty = (error: Fault): { readonly ok: false; readonly error: Fault } => ({ ok: false, error });

function parsedText(text: string): StudyText | undefined {
  try {
    const value = JSON.parse(text) as Partial<StudyText>;
    const isStudy = Number.isInteger(value.study) && typeof value.start === 'string' && Array.isArray(value.turns);
    return isStudy ? ({ names: [], seat: 'A', ...value } as StudyText) : undefined;
  } catch {
    return undefined;
  }
}

const nameIn = (names: unknown, seat: number): string | undefined => {
  const name: unknown = Array.isArray(names) ? names[seat] : undefined;
  return typeof name === 'string' && name !== '' ? name : undefined;
};

function readLine(game: Game, line: Line, newId: () => number): Result<readonly Branch[]> {
  const [turn, ...more] = line;
  if (turn === undefined) return { ok: true, value: [] };
  const after = typeof turn === 'string' ? readTurn(game, turn) : undefined;
  if (!after?.ok) return after ?? faulty({ code: 'badStep', at: JSON.stringify(turn).slice(0, 40) });
  const end = more.findIndex((item) => typeof item === 'string');
  const others = more.slice(0, end < 0 ? more.length : end) as Line[];
  const next = readLine(after.value, end < 0 ? [] : more.slice(end), newId);
  if (!next.ok) return next;
  const steps = after.value.moments.slice(game.moments.length).map(({ step }) => step);
  const siblings: Branch[] = [{ id: newId(), steps, next: next.value }];
  for (const other of others) {
    const read = readLine(game, other, newId);
    if (!read.ok) return read;
    siblings.push(...read.value);
  }
  return { ok: true, value: siblings };
}

function readTurn(game: Game, text: string): Result<Game> {
  let now = game;
  for (const word of text.split(' ').filter(Boolean)) {
    const next = now.playText(word);
    if (!next.ok) return next;
    now = next.value;
  }
  return { ok: true, value: now };
}
