import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What the style sheets have to know, and whose place it is. */
const PLACES = { '--game-top': '.game', '--board-top': '.game-board' } as const;

/**
 * Tells the style sheets how far down the page the game and its board begin, and how high the notices above them are. What stands above them (header, notices, prompt, cards) differs by
 * language, size of text and players, so no sum of lengths could say how much of the window is left for the board.
 */
export function useLayoutOffsets(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  // With every change of the game: a card may have grown by a line.
  useLayoutEffect(() => measure(frame.current));
  useLayoutEffect(() => {
    const again = (): void => measure(frame.current);
    addEventListener('resize', again);
    return () => removeEventListener('resize', again);
  }, []);
  return frame;
}

function measure(frame: HTMLElement | null): void {
  for (const [name, selector] of Object.entries(PLACES)) {
    const box = frame?.querySelector(selector)?.getBoundingClientRect();
    if (box) frame?.style.setProperty(name, `${Math.ceil(box.top + scrollY)}px`);
  }
  const notices = frame?.querySelector('.game-notices')?.getBoundingClientRect();
  frame?.style.setProperty('--notices', `${Math.ceil(notices?.height ?? 0)}px`);
}
