import { type Match, type Moment, type Position, type Step, shownStep, type Viewer, viewOf } from '@oia/rules';

/** Who is told: somebody who watches the game, or anybody once it is over and nothing is a secret any more. */
export type Listener = Viewer | 'afterwards';

/** A moment as somebody saw it. */
export interface Sight {
  readonly step: Step;
  readonly before: Position;
  readonly after: Position;
}

export function sightOf(match: Match, { actor, step, before, after }: Moment, listener: Listener): Sight {
  if (listener === 'afterwards') return { step, before, after };
  return {
    step: shownStep(match, actor, step, listener),
    before: viewOf(match, before, listener),
    after: viewOf(match, after, listener),
  };
}
