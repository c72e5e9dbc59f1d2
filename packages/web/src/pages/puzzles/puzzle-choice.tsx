import {
  DIFFICULTIES,
  type Difficulty,
  nextPuzzle,
  type PuzzleFilter,
  type PuzzleLibrary,
  WISHED_KINDS,
  type WishedKind,
} from '@oia/learning/puzzles';
import { NO_POWER, POWER_LIST } from '@oia/rules';
import { type ReactNode, useId } from 'react';
import { useStore } from '../../base/use-store.ts';
import { navigate } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { ChoiceGroup } from '../../parts/choice-group.tsx';
import { changePuzzleFilter, puzzleFilter } from '../../puzzles/puzzle-library.ts';
import { puzzleProgress } from '../../puzzles/puzzle-progress.ts';

const ANY = 'any';

/** Chooses kind, difficulty and power, and opens the next puzzle. */
export function PuzzleChoice({ library }: { readonly library: PuzzleLibrary }): ReactNode {
  const { puzzles } = useAllWords().ui;
  const filter = useStore(puzzleFilter);
  const count = library.matching(filter).length;
  return (
    <section className="card stack">
      <h2>{puzzles.more}</h2>
      <KindChoice filter={filter} />
      <DifficultyChoice filter={filter} />
      <PowerChoice library={library} filter={filter} />
      <p className="row">
        <button type="button" className="button primary" disabled={count === 0} onClick={() => startNext(library)}>
          {puzzles.start}
        </button>
        <span className="soft" role="status">
          {puzzles.found({ count })}
        </span>
      </p>
    </section>
  );
}

interface FilterProps {
  readonly filter: PuzzleFilter;
}

function KindChoice({ filter: { kind } }: FilterProps): ReactNode {
  const { puzzles } = useAllWords().ui;
  const choices = [
    { value: ANY, label: puzzles.anyKind } as const,
    ...WISHED_KINDS.map((value) => ({ value, label: puzzles.kinds[value] })),
  ];
  const change = (value: WishedKind | typeof ANY): void =>
    changePuzzleFilter({ kind: value === ANY ? undefined : value });
  return <ChoiceGroup legend={puzzles.kind} choices={choices} value={kind ?? ANY} onChange={change} />;
}

function DifficultyChoice({ filter: { difficulty } }: FilterProps): ReactNode {
  const { puzzles } = useAllWords().ui;
  const choices = [
    { value: ANY, label: puzzles.anyDifficulty } as const,
    ...DIFFICULTIES.map((value) => ({ value, label: puzzles.difficulties[value] })),
  ];
  const change = (value: Difficulty | typeof ANY): void =>
    changePuzzleFilter({ difficulty: value === ANY ? undefined : value });
  return <ChoiceGroup legend={puzzles.difficulty} choices={choices} value={difficulty ?? ANY} onChange={change} />;
}

function PowerChoice({ library, filter: { power } }: FilterProps & { readonly library: PuzzleLibrary }): ReactNode {
  const { ui, powers } = useAllWords();
  const { puzzles } = ui;
  const id = useId();
  const known = library.powers;
  const ids = POWER_LIST.map((one) => one.id).filter((one) => known.has(one));
  const sorted = ids.toSorted((a, b) => powers[a].name.localeCompare(powers[b].name));
  return (
    <div className="field puzzles-power">
      <label htmlFor={id}>{puzzles.power}</label>
      <select
        id={id}
        value={power ?? ''}
        onChange={({ target }) => changePuzzleFilter({ power: target.value || undefined })}
      >
        <option value="">{puzzles.anyPower}</option>
        <option value={NO_POWER}>{puzzles.noPowers}</option>
        {sorted.map((one) => (
          <option key={one} value={one}>
            {powers[one].name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Opens a puzzle that fits the filter and the solver. */
export function startNext(library: PuzzleLibrary, except?: string): void {
  const { solver, tried } = puzzleProgress.value;
  const wasTried = (id: string): boolean => id === except || tried.has(id);
  const next = nextPuzzle(library, puzzleFilter.value, solver.rating, wasTried, Math.random);
  navigate(next ? { page: 'puzzles', id: next.id } : { page: 'puzzles' });
}
