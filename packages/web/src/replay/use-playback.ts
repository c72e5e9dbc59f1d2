import { useCallback, useEffect, useState } from 'react';
import { useStore } from '../base/use-store.ts';
import { settings } from '../common/settings.ts';

/** Time per step at normal speed. */
const PLAYBACK_STEP_MS = 1400;

/** The current step, and whether playback is running. */
export interface Playback {
  /** How many steps are shown. */
  readonly at: number;
  readonly length: number;
  readonly isPlaying: boolean;
  go(to: number): void;
  toggle(): void;
}

/** Playback that begins after `first` steps. */
export function usePlayback(length: number, first = 0): Playback {
  const [at, setAt] = useState(first);
  const [wantsPlay, setPlaying] = useState(false);
  const { speed } = useStore(settings);
  const isPlaying = wantsPlay && at < length;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setAt((now) => Math.min(length, now + 1)), PLAYBACK_STEP_MS / speed);
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

/** Elements that handle arrow keys themselves. */
const OWN_KEYS = 'input, textarea, select, dialog, .oia-board, [contenteditable]';

/** Keys that work anywhere on the page. */
export function useKeys(targetOf: (key: string) => number | undefined, go: (to: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const to = targetOf(event.key);
      if (to === undefined || event.defaultPrevented || isModified(event) || hasOwnKeys(event.target)) return;
      event.preventDefault();
      go(to);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

const isModified = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || shiftKey;

const hasOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN_KEYS) !== null;
