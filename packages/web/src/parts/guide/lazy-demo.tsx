import type { PowerId } from '@oia/texts';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../base/lazy-component.tsx';
import { useAllWords, withAllWords } from '../../common/words.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';

const PowerDemo = lazyComponent(async () => {
  const { PowerDemo, preloadGuides } = await withAllWords(import('./power-demo.lazy.ts'));
  await preloadGuides();
  return PowerDemo;
});

/** Scrolls to what has been opened, which may be below the edge of a dialog. */
function Shown({ children }: { readonly children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return <div ref={place}>{children}</div>;
}

/** A button that opens the demonstration of a power where it stands: in a dialog, in a list. */
export function DemoButton({ power }: { readonly power: PowerId }): ReactNode {
  const { powers, ui } = useAllWords();
  const { exercise, common } = ui;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button demo-button"
        aria-expanded={isOpen}
        aria-label={`${exercise.guide}: ${powers[power].name}`}
        // Preloading never rejects: the component that needs the module loads it again, and reports a failure.
        onPointerEnter={() => void PowerDemo.preload()}
        onClick={() => setOpen(!isOpen)}
      >
        {exercise.guide} <span aria-hidden="true">{isOpen ? '▴' : '▾'}</span>
      </button>
      {isOpen && (
        <ErrorBoundary onClose={() => setOpen(false)}>
          <Suspense fallback={<p role="status">{common.loading}</p>}>
            <Shown>
              <PowerDemo power={power} />
            </Shown>
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
