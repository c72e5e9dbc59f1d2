import type { ReactNode } from 'react';
import { useStore } from '../../base/use-store.ts';
import { useAllWords } from '../../common/words.tsx';
import { progress } from '../../storage/lessons.ts';

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
