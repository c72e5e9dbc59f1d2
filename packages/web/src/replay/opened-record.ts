import { readLevel } from '@oia/engine';
import {
  fieldsOf,
  Game,
  type GameRecord,
  isUnseen,
  type MatchOptions,
  NO_POWER,
  namesIn,
  type Position,
  positionText,
  type RecordFault,
  type RecordStep,
  type Result,
  readPosition,
  replay,
  sidesOf,
  tagOf,
} from '@oia/rules';
import { type Looks, type Seat, type TableSetup, USUAL_LOOKS } from '@oia/table';
import { VIEW_TAG } from '../storage/sharing.ts';

/** A turn that can be shown but not replayed, because one of its steps or an earlier one is hidden. */
export interface ReadTurn {
  /** 0: set-up. */
  readonly number: number;
  readonly text: string;
}

/** A record, replayed as far as possible. */
export interface OpenedRecord {
  readonly record: GameRecord;
  /** Up to the first hidden step. */
  readonly game: Game;
  /** The record of a view: some steps are hidden. */
  readonly isView: boolean;
  /** The turns from the first hidden step on. */
  readonly unknown: readonly ReadTurn[];
  /** The last position of the view. */
  readonly last?: Position;
}

/** Replays a record, up to its first hidden step. */
export function openRecord(record: GameRecord): Result<OpenedRecord, RecordFault> {
  const partial = partialStart(record);
  if (partial) return { ok: true, value: openedView(record, partial, 0, 0) };
  const turns = [record.setup, ...record.turns];
  const turn = turns.findIndex((steps) => steps.some(isHidden));
  const step = turns[turn]?.findIndex(isHidden) ?? 0;
  const game = replay(turn < 0 ? record : cutBefore(record, turn, step));
  if (!game.ok) return game;
  const opened = { record, game: game.value, isView: false, unknown: [] };
  return { ok: true, value: turn < 0 ? opened : openedView(record, game.value, turn, step) };
}

/** A record that can be replayed up to this step of this turn. */
function openedView(record: GameRecord, game: Game, turn: number, step: number): OpenedRecord {
  const last = lastSeen(record, game);
  return { record, game, isView: true, unknown: turnsFrom(record, turn, step), ...(last ? { last } : {}) };
}

/** The last position of the view, if it belongs to this match. */
function lastSeen(record: GameRecord, { match }: Game): Position | undefined {
  const placed = readPosition(tagOf(record, VIEW_TAG) ?? '');
  if (!placed.ok) return undefined;
  const cardsOf = (of: Game['match']): string => of.cards.map(({ power, owner }) => `${power.id} ${owner}`).join();
  const isSame = placed.value.match.players === match.players && cardsOf(placed.value.match) === cardsOf(match);
  return isSame ? placed.value.position : undefined;
}

const isHidden = ({ text }: RecordStep): boolean => text === '?';

/** The game if it begins at a view: its first position is not fully known, so no step can be replayed. */
function partialStart(record: GameRecord): Game | undefined {
  const placed = readPosition(tagOf(record, 'Position') ?? '');
  if (!placed.ok || !isPartial(placed.value)) return undefined;
  return new Game(placed.value.match, placed.value.position);
}

const isPartial = ({ match, position }: Pick<Game, 'match' | 'position'>): boolean =>
  sidesOf(match).some((side) => isUnseen(position, side)) ||
  match.cards.some((_, card) =>
    fieldsOf(match, position, card).some(({ field, value }) => field.secret && value === -1),
  );

/** The record up to this step, without a result. */
function cutBefore(record: GameRecord, turn: number, step: number): GameRecord {
  const kept = [record.setup, ...record.turns]
    .slice(0, turn + 1)
    .map((steps, i) => (i < turn ? steps : steps.slice(0, step)));
  const [setup = [], ...turns] = kept;
  return { ...record, setup, turns: turns.filter((steps) => steps.length > 0), result: '*' };
}

const turnsFrom = (record: GameRecord, turn: number, step: number): ReadTurn[] =>
  [record.setup, ...record.turns]
    .map((steps, number) => ({ number, steps: number === turn ? steps.slice(step) : steps }))
    .filter(({ number, steps }) => number >= turn && steps.length > 0)
    .map(({ number, steps }) => ({ number, text: steps.map(markedText).join(' ') }));

const markedText = ({ text, cut, answer }: RecordStep): string => {
  const marked = cut ? `${text}!` : text;
  return answer ? `(${marked})` : marked;
};

/** Why no game can continue after this many steps: it is over there, or something is hidden. */
export function whyNoPlayOn({ game, last }: OpenedRecord, at: number): 'over' | 'hidden' | undefined {
  const { match, moments, outcome } = game;
  if (at > moments.length) return last && 'hidden';
  const position = moments[at - 1]?.after ?? game.first;
  if (isPartial({ match, position })) return 'hidden';
  return at === moments.length && outcome ? 'over' : undefined;
}

/** The computers of this app are named by their level in its records. */
const COMPUTER = /^Oia level (\d)$/;

/** The players as the record names them: computers by level, persons by name. */
export function seatsIn({ record, game }: OpenedRecord): readonly Seat[] {
  const names = namesIn(record);
  return Array.from({ length: game.match.players }, (_, seat) => {
    const name = names[seat] ?? '';
    const level = readLevel(COMPUTER.exec(name)?.[1]);
    return level === undefined ? { name, player: 'person' } : { name: '', player: level };
  });
}

/** A table that continues the game from this position. */
export function tableAt(
  opened: OpenedRecord,
  position: Position,
  { seats = personsIn(opened), looks = USUAL_LOOKS }: { readonly seats?: readonly Seat[]; readonly looks?: Looks } = {},
): TableSetup {
  const { match } = opened.game;
  const options = optionsOf(opened.game);
  return { seats, looks, way: { kind: 'match', options, position: positionText({ match, position }) } };
}

const personsIn = ({ record, game }: OpenedRecord): readonly Seat[] => {
  const names = namesIn(record);
  return Array.from({ length: game.match.players }, (_, seat) => ({ name: names[seat] ?? '', player: 'person' }));
};

function optionsOf({ match }: Game): MatchOptions {
  const { players, start, house, repetition, cards, fleece } = match;
  const powerOf = (seat: number): string => cards.find(({ owner }) => owner === seat)?.power.id ?? NO_POWER;
  const powers = Array.from({ length: players }, (_, seat) => powerOf(seat));
  const card = fleece ? { fleece: cards[0]?.power.id ?? NO_POWER } : {};
  return { players, start, house, repetition, override: true, powers, ...card };
}
