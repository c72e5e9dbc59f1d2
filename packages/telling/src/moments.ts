import { type Match, type Moment, powersOf, squareName, stepText } from '@oia/rules';
import { type GameWords, sayConsequence, sayStep } from '@oia/texts';
import { consequencesOf } from './consequences.ts';
import { stepMessage } from './messages.ts';
import type { NameOf } from './names.ts';
import { type Listener, seenMoment } from './seen-moments.ts';

/** A moment of a game, described in words. */
export interface MomentDescription {
  /** The name of the actor; left out for chance and outcome steps. */
  readonly who?: string;
  readonly notation: string;
  readonly text: string;
  /** Consequences of the step, one sentence each. */
  readonly consequences: readonly string[];
}

/** Describes a moment in notation and in words, as far as this listener may know it. */
export function describeMoment(
  words: GameWords,
  match: Match,
  moment: Moment,
  listener: Listener,
  nameOf: NameOf,
): MomentDescription {
  const { actor, cut } = moment;
  const { step, before } = seenMoment(match, moment, listener);
  const powers = actor === undefined ? [] : powersOf(match, before, actor);
  const text =
    cut === undefined
      ? sayStep(words, stepMessage(step, { match, powers, nameOf }))
      : sayConsequence(words, { code: 'cut', square: squareName(cut) });
  return {
    ...(actor === undefined ? {} : { who: nameOf(actor) }),
    notation: `${stepText(match, before, step)}${cut === undefined ? '' : '!'}`,
    text,
    consequences: consequencesOf(words, match, moment, listener, nameOf).map((each) => sayConsequence(words, each)),
  };
}
