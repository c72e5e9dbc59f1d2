import type { Level } from '@oia/engine';
import { isComputer, type TableSetup } from '@oia/table';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { appearance } from '../../common/appearance.ts';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { startGame } from '../../new-game/start-game.ts';
import { LookMark } from '../../parts/look-mark.tsx';
import { youAmong } from '../../session/names.ts';
import { useGameContext } from '../game-context.tsx';
import type { Ending } from './ending.tsx';
import { advisedLevel, keepResults, type PastResult, pastResults, resultFor, withResult } from './past-results.ts';
import { resultWords } from './result-words.ts';
import './result.css';

/** The components that only a finished game needs, in one chunk. */
export { Celebration } from './celebration.tsx';

/** Takes the place of the prompt: the winner, the turn and the reason. */
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

/** Rematch, review, share, new game; and another level where the last games suggest one. */
export function ResultActions({ ending }: { readonly ending: Ending }): ReactNode {
  const { common, result } = useAllWords().ui;
  const { session, open } = useGameContext();
  const first = useRevealed(ending);
  const rematch = (): void => {
    session.send({ kind: 'rematch' });
    const setup = session.state.value.rematch;
    if (setup) startGame(setup);
  };
  return (
    <div className="game-result">
      <div className="game-buttons">
        <button type="button" className="button primary" ref={first} onClick={rematch}>
          {result.rematch}
        </button>
        <Link to={{ page: 'analysis', id: session.id, review: true }} className="button">
          {result.turningPoint}
        </Link>
        <button type="button" className="button" onClick={() => open('share')}>
          {result.share}
        </button>
        <Link to={{ page: 'replay', id: session.id }} className="button">
          {result.replay}
        </Link>
        <Link to={{ page: 'new' }} className="button">
          {common.newGame}
        </Link>
        <Link to={{ page: 'rules' }} className="button quiet">
          {common.rules}
        </Link>
      </div>
      <LevelAdvice ending={ending} />
    </div>
  );
}

/** On a phone the actions are below the board: when the game ends the first is scrolled into view, and the board stays there. */
function useRevealed(ending: Ending): { readonly current: HTMLButtonElement | null } {
  const box = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const behavior = appearance.value.motion ? 'smooth' : 'instant';
    if (ending === 'here') box.current?.scrollIntoView({ block: 'nearest', behavior });
  }, [ending]);
  return box;
}

/** Offers a gentler computer after losses in a row, a stronger one after wins. */
function LevelAdvice({ ending }: { readonly ending: Ending }): ReactNode {
  const { result: words, ...ui } = useAllWords().ui;
  const { session } = useGameContext();
  const result = useResult();
  const [level] = useState(() => result && adviceAfter(result, ending));
  if (!result || level === undefined) return undefined;
  const play = (): void => {
    session.send({ kind: 'rematch' });
    const setup = session.state.value.rematch;
    if (setup) startGame(atLevel(setup, level));
  };
  return (
    <div className="notice result-advice">
      <p>{level < result.level ? words.gentler : words.stronger}</p>
      <button type="button" className="button" onClick={play}>
        {words.playLevel({ level, name: ui.computers.levelNames[level] })}
      </button>
    </div>
  );
}

function useResult(): PastResult | undefined {
  const { session, state } = useGameContext();
  return state.game && resultFor(session.id, state.game, state.setup.seats);
}

/** Records a game that ended on this page. A finished game that is reopened gets the advice it got then, unless another was played since. */
function adviceAfter(result: PastResult, ending: Ending): Level | undefined {
  const before = pastResults();
  if (ending === 'before') return before[0]?.game === result.game ? advisedLevel(before) : undefined;
  const results = withResult(before, result);
  keepResults(results);
  return advisedLevel(results);
}

const atLevel = (setup: TableSetup, player: Level): TableSetup => ({
  ...setup,
  seats: setup.seats.map((seat) => (isComputer(seat) ? { ...seat, player } : seat)),
});
