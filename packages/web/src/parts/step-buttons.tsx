import { describeStep, type NameOf, stepMessage } from '@oia/narration';
import { DIRECTIONS, type Game, plainStep, powersOf } from '@oia/rules';
import type { ReactNode } from 'react';
import { useAllWords } from '../common/words.tsx';
import { type Control, capital } from '../session/choices.ts';
import './step-buttons.css';

interface StepButtonsProps {
  readonly game: Game;
  readonly controls: readonly Control[];
  readonly nameOf: NameOf;
  readonly onPlay: (step: number) => void;
}

/** Steps that are not tied to a square: wind and song, the end of a turn, a card to be drawn. */
export function StepButtons({ game, controls, nameOf, onPlay }: StepButtonsProps): ReactNode {
  const words = useAllWords();
  const { match, actor, position } = game;
  if (controls.length === 0) return undefined;
  const powers = actor === undefined ? [] : powersOf(match, position, actor);
  const nameOfStep = ({ step, kind, direction }: Control): string => {
    if (kind === 'end' || kind === 'pass') return words.labels[plainStep(step).kind];
    const heading = DIRECTIONS[direction ?? -1];
    return heading
      ? capital(words.directions[heading])
      : describeStep(words, stepMessage(step, { match, powers, nameOf }));
  };
  return (
    <div className="row step-buttons">
      {actor === undefined && <p className="soft">{words.ui.analysis.chanceDecides}</p>}
      {controls.map((control) => (
        <button key={control.step} type="button" className="button" onClick={() => onPlay(control.step)}>
          {nameOfStep(control)}
        </button>
      ))}
    </div>
  );
}
