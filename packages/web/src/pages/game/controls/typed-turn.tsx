import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useWords } from '../../../words.tsx';
import { useGameContext } from '../game-context.tsx';
import { useReasons } from '../prompt/use-reasons.ts';
import { latin } from './latin.ts';

/** A field for a step or a turn in notation. */
export function TypedTurn(): ReactNode {
  const { game } = useWords().ui;
  const id = useId();
  const { text, setText, submit } = useTyped();
  return (
    <details className="game-typed">
      <summary>{game.typed}</summary>
      <form onSubmit={submit}>
        <label htmlFor={id} className="unseen">
          {game.typed}
        </label>
        <input
          id={id}
          type="text"
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {game.typedPlay}
        </button>
        <p id={`${id}-help`} className="soft">
          {game.typedHelp}
        </p>
      </form>
    </details>
  );
}

function useTyped(): {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly submit: (event: FormEvent) => void;
} {
  const words = useWords();
  const { session, state, nameOf, say } = useGameContext();
  const answer = useReasons();
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { game } = state;
    if (!game || text.trim() === '') return say(words.ui.game.typedEmpty);
    if (!session.canAct) return say(words.ui.game.nothingPossible);
    const typed = latin(text);
    const played = session.playText(typed);
    if (played.ok) setText('');
    // After the next render, which would clear the answer if a part of the turn was played.
    else setTimeout(() => answer(({ whyNotTyped }, all) => whyNotTyped(all, game, typed, nameOf)));
  };
  return { text, setText, submit };
}
