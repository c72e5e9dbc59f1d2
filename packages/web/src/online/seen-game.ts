import {
  Draft,
  Game,
  type MatchPosition,
  type Moment,
  type Position,
  type PowerId,
  parseRecords,
  readPosition,
  replay,
} from '@oia/rules';
import type { DraftView, GameView, ShownMoment } from '@oia/table';

/** Thrown for data of a server of another version. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** Builds games from the views of a server. Each moment is built once, so that pages can compare moments by identity. */
export class SeenGames {
  readonly #moments = new WeakMap<ShownMoment, Moment>();
  #text: string | undefined;
  #empty: Game | undefined;
  #record: string | undefined;
  #whole: Game | undefined;

  of(view: GameView): Game {
    return (view.record === undefined ? undefined : this.#wholeGame(view.record, view.first)) ?? this.#seenGame(view);
  }

  #seenGame({ first, moments }: GameView): Game {
    const start = this.#start(first);
    return new Game(start.match, start.first, this.#momentsOf(moments, start), start.referee);
  }

  #start(text: string): Game {
    if (this.#empty && this.#text === text) return this.#empty;
    const { match, position } = read(text);
    this.#text = text;
    this.#empty = new Game(match, position);
    return this.#empty;
  }

  #momentsOf(shown: readonly ShownMoment[], { first }: Game): readonly Moment[] {
    let before = first;
    return shown.map((each) => {
      const moment = this.#moments.get(each) ?? momentOf(each, before);
      this.#moments.set(each, moment);
      before = moment.after;
      return moment;
    });
  }

  /** With secrets the record reveals what was hidden; without, the view is complete already. */
  #wholeGame(record: string, first: string): Game | undefined {
    if (!this.#start(first).match.secrets) return undefined;
    if (this.#record !== record) {
      const [parsed] = parseRecords(record);
      const played = parsed?.ok ? replay(parsed.value) : undefined;
      this.#record = record;
      this.#whole = played?.ok ? played.value : undefined;
    }
    return this.#whole;
  }
}

function momentOf({ step, actor, cut, events, view }: ShownMoment, before: Position): Moment {
  return { step, actor, cut, events, before, after: read(view).position };
}

function read(text: string): MatchPosition {
  const placed = readPosition(text);
  if (!placed.ok) throw new Unreadable(`position: ${placed.error.code}`);
  return placed.value;
}

/** JSON has no `undefined`: a seat that has not picked is `null` there. */
export const draftOf = ({ options, offered, picks, start }: DraftView): Draft =>
  new Draft(
    options,
    offered as readonly PowerId[],
    picks.map((pick) => (pick ?? undefined) as PowerId | undefined),
    start ?? undefined,
  );
