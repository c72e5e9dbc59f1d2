import { type Draft, type DraftStep, type Game, isOut, type Step } from '@oia/rules';
import {
  type DraftView,
  type DrawOffer,
  type GameView,
  playTyped,
  type Seat,
  type TableSetup,
  type TableView,
} from '@oia/table';
import { proposalOf } from '../session/proposal.ts';
import type { Session } from '../session/session.ts';
import { INITIAL_PAGE_STATE, type PageState, type SessionState } from '../session/state.ts';
import { Store } from '../store.ts';
import { draftLength, draftWithPlays, type Shown, withPlays } from './plays.ts';
import type { RemoteRoom, RoomState } from './remote-room.ts';
import { draftOf, SeenGames } from './seen-game.ts';

/** A game in a room as a page shows it: what the server shows of it, with what was played here and is on its way. */
export class RemoteSession implements Session {
  readonly id: string;
  readonly host = undefined;
  readonly state: Store<SessionState>;
  readonly room: RemoteRoom;
  readonly #confirms: () => boolean;
  readonly #games = new SeenGames();
  readonly #seenGame = remembered((view: GameView) => this.#games.of(view));
  readonly #shownGame = remembered(withPlays);
  readonly #seenDraft = remembered((view: DraftView) => draftOf(view));
  readonly #shownDraft = remembered(draftWithPlays);
  readonly #setup = remembered(setupFor);
  readonly #drawOffer = remembered(drawOfferFor);
  #page: PageState = { ...INITIAL_PAGE_STATE, kept: 'kept' };
  #leave: (() => void) | undefined;

  /** `confirms`: does the end of a turn have to be confirmed? The game of the room has begun. */
  constructor(room: RemoteRoom, confirms: () => boolean) {
    this.id = room.id;
    this.room = room;
    this.#confirms = confirms;
    this.state = new Store(this.#stateNow());
  }

  start(): void {
    this.#leave ??= this.room.state.watch(() => this.#follow());
    this.#follow();
  }

  stop(): void {
    this.#leave?.();
    this.#leave = undefined;
  }

  get setup(): TableSetup {
    return this.state.value.setup;
  }

  get shown(): Game | undefined {
    const { proposal, game } = this.state.value;
    return proposal?.shown ?? game;
  }

  get canAct(): boolean {
    const { past, proposal } = this.#page;
    return this.#isTurn && past === undefined && !proposal;
  }

  playDraft(step: DraftStep): void {
    const { draft } = this.state.value;
    if (draft && draft.actor === this.#seat) this.room.play({ kind: 'draft', step }, draftLength(draft));
  }

  play(step: Step): void {
    const { game } = this.state.value;
    if (!game || !this.canAct) return;
    const proposal = this.#confirms() ? proposalOf(game, step) : undefined;
    if (proposal) this.#change({ proposal });
    else this.room.play({ kind: 'step', step }, game.moments.length);
  }

  playText(text: string): { readonly ok: boolean } {
    const { game } = this.state.value;
    const typed = game && this.canAct ? playTyped(game, text) : undefined;
    if (!game || !typed || typed.stop) return { ok: false };
    this.room.play({ kind: 'text', text }, game.moments.length);
    return { ok: true };
  }

  confirm(): void {
    const { proposal } = this.#page;
    if (proposal) this.room.play({ kind: 'step', step: proposal.step }, this.#length);
  }

  /** Only within the own turn: a turn that has ended can be taken back if the others agree. */
  get canUndo(): boolean {
    const { proposal, game } = this.state.value;
    if (proposal) return true;
    return game !== undefined && this.#isTurn && game.moments.at(-1)?.actor === this.#seat && game.undo().ok;
  }

  undo(): void {
    if (this.#page.proposal) this.#change({ proposal: undefined });
    else if (this.canUndo) this.room.play({ kind: 'undo' }, this.#length);
  }

  restartTurn(): void {
    this.#change({ proposal: undefined });
    if (this.canUndo) this.room.play({ kind: 'restartTurn' }, this.#length);
  }

  lookAt(past: number | undefined): void {
    this.#change({ past: past === undefined || past >= this.#length ? undefined : Math.max(0, past) });
  }

  get canResign(): boolean {
    const { game } = this.state.value;
    return this.#seat !== undefined && game !== undefined && !game.outcome && !isOut(game.position, this.#seat);
  }

  resign(): void {
    void this.room.act({ kind: 'resign' });
  }

  offerDraw(): void {
    void this.room.act({ kind: 'offerDraw' });
  }

  answerDraw(accepts: boolean): void {
    void this.room.act({ kind: 'answerDraw', accepts });
  }

  dismissDraw(): void {
    this.#change({ readDraw: this.#table?.drawOffer });
  }

  get #seat(): number | undefined {
    return this.room.state.value.seat;
  }

  get #table(): TableView | undefined {
    return this.room.state.value.view?.table;
  }

  get #length(): number {
    return this.state.value.game?.moments.length ?? 0;
  }

  get #isTurn(): boolean {
    const { game, isSure } = this.#gameNow(this.room.state.value);
    return isSure && game !== undefined && !game.outcome && game.actor === this.#seat;
  }

  #gameNow({ view, plays }: RoomState): { readonly game: Game | undefined; readonly isSure: boolean } {
    const seen = view?.table?.game;
    if (!seen) return { game: undefined, isSure: true };
    const { now, isSure }: Shown<Game> = this.#shownGame(this.#seenGame(seen), plays);
    return { game: now, isSure };
  }

  #draftNow({ view, plays }: RoomState): Draft | undefined {
    const seen = view?.table?.draft;
    return seen && this.#shownDraft(this.#seenDraft(seen), plays);
  }

  /** A step discards the proposal and ends looking back; that the server has confirmed one does not. */
  #follow(): void {
    const hasMoved = !isSameMoment(this.#gameNow(this.room.state.value).game, this.state.value.game);
    this.#change(hasMoved ? { proposal: undefined, past: undefined } : {});
  }

  #change(change: Partial<PageState>): void {
    this.#page = { ...this.#page, ...change };
    const now = this.#stateNow();
    // Much happens in a room that is none of the game's: clocks, chat, who is there.
    if (!isSameState(now, this.state.value)) this.state.set(now);
  }

  #stateNow(): SessionState {
    const room = this.room.state.value;
    const { view, seat } = room;
    if (!view) throw new Error('a session needs a room that is known');
    const { readDraw, ...page } = this.#page;
    return {
      ...page,
      setup: this.#setup(view.setup, view.table?.seats ?? view.setup.seats, seat),
      draft: this.#draftNow(room),
      game: this.#gameNow(room).game,
      viewer: seat ?? 'spectator',
      next: undefined,
      drawOffer: view.table?.drawOffer === readDraw ? undefined : this.#drawOffer(view.table?.drawOffer, seat),
      hint: NO_STEPS,
      isSeekingHint: false,
      isPaused: false,
      isEngineLost: false,
    };
  }
}

const NO_STEPS: readonly Step[] = [];

const isSameMoment = (a: Game | undefined, b: Game | undefined): boolean =>
  a?.moments.length === b?.moments.length && a?.moments.at(-1)?.step === b?.moments.at(-1)?.step;

const isSameState = (a: SessionState, b: SessionState): boolean =>
  (Object.keys(a) as (keyof SessionState)[]).every((key) => a[key] === b[key]);

/** Who sits at this device is a person here, and all others are elsewhere. */
function setupFor(setup: TableSetup, seats: readonly Seat[], own: number | undefined): TableSetup {
  const isHere = (seat: Seat, i: number): boolean => i === own && seat.player === 'remote';
  return { ...setup, seats: seats.map((seat, i) => (isHere(seat, i) ? { ...seat, player: 'person' } : seat)) };
}

/** A question is put to those who are asked, and its answer to whoever asked. */
function drawOfferFor(offer: DrawOffer | undefined, seat: number | undefined): DrawOffer | undefined {
  if (!offer || seat === undefined) return undefined;
  if (offer.kind === 'declined') return offer.by === seat ? offer : undefined;
  return offer.asked.includes(seat) ? { ...offer, asked: [seat] } : undefined;
}

/** The last result, as long as what it was made of is the same: pages compare what they show by identity. */
function remembered<In extends readonly unknown[], Out>(make: (...parts: In) => Out): (...parts: In) => Out {
  let last: { readonly parts: In; readonly made: Out } | undefined;
  return (...parts) => {
    const isSame = last?.parts.every((part, i) => part === parts[i]) ?? false;
    if (!last || !isSame) last = { parts, made: make(...parts) };
    return last.made;
  };
}
