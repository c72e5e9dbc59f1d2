import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { useGameContext } from '../game-context.tsx';
import { useReasons } from '../prompt/use-explanations.ts';

/** A field for a step or a turn in notation. */
export function TypedForm(): ReactNode {
  const { game, gameHelp } = useAllWords().ui;
  const id = useId();
  const { text, setText, submit } = useTyped();
  return (
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
        {gameHelp.typedPlay}
      </button>
      <p id={`${id}-help`} className="soft">
        {gameHelp.typedHelp}
      </p>
    </form>
  );
}

function useTyped(): {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly submit: (event: FormEvent) => void;
} {
  const { gameHelp, game: gameWords } = useAllWords().ui;
  const { session, state, nameOf, say } = useGameContext();
  const answer = useReasons();
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { game } = state;
    if (!game || text.trim() === '') return say(gameHelp.typedEmpty);
    if (!session.canAct) return say(gameWords.nothingPossible);
    const typed = withLatinLetters(text);
    const played = session.send({ kind: 'text', text: typed });
    if (played.ok) setText('');
    // After the next render, which would clear the answer if a part of the turn was played.
    else setTimeout(() => answer(({ whyNotTyped }, all) => whyNotTyped(all, game, typed, nameOf)));
  };
  return { text, setText, submit };
}

/** Cyrillic letters that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = { а: 'a', с: 'c', е: 'e', х: 'x' };

/** Replaces them, because on a Russian keyboard `с` looks like `c`. */
export const withLatinLetters = (text: string): string =>
  text.replace(/[асех]/gi, (letter) => LOOKALIKES[letter.toLowerCase()] ?? letter);
