import type { Level } from '@oia/engine';
import { isComputer, type TableSetup } from '@oia/table';
import { type ReactNode, useState } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { startGame } from '../../new-game/start-game.ts';
import { keepResults, type PastResult, pastResults } from '../../storage/results.ts';
import { useGameContext } from '../game-context.tsx';
import { advisedLevel, resultFor, withResult } from './past-results.ts';
import type { Ending } from './use-ending.ts';

/** Offers a gentler computer after losses in a row, a stronger one after wins. */
export function LevelAdvice({ ending }: { readonly ending: Ending }): ReactNode {
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

/** Counts a game that ended on this page. One that is only looked at again gets the advice it got then, if no other was played since. */
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
