import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the top of a part when something else is shown in it, for keyboards and screen readers. */
export function useFocusOnChange<Part extends HTMLElement>(shown: string): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current !== shown) part.current?.focus();
    last.current = shown;
  }, [shown]);
  return part;
}
