import { type Game, type Step, samePosition, shownStep, type Viewer } from '@oia/rules';
import { isComputer, type Table } from './table.ts';

/** Who the screen speaks to, and who has to take the device before anything more is shown. */
export interface Holding {
  readonly viewer: Viewer;
  readonly next: number | undefined;
}

const personsAt = ({ seats }: Table): number[] => seats.flatMap((seat, i) => (isComputer(seat) ? [] : [i]));

/** Before anybody has looked: nobody is trusted with a secret yet. */
export function firstHolding(table: Table, game: Game): Holding {
  const persons = personsAt(table);
  const [only] = persons;
  if (only === undefined) return { viewer: 'spectator', next: undefined };
  if (persons.length === 1) return { viewer: only, next: undefined };
  return holdingAfter(table, game, { viewer: 'spectator', next: undefined });
}

/** After a step. Where there are no secrets the device simply belongs to whoever acts. */
export function holdingAfter(table: Table, game: Game, { viewer }: Holding): Holding {
  const persons = personsAt(table);
  const { actor } = game;
  if (game.outcome || actor === undefined || !persons.includes(actor)) return { viewer, next: undefined };
  if (viewer === actor || persons.length === 1) return { viewer, next: undefined };
  return needsHandOver(game, actor, viewer) ? { viewer, next: actor } : { viewer: actor, next: undefined };
}

/** Has the screen to be covered: because of what it shows to the next player, or of what that player is going to choose in secret? */
function needsHandOver(game: Game, actor: number, viewer: Viewer): boolean {
  const { match } = game;
  if (!match.secrets) return false;
  const isSecretStep = (step: Step): boolean => shownStep(match, actor, step, viewer) !== step;
  return !samePosition(game.view(actor), game.view(viewer)) || game.legalSteps().some(isSecretStep);
}
