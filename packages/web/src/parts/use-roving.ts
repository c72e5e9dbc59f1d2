import { useEffect } from 'react';

type Box = { readonly current: HTMLElement | null };

/** A roving tab index: the buttons are one tab stop, and the arrow keys move between them. The stop is the current one, otherwise the last. */
export function useRoving(box: Box, buttons: string): void {
  useEffect(() => {
    const list = box.current;
    const listening = new AbortController();
    const { signal } = listening;
    list?.addEventListener('keydown', (event) => moveFocus(event, list, buttons), { signal });
    list?.addEventListener('focusin', () => updateTabStops(list, buttons), { signal });
    return () => listening.abort();
  }, [box, buttons]);
  // Any render may have added or removed buttons.
  useEffect(() => {
    if (box.current) updateTabStops(box.current, buttons);
  });
}

const allIn = (list: HTMLElement, buttons: string): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(buttons)];

function updateTabStops(list: HTMLElement, buttons: string): void {
  const all = allIn(list, buttons);
  const focused = all.find((button) => button === document.activeElement);
  const stop = focused ?? all.find((button) => button.ariaCurrent) ?? all.at(-1);
  for (const button of all) {
    const wanted = button === stop ? '0' : '-1';
    if (button.getAttribute('tabindex') !== wanted) button.setAttribute('tabindex', wanted);
  }
}

function moveFocus(event: KeyboardEvent, list: HTMLElement, buttons: string): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const all = allIn(list, buttons);
  const at = all.indexOf(event.target as HTMLElement);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  all[to]?.focus();
}
