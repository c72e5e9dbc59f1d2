import { type ReactNode, useEffect, useRef } from 'react';
import { useFocusBoard } from '../board/use-focus-board.ts';

interface CoverProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Replaces the whole page and takes the focus, because the focused element is gone. */
export function Cover({ title, children }: CoverProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another cover
  useEffect(() => heading.current?.focus(), [title]);
  const focusBoard = useFocusBoard();
  useEffect(() => focusBoard, [focusBoard]);
  return (
    <div className="game-cover" data-cover="">
      <div className="card stack">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}
