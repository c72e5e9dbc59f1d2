import { isComputer } from '@oia/table';
import { useEffect, useRef } from 'react';
import { LazyModule } from '../../base/lazy-module.ts';
import { settings } from '../../common/settings.ts';
import { useGameContext } from '../game-context.tsx';
import { useAnswers } from '../prompt/use-explanations.ts';
import { useHint } from './assist-buttons.tsx';
import { useUndo } from './tool-buttons.tsx';

// Loaded when a player first asks about the position.
const SPOKEN = new LazyModule(() => import('../voice/spoken-answers.lazy.ts'));

/** Elements that handle keys themselves. */
const OWN_KEYS = 'input, textarea, select, dialog, .oia-menu, [contenteditable="true"]';
const BUTTONS = 'button, a, summary';

/** Shortcuts for frequent actions. Enter confirms a proposal, also from the board. */
export function useKeys(): void {
  const shortcuts = useShortcuts();
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const action = shortcutOf(event, latest.current);
      if (!action) return;
      event.preventDefault();
      action();
    };
    // In the capture phase, before the board handles Enter on a square.
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, []);
}

type Shortcuts = Readonly<Record<string, (() => unknown) | undefined>>;

function shortcutOf(event: KeyboardEvent, shortcuts: Shortcuts): (() => unknown) | undefined {
  const { target } = event;
  const key = letterOf(event);
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return undefined;
  if (!(target instanceof Element) || target.closest(OWN_KEYS) || document.querySelector('dialog[open]')) {
    return undefined;
  }
  if (key === 'Enter') return target.closest(BUTTONS) && !target.closest('.oia-board') ? undefined : shortcuts.Enter;
  return settings.value.shortcuts && Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined;
}

/** On keyboards with other alphabets the physical key counts. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^\P{ASCII}$/u.test(key) && code.startsWith('Key') ? code.slice(3).toLowerCase() : key;

function useShortcuts(): Shortcuts {
  const { session, state, shown, nameOf, turn, open, board } = useGameContext();
  const answer = useAnswers(SPOKEN);
  const { undo } = useUndo();
  const hint = useHint();
  const isHelped = session.isHost && state.setup.seats.some(isComputer);
  return {
    u: undo,
    Enter: state.proposal ? () => session.confirm() : undefined,
    h: isHelped ? hint : undefined,
    l: () => answer(({ sayLastTurn }, words) => sayLastTurn(words, shown, nameOf)),
    w: () => answer(({ sayWorkers }, words) => sayWorkers(words, shown, nameOf)),
    s: () => answer(({ saySteps }, words) => saySteps(words, shown)),
    b: () => board.current?.focus(),
    f: () => turn(2),
    '?': () => open('help'),
  };
}
