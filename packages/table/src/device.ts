import { type Game, type Match, type Step, samePosition, shownStep, type Viewer } from '@oia/rules';
import { deviceSeats, type Seat } from './seats.ts';

/** The device that persons share. */
export interface Device {
  /** Whoever looks at it; a spectator where only computers play, or before anybody has looked. */
  readonly holder: Viewer;
  /** Who has to take it before anything more may be shown. */
  readonly next: number | undefined;
}

const UNHELD: Device = { holder: 'spectator', next: undefined };

/** Before anybody has looked nobody is trusted with a secret. */
export function firstDevice(seats: readonly Seat[], game: Game | undefined): Device {
  const [only, ...others] = deviceSeats(seats);
  if (only !== undefined && others.length === 0) return { holder: only, next: undefined };
  return game ? deviceAfter(seats, game, UNHELD) : UNHELD;
}

/** After a step. Where there are no secrets the device simply belongs to whoever acts. */
export function deviceAfter(seats: readonly Seat[], game: Game, { holder }: Device): Device {
  const persons = deviceSeats(seats);
  const { actor } = game;
  const isTheirs = !game.outcome && actor !== undefined && persons.includes(actor);
  if (!isTheirs || holder === actor || persons.length === 1) return { holder, next: undefined };
  return needsHandOver(game, actor, holder) ? { holder, next: actor } : { holder: actor, next: undefined };
}

/** Has the screen to be covered: because of what it shows to the next player, or of what that player is going to choose in secret? */
function needsHandOver(game: Game, actor: number, holder: Viewer): boolean {
  if (!game.match.secrets) return false;
  return !samePosition(game.view(actor), game.view(holder)) || choosesInSecret(game, actor, holder);
}

const choosesInSecret = (game: Game, actor: number, holder: Viewer): boolean =>
  game.legalSteps().some((step) => isSecretStep(game.match, actor, step, holder));

const isSecretStep = (match: Match, actor: number, step: Step, viewer: Viewer): boolean =>
  shownStep(match, actor, step, viewer) !== step;
