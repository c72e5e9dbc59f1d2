import { type Game, type Match, type Step, samePosition, shownStep, type Viewer } from '@oia/rules';
import { deviceSeats, type Seat } from './seats.ts';

/** The device that several players share. */
export interface Device {
  /** The viewer it shows; a spectator if only computers play, or before the first hand-over. */
  readonly holder: Viewer;
  /** The seat that has to take it before anything else may be shown. */
  readonly next: number | undefined;
}

const UNHELD: Device = { holder: 'spectator', next: undefined };

/** With several players no secrets are shown before the first hand-over. */
export function firstDevice(seats: readonly Seat[], game: Game | undefined): Device {
  const [only, ...others] = deviceSeats(seats);
  if (only !== undefined && others.length === 0) return { holder: only, next: undefined };
  return game ? deviceAfter(seats, game, UNHELD) : UNHELD;
}

/** The device after a step. Without secrets it belongs to the player to move. */
export function deviceAfter(seats: readonly Seat[], game: Game, { holder }: Device): Device {
  const persons = deviceSeats(seats);
  const { actor } = game;
  const isTheirs = !game.outcome && actor !== undefined && persons.includes(actor);
  if (!isTheirs || holder === actor || persons.length === 1) return { holder, next: undefined };
  return needsHandOver(game, actor, holder) ? { holder, next: actor } : { holder: actor, next: undefined };
}

/** True if the screen has to be covered, because the next player sees another view or chooses in secret. */
function needsHandOver(game: Game, actor: number, holder: Viewer): boolean {
  if (!game.match.secrets) return false;
  return !samePosition(game.view(actor), game.view(holder)) || choosesInSecret(game, actor, holder);
}

const choosesInSecret = (game: Game, actor: number, holder: Viewer): boolean =>
  game.legalSteps().some((step) => isSecretStep(game.match, actor, step, holder));

const isSecretStep = (match: Match, actor: number, step: Step, viewer: Viewer): boolean =>
  shownStep(match, actor, step, viewer) !== step;
