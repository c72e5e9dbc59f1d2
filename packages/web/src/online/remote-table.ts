import { type Draft, type Game, isOut } from '@oia/rules';
import {
  type Action,
  type DraftView,
  type DrawOffer,
  type GameView,
  playTyped,
  type Seat,
  type TableSetup,
} from '@oia/table';
import { Store } from '../base/store.ts';
import type { Sent, TableClient } from '../session/game-session.ts';
import { type ClientState, NO_HINT } from '../session/state.ts';
import { draftLength, draftWithPlays, type PlayAction, withPlays } from './plays.ts';
import type { RemoteRoom } from './remote-room.ts';
import { draftOf, SeenGames } from './seen-game.ts';

/** The table of a room: the server's view, with the plays of this tab that are on their way. */
export class RemoteTable implements TableClient {
  readonly id: string;
  readonly isHost = false;
  readonly state: Store<ClientState>;
  readonly #room: RemoteRoom;
  readonly #games = new SeenGames();
  readonly #seenGame = remembered((view: GameView) => this.#games.of(view));
  readonly #shownGame = remembered(withPlays);
  readonly #seenDraft = remembered((view: DraftView) => draftOf(view));
  readonly #shownDraft = remembered(draftWithPlays);
  readonly #setup = remembered(setupFor);
  readonly #drawOffer = remembered(drawOfferFor);
  #leave: (() => void) | undefined;

  /** Requires a room whose game has begun. */
  constructor(room: RemoteRoom) {
    this.id = room.id;
    this.#room = room;
    this.state = new Store(this.#stateNow());
  }

  start(): void {
    this.#leave ??= this.#room.state.watch(() => this.#follow());
    this.#follow();
  }

  stop(): void {
    this.#leave?.();
    this.#leave = undefined;
  }

  get actor(): number | undefined {
    const { game, isSure } = this.#gameNow();
    return isSure && game !== undefined && !game.outcome && game.actor === this.#seat ? this.#seat : undefined;
  }

  /** Undo works within the player's own turn; a finished turn can be taken back if the others agree. */
  can({ kind }: Action): boolean {
    const { game } = this.state.value;
    if (!game || this.#seat === undefined) return false;
    switch (kind) {
      case 'undo':
      case 'restartTurn':
        return this.actor !== undefined && game.moments.at(-1)?.actor === this.#seat && game.undo().ok;
      case 'resign':
      case 'offerDraw':
        return !game.outcome && !isOut(game.position, this.#seat);
      default:
        return false;
    }
  }

  send(action: Action): Sent {
    switch (action.kind) {
      case 'draft':
        return this.#playDraft(action);
      case 'step':
        return this.#play(action);
      case 'text':
        return this.#playText(action);
      case 'undo':
      case 'restartTurn':
        return this.can(action) ? this.#play(action) : { ok: false };
      case 'resign':
      case 'offerDraw':
      case 'answerDraw':
        // A refusal is shown by the room.
        void this.#room.act(action);
        return { ok: true };
      default:
        return { ok: false };
    }
  }

  #playDraft(action: PlayAction): Sent {
    const { draft } = this.state.value;
    if (!draft || draft.actor !== this.#seat) return { ok: false };
    this.#room.play(action, draftLength(draft));
    return { ok: true };
  }

  #play(action: PlayAction): Sent {
    this.#room.play(action, this.state.value.game?.moments.length ?? 0);
    return { ok: true };
  }

  #playText(action: PlayAction & { readonly kind: 'text' }): Sent {
    const { game } = this.state.value;
    const typed = game && this.actor !== undefined ? playTyped(game, action.text) : undefined;
    return typed && !typed.stop ? this.#play(action) : { ok: false };
  }

  get #seat(): number | undefined {
    return this.#room.state.value.seat;
  }

  #gameNow(): { readonly game: Game | undefined; readonly isSure: boolean } {
    const { view, plays } = this.#room.state.value;
    const seen = view?.table?.game;
    if (!seen) return { game: undefined, isSure: true };
    const { now, isSure } = this.#shownGame(this.#seenGame(seen), plays);
    return { game: now, isSure };
  }

  #draftNow(): Draft | undefined {
    const { view, plays } = this.#room.state.value;
    const seen = view?.table?.draft;
    return seen && this.#shownDraft(this.#seenDraft(seen), plays);
  }

  /** Clocks, chat and presence change the room, but nothing that the table shows. */
  #follow(): void {
    const now = this.#stateNow();
    if (!isSameState(now, this.state.value)) this.state.set(now);
  }

  #stateNow(): ClientState {
    const { view, seat } = this.#room.state.value;
    if (!view) throw new Error('the table of a room whose view has not come yet');
    return {
      setup: this.#setup(view.setup, view.table?.seats ?? view.setup.seats, seat),
      draft: this.#draftNow(),
      game: this.#gameNow().game,
      viewer: seat ?? 'spectator',
      next: undefined,
      drawOffer: this.#drawOffer(view.table?.drawOffer, seat),
      hint: NO_HINT,
      isSeekingHint: false,
      isPaused: false,
      isEngineLost: false,
      rematch: undefined,
      kept: 'kept',
      role: 'playing',
    };
  }
}

const isSameState = (a: ClientState, b: ClientState): boolean =>
  (Object.keys(a) as (keyof ClientState)[]).every((key) => a[key] === b[key]);

/** The player of this device is at the device, all others are elsewhere. */
function setupFor(setup: TableSetup, seats: readonly Seat[], own: number | undefined): TableSetup {
  const isHere = (seat: Seat, i: number): boolean => i === own && seat.player === 'remote';
  return { ...setup, seats: seats.map((seat, i) => (isHere(seat, i) ? { ...seat, player: 'person' } : seat)) };
}

/** An offer is shown to the players who are asked, and a refusal to the player who asked. */
function drawOfferFor(offer: DrawOffer | undefined, seat: number | undefined): DrawOffer | undefined {
  if (!offer || seat === undefined) return undefined;
  if (offer.kind === 'declined') return offer.by === seat ? offer : undefined;
  return offer.asked.includes(seat) ? { ...offer, asked: [seat] } : undefined;
}

/** Returns the last result while its inputs are the same, because pages compare by identity. */
function remembered<In extends readonly unknown[], Out>(make: (...parts: In) => Out): (...parts: In) => Out {
  let last: { readonly parts: In; readonly made: Out } | undefined;
  return (...parts) => {
    const isSame = last?.parts.every((part, i) => part === parts[i]) ?? false;
    if (!last || !isSame) last = { parts, made: make(...parts) };
    return last.made;
  };
}
