import type { ReactNode } from 'react';
import { progress } from '../../storage/lessons.ts';
import { useStore } from '../../use-store.ts';
import { useAllWords } from '../../words.tsx';

/** Says so if the progress is lost with the page. */
export function NotKept(): ReactNode {
  const { learn } = useAllWords().ui;
  const { kept } = useStore(progress);
  if (kept === 'kept') return undefined;
  return (
    <p className="notice warning" role="status">
      {kept === 'full' ? learn.keptFull : learn.keptDenied}
    </p>
  );
}
