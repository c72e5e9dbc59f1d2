import { type Game, heightAt, plainStep, type Step, sidesOf, stageOf, workersOf } from '@oia/rules';

/** Topics of the coach, each explained until the player has done it once. */
export const TIPS = ['climb', 'build', 'win'] as const;
export type Tip = (typeof TIPS)[number];

/** The level from which the next step up wins. */
const BELOW_TOP = 2;

/** The tip for the player to act, without those that are gone. */
export function tipFor(game: Game, gone: readonly Tip[]): Tip | undefined {
  return fittingTips(game).find((tip) => !gone.includes(tip));
}

/** The tips that fit the position, most urgent first. */
function fittingTips(game: Game): readonly Tip[] {
  switch (stageOf(game.position)) {
    case 'turn':
      return game.legalSteps().some(isBuild) ? ['build'] : [];
    case 'start':
      return [...(canClimb(game) ? (['climb'] as const) : []), ...(isGoalNear(game) ? (['win'] as const) : [])];
    default:
      return [];
  }
}

const isBuild = (step: Step): boolean => plainStep(step).kind === 'build';

const canClimb = (game: Game): boolean =>
  game.legalSteps().some((step) => {
    const plain = plainStep(step);
    return plain.kind === 'move' && heightAt(game.position, plain.to) > heightAt(game.position, plain.from);
  });

/** The goal is explained before the player's first move, and again when any worker is one step away from it. */
function isGoalNear({ match, position, moments, actor }: Game): boolean {
  const hasMoved = moments.some((moment) => moment.actor === actor && plainStep(moment.step).kind === 'move');
  return (
    !hasMoved ||
    sidesOf(match).some((side) => workersOf(position, side).some((at) => heightAt(position, at) >= BELOW_TOP))
  );
}

/** Tips that the players at these seats no longer need, because they have done it; all of them once the game is over. */
export function learntIn({ match, moments, outcome }: Game, seats: readonly number[]): readonly Tip[] {
  if (outcome) return TIPS;
  const sides = seats.map((seat) => match.sideOf(seat));
  const events = moments.flatMap((moment) => moment.events);
  const hasClimbed = events.some((event) => event.kind === 'moved' && event.rise > 0 && sides.includes(event.side));
  const hasBuilt = events.some((event) => event.kind === 'built' && sides.includes(event.side));
  return [...(hasClimbed ? (['climb'] as const) : []), ...(hasBuilt ? (['build'] as const) : [])];
}
