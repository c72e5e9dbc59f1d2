import { fieldsOf, Game, isUnseen, type Match, type Position, type Step, seatsOf, sidesOf, stageOf } from '@oia/rules';
import { type Branch, branchesOn, type Path } from './tree.ts';

/** A first position and all turns that were tried from there. */
export interface Study {
  readonly match: Match;
  readonly first: Position;
  /** By seat; undefined: a default name. */
  readonly names: readonly (string | undefined)[];
  readonly branches: readonly Branch[];
  /** The seat whose view is shown and analysed, in a game with secrets. */
  readonly seat: number;
}

/** True between turns, and between the steps of set-up: the steps from one rest to the next are one branch. */
export const isRest = (p: Position): boolean => stageOf(p) !== 'turn' && stageOf(p) !== 'draw';

/** True if only one seat's view is known, so that nothing can be played. */
export const isView = ({ match, first }: Study): boolean => isPartial(match, first);

/** The seats whose view can be shown. */
export function viewersOf(study: Study): readonly number[] {
  const { match, first } = study;
  if (!match.secrets) return [];
  return isView(study) ? seatsOf(match).filter((seat) => seesOwn(match, first, seat)) : seatsOf(match);
}

export function firstGame(study: Study): Game {
  const { match, first } = study;
  return isView(study) ? new Game(match, first) : Game.from({ match, position: first });
}

/** May the next step be chosen? Not where the shown view hides the workers it would be chosen for. */
export function canPlay(study: Study, game: Game): boolean {
  const { actor, outcome, match } = game;
  if (outcome || isView(study)) return false;
  return actor === undefined || !match.secrets || !isUnseen(game.view(study.seat), match.sideOf(actor));
}

/** The games at the branches of a study, each played once. */
export class StudyGames {
  readonly #first: Game;
  readonly #known = new Map<number, Game>();

  constructor(study: Study) {
    this.#first = firstGame(study);
  }

  /** The game after a path; undefined if it cannot be played. */
  at({ branches }: Study, path: Path): Game | undefined {
    let game: Game | undefined = this.#first;
    for (const branch of branchesOn(branches, path)) game = game && this.#after(game, branch);
    return game;
  }

  #after(game: Game, { id, steps }: Branch): Game | undefined {
    const known = this.#known.get(id);
    if (known) return known;
    const played = game.playAll(steps);
    if (!played.ok) return undefined;
    this.#known.set(id, played.value);
    return played.value;
  }
}

/** The moments of a game as one line of branches, and the steps of a turn that is not finished. */
export function lineOf(game: Game, newId: () => number): { readonly line: readonly Branch[]; readonly open: Step[] } {
  const turns: Step[][] = [];
  let open: Step[] = [];
  for (const { step, after } of game.moments) {
    open.push(step);
    if (!isRest(after)) continue;
    turns.push(open);
    open = [];
  }
  const line = turns.reduceRight<readonly Branch[]>((next, steps) => [{ id: newId(), steps, next }], []);
  return { line, open };
}

const isHiddenCard = (match: Match, p: Position, card: number): boolean =>
  fieldsOf(match, p, card).some(({ field, value }) => field.secret && value === -1);

/** True if a player's secrets are missing in this position. */
export const isPartial = (match: Match, p: Position): boolean =>
  sidesOf(match).some((side) => isUnseen(p, side)) || match.cards.some((_, card) => isHiddenCard(match, p, card));

/** Does this position show what the seat itself knows? */
export const seesOwn = (match: Match, p: Position, seat: number): boolean =>
  !isUnseen(p, match.sideOf(seat)) &&
  match.cards.every(({ owner }, card) => owner !== seat || !isHiddenCard(match, p, card));
