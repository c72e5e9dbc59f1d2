import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The custom properties, and the elements whose top they contain. */
const PLACES = { '--game-top': '.game', '--board-top': '.game-board' } as const;

/**
 * Tells the style sheets how far down the page the game and its board begin, and how high the notices are. The height of everything above
 * the board (header, notices, prompt, cards) depends on language, text size and players, so it has to be measured.
 */
export function useLayoutOffsets(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  // After every render, because a card may have grown by a line.
  useLayoutEffect(() => measure(frame.current));
  useLayoutEffect(() => {
    const onResize = (): void => measure(frame.current);
    addEventListener('resize', onResize);
    // A notice may come and go by itself.
    const watcher = new ResizeObserver(onResize);
    const notices = frame.current?.querySelector('.game-notices');
    if (notices) watcher.observe(notices);
    return () => {
      removeEventListener('resize', onResize);
      watcher.disconnect();
    };
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
