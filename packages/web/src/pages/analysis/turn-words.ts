import type { TurnMark } from '@oia/engine';
import { describeMoment, type Listener, type NameOf } from '@oia/narration';
import { type Game, type Moment, type Position, type Step, stepText } from '@oia/rules';
import type { Catalogue } from '@oia/texts';
import type { Study } from '../../study/study.ts';

/** A turn in notation and in words. */
interface TurnWords {
  readonly notation: string;
  readonly text: string;
}

/** The listener that turns are described for: the chosen seat in games with secrets. */
export const listenerOf = ({ match, seat }: Study): Listener => (match.secrets ? seat : 'afterwards');

/** Describes the moments from one game to a later one. */
export function turnWords(words: Catalogue, before: Game, after: Game, listener: Listener, nameOf: NameOf): TurnWords {
  const moments = after.moments.slice(before.moments.length);
  const described = moments.map((moment: Moment) => describeMoment(words, before.match, moment, listener, nameOf));
  return {
    notation: described.map(({ notation }) => notation).join(' '),
    text: described.flatMap(({ text, consequences }) => [text, ...consequences]).join(' '),
  };
}

/**
 * The turns of an expected line in notation. The analyst has checked that they are legal, so they are applied without a second check: this runs for every report.
 */
export function variationTexts(
  { match, referee }: Game,
  start: Position,
  turns: readonly (readonly Step[])[],
): string[] {
  let position = start;
  return turns.map((steps) => {
    const texts = steps.map((step) => {
      const text = stepText(match, position, step);
      position = referee.play(position, step).position;
      return text;
    });
    return texts.join(' ');
  });
}

/** Describes steps that were not played yet, turn by turn; it ends where they cannot be played. */
export function lineWords(
  words: Catalogue,
  start: Game,
  turns: readonly (readonly Step[])[],
  listener: Listener,
  nameOf: NameOf,
): TurnWords[] {
  const described: TurnWords[] = [];
  let game = start;
  for (const steps of turns) {
    const after = game.playAll(steps);
    if (!after.ok) break;
    described.push(turnWords(words, game, after.value, listener, nameOf));
    game = after.value;
  }
  return described;
}

/** As annotators write them. */
export const MARK_SIGNS: Readonly<Record<TurnMark, string>> = {
  only: '□',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};
