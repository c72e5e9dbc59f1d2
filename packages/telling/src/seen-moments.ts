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

/** For whom a moment is described: a viewer during the game, or anybody after its end, when nothing is secret. */
export type Listener = Viewer | 'afterwards';

/** A moment as a listener saw it. */
export interface SeenMoment {
  readonly step: Step;
  readonly before: Position;
  readonly events: readonly GameEvent[];
}

export function seenMoment(match: Match, moment: Moment, listener: Listener): SeenMoment {
  const { actor, step, before, events } = moment;
  // After the game nothing was ever secret, so nothing is revealed.
  if (listener === 'afterwards') return { step, before, events: events.filter((event) => !isReveal(event)) };
  return {
    step: shownStep(match, actor, step, listener),
    before: viewOf(match, before, listener),
    events: eventsFor(match, moment, listener),
  };
}

const isReveal = ({ kind }: GameEvent): boolean => kind === 'workersRevealed' || kind === 'secretRevealed';
