import { isComputer } from '@oia/table';
import { useEffect, useRef } from 'react';
import { settings } from '../../../settings.ts';
import { useWords } from '../../../words.tsx';
import { usePlaying } from '../game-context.tsx';
import { sayLastTurn, saySteps, sayWorkers } from '../voice/spoken-answers.ts';
import { useHint } from './assist-buttons.tsx';
import { useUndo } from './undo-buttons.tsx';

/** Where letters are letters. */
const ELSEWHERE = 'input, textarea, select, dialog, .oia-menu, [contenteditable="true"]';
const BUTTONS = 'button, a, summary';

/** Single keys for what is wanted often. Confirming works from the board, where Enter would mean nothing else. */
export function useKeys(): void {
  const orders = useOrders();
  const latest = useRef(orders);
  latest.current = orders;
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const order = orderOf(event, latest.current);
      if (!order) return;
      event.preventDefault();
      order();
    };
    // Before the board hears it: Enter on a square is its own business otherwise.
    addEventListener('keydown', hear, true);
    return () => removeEventListener('keydown', hear, true);
  }, []);
}

type Orders = Readonly<Record<string, (() => void) | undefined>>;

function orderOf(event: KeyboardEvent, orders: Orders): (() => void) | undefined {
  const { target } = event;
  const key = letterOf(event);
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return undefined;
  if (!(target instanceof Element) || target.closest(ELSEWHERE) || document.querySelector('dialog[open]')) {
    return undefined;
  }
  if (key === 'Enter') return target.closest(BUTTONS) && !target.closest('.oia-board') ? undefined : orders.Enter;
  return settings.value.shortcuts && Object.hasOwn(orders, key) ? orders[key] : undefined;
}

/** On a keyboard with other letters the same places mean the same. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^\P{ASCII}$/u.test(key) && code.startsWith('Key') ? code.slice(3).toLowerCase() : key;

function useOrders(): Orders {
  const words = useWords();
  const { session, state, look, nameOf, say, turn, open, board } = usePlaying();
  const { undo } = useUndo();
  const hint = useHint();
  const isComputerThere = state.setup.seats.some(isComputer);
  return {
    u: undo,
    Enter: state.proposal ? () => session.confirm() : undefined,
    h: isComputerThere ? hint : undefined,
    l: () => say(sayLastTurn(words, look, nameOf)),
    w: () => say(sayWorkers(words, look, nameOf)),
    s: () => say(saySteps(words, look)),
    b: () => board.current?.focus(),
    f: () => turn(2),
    '?': () => open('help'),
  };
}
