import { type Match, type Moment, powersOf, squareName, stepText } from '@oia/rules';
import { type GameWords, sayConsequence, sayStep } from '@oia/texts';
import { consequencesOf } from './consequences.ts';
import { stepMessage } from './messages.ts';
import type { NameOf } from './names.ts';
import { type Listener, sightOf } from './sights.ts';

/** A moment of a game in words. */
export interface ToldMoment {
  /** The name of who acted; left out for chance and for what comes from outside. */
  readonly who?: string;
  readonly notation: string;
  readonly text: string;
  /** What else came of it, one sentence each. */
  readonly consequences: readonly string[];
}

/** What happened, in notation and in words, as far as this listener may know it. */
export function tellMoment(
  words: GameWords,
  match: Match,
  moment: Moment,
  listener: Listener,
  nameOf: NameOf,
): ToldMoment {
  const { actor, cut } = moment;
  const { step, before } = sightOf(match, moment, listener);
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
