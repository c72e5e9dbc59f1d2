import { nextPuzzle, type PuzzleLibrary } from '@oia/learning/puzzles';
import { navigate } from '../../common/router.tsx';
import { progress } from '../../puzzles/progress.ts';
import { puzzleFilter } from '../../puzzles/puzzle-filter.ts';

/** Opens a puzzle that fits the filter and the solver. */
export function startNext(library: PuzzleLibrary, except?: string): void {
  const { solver, tried } = progress.value;
  const wasTried = (id: string): boolean => id === except || tried.has(id);
  const next = nextPuzzle(library, puzzleFilter.value, solver.rating, wasTried, Math.random);
  navigate(next ? { page: 'puzzles', id: next.id } : { page: 'puzzles' });
}
