import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { LookMark } from '../../parts/look-mark.tsx';
import { youAmong } from '../../session/names.ts';
import { useGameContext } from '../game-context.tsx';
import { resultWords } from './result-words.ts';
import './result.css';

/** Takes the place of the prompt: who won, in which turn, and why. */
export function ResultHead(): ReactNode {
  const words = useAllWords();
  const { state, nameOf } = useGameContext();
  const { game, setup } = state;
  if (!game) return undefined;
  const { title, why } = resultWords(words, game, nameOf, youAmong(setup.seats));
  const { winner } = game.outcome ?? {};
  return (
    <div className="game-prompt-line result-head" role="status">
      <h2>
        {winner !== undefined && <LookMark look={setup.looks[winner] ?? 0} />}
        {title}
      </h2>
      <p>{why}</p>
    </div>
  );
}
