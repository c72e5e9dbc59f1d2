import { useCallback, useEffect, useState } from 'react';
import { settings } from '../../settings.ts';
import { useStore } from '../../use-store.ts';

/** A step stays so long while it plays by itself, at normal speed. */
const PACE = 1400;

/** Where in the game one is, and whether it goes on by itself. */
export interface Playback {
  /** So many steps are shown. */
  readonly at: number;
  readonly length: number;
  readonly isPlaying: boolean;
  go(to: number): void;
  toggle(): void;
}

/** Begins at the first step, or where it is told to. */
export function usePlayback(length: number, first = 0): Playback {
  const [at, setAt] = useState(first);
  const [wantsPlay, setPlaying] = useState(false);
  const { speed } = useStore(settings);
  const isPlaying = wantsPlay && at < length;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setAt((now) => Math.min(length, now + 1)), PACE / speed);
    return () => clearTimeout(timer);
  });
  const go = useCallback(
    (to: number): void => {
      setPlaying(false);
      setAt(Math.max(0, Math.min(length, to)));
    },
    [length],
  );
  const toggle = (): void => {
    if (!isPlaying && at === length) setAt(0);
    setPlaying(!isPlaying);
  };
  return { at, length, isPlaying, go, toggle };
}

/** What has its own use for the arrow keys keeps them. */
const OWN_KEYS = 'input, textarea, select, dialog, .oia-board, [contenteditable]';

/** Keys that work wherever one is on the page. */
export function useKeys(targetOf: (key: string) => number | undefined, go: (to: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const to = targetOf(event.key);
      if (to === undefined || event.defaultPrevented || isModified(event) || isTaken(event.target)) return;
      event.preventDefault();
      go(to);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

const isModified = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || shiftKey;

const isTaken = (target: EventTarget | null): boolean => target instanceof Element && target.closest(OWN_KEYS) !== null;
