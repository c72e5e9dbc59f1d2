import { type Game, type Match, type Position, seatsOf } from '@oia/rules';
import { isPartial, lineOf, type Study, seesOwn } from './study.ts';
import { newBranchId, StudySession } from './study-session.ts';
import { branchesOn, mainLineFrom, type Path } from './tree.ts';

type Names = Study['names'];

/** The view shown first: the actor's, if that seat's own secrets are known. */
function seatIn(match: Match, position: Position, actor: number | undefined): number {
  const known = seatsOf(match).filter((seat) => !isPartial(match, position) || seesOwn(match, position, seat));
  return known.find((seat) => seat === actor) ?? known[0] ?? 0;
}

/** A study of a whole game. `at`: the number of steps shown first; by default all. */
export function sessionOf(game: Game, names: Names, at = game.moments.length): StudySession {
  const { match, first } = game;
  const { line, open } = lineOf(game, newBranchId);
  const shown = game.moments[at - 1]?.after ?? first;
  const study: Study = { match, first, names, branches: line, seat: seatIn(match, shown, game.actor) };
  const whole = mainLineFrom(line);
  const path = pathAfter(study, whole, at);
  return new StudySession(study, path, path.length === whole.length && at === game.moments.length ? open : []);
}

/** The whole turns within a number of steps. */
function pathAfter({ branches }: Study, whole: Path, at: number): Path {
  let steps = 0;
  const fitting = branchesOn(branches, whole).filter((branch) => {
    steps += branch.steps.length;
    return steps <= at;
  });
  return fitting.map(({ id }) => id);
}

/** A study of one position. */
export function sessionAt(
  { match, position }: Pick<Game, 'match' | 'position'>,
  names: Names,
  actor?: number,
): StudySession {
  return new StudySession({ match, first: position, names, branches: [], seat: seatIn(match, position, actor) });
}
