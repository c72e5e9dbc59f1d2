import { type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '../../base/lazy-component.tsx';
import { useWords, withAllWords } from '../../common/words.tsx';

const TypedForm = lazyComponent(async () => (await withAllWords(import('./typed-form.lazy.tsx'))).TypedForm);

/** A field for a step or a turn in notation, for those who open it. */
export function TypedTurn(): ReactNode {
  const { game } = useWords().ui;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="game-typed" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{game.typed}</summary>
      <Suspense>{isOpen && <TypedForm />}</Suspense>
    </details>
  );
}
