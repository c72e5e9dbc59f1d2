import {
  eventsFor,
  type GameEvent,
  type Match,
  type Moment,
  type Position,
  type Step,
  shownStep,
  type Viewer,
  viewOf,
} from '@oia/rules';

/** Who is told: somebody who watches the game, or anybody once it is over and nothing is a secret any more. */
export type Listener = Viewer | 'afterwards';

/** A moment as somebody saw it. */
export interface Sight {
  readonly step: Step;
  readonly before: Position;
  readonly events: readonly GameEvent[];
}

export function sightOf(match: Match, moment: Moment, listener: Listener): Sight {
  const { actor, step, before, events } = moment;
  // Afterwards there was never a secret, so none ends.
  if (listener === 'afterwards') return { step, before, events: events.filter((event) => !isReveal(event)) };
  return {
    step: shownStep(match, actor, step, listener),
    before: viewOf(match, before, listener),
    events: eventsFor(match, moment, listener),
  };
}

const isReveal = ({ kind }: GameEvent): boolean => kind === 'workersRevealed' || kind === 'secretRevealed';
