import { openPuzzle, type Puzzle, type PuzzleEntry } from '@oia/learning/puzzles';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useFocusOnChange } from '../../base/use-focus-on-change.ts';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { changePuzzleFilter, library } from '../../puzzles/puzzle-library.ts';
import { PuzzleOverview } from './puzzle-overview.tsx';
import { PuzzleView } from './puzzle-view.tsx';
import './puzzles.css';

/** Loads the page together with its puzzles, so that it does not suspend. */
export async function puzzlesPage(): Promise<typeof PuzzlesPage> {
  await library.load();
  return PuzzlesPage;
}

/** All puzzles, those with a power, or one of them. */
function PuzzlesPage({ id = '' }: { readonly id: string | undefined }): ReactNode {
  const puzzles = library.useLoaded();
  const page = useFocusOnChange<HTMLDivElement>(id);
  const entry = puzzles.at(id);
  const power = !entry && puzzles.powers.has(id) ? id : undefined;
  useEffect(() => {
    if (power !== undefined) changePuzzleFilter({ power });
  }, [power]);
  return (
    <div className="puzzles" ref={page} tabIndex={-1}>
      {id === '' || power ? <PuzzleOverview library={puzzles} /> : <OnePuzzle key={id} entry={entry} />}
    </div>
  );
}

function OnePuzzle({ entry }: { readonly entry: PuzzleEntry | undefined }): ReactNode {
  const puzzle = useMemo(() => opened(entry), [entry]);
  return entry && puzzle ? <PuzzleView entry={entry} puzzle={puzzle} /> : <NoPuzzle />;
}

function opened(entry: PuzzleEntry | undefined): Puzzle | undefined {
  const read = entry && openPuzzle(entry);
  return read?.ok ? read.value : undefined;
}

function NoPuzzle(): ReactNode {
  const { puzzles } = useAllWords().ui;
  return (
    <div className="stack">
      <h1>{puzzles.title}</h1>
      <p className="notice warning">{puzzles.missing}</p>
      <p>
        <Link to={{ page: 'puzzles' }} className="button primary">
          {puzzles.toAll}
        </Link>
      </p>
    </div>
  );
}
