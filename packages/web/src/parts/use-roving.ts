import { useEffect } from 'react';

type Box = { readonly current: HTMLElement | null };

/**
 * A roving tab index: the buttons are one tab stop, and the arrow keys move between them. The stop is the current one, otherwise the last.
 * `rows`: the buttons stand in cells of such rows of a table; left and right go through all, up and down stay in their column.
 */
export function useRoving(box: Box, buttons: string, rows?: string): void {
  useEffect(() => {
    const list = box.current;
    const listening = new AbortController();
    const { signal } = listening;
    list?.addEventListener('keydown', (event) => moveFocus(event, list, buttons, rows), { signal });
    list?.addEventListener('focusin', () => updateTabStops(list, buttons), { signal });
    return () => listening.abort();
  }, [box, buttons, rows]);
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

function moveFocus(event: KeyboardEvent, list: HTMLElement, buttons: string, rows: string | undefined): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const all = allIn(list, buttons);
  const at = all.indexOf(event.target as HTMLElement);
  const ends = { Home: all[0], End: all.at(-1) };
  const targets: Readonly<Record<string, HTMLElement | undefined>> =
    rows === undefined
      ? { ...ends, ArrowUp: all[at - 1], ArrowDown: all[at + 1] }
      : { ...ends, ArrowLeft: all[at - 1], ArrowRight: all[at + 1], ...aboveAndBelow(all, at, rows) };
  if (at < 0 || !(event.key in targets)) return;
  event.preventDefault();
  targets[event.key]?.focus();
}

/** The nearest buttons of the same column in other rows. */
function aboveAndBelow(all: readonly HTMLElement[], at: number, rows: string) {
  const columnOf = (button: HTMLElement | undefined): number => button?.closest('td')?.cellIndex ?? -1;
  const here = all[at];
  const isOther = (button: HTMLElement): boolean =>
    columnOf(button) === columnOf(here) && button.closest(rows) !== here?.closest(rows);
  return { ArrowUp: all.slice(0, at).findLast(isOther), ArrowDown: all.slice(at).find(isOther) };
}
