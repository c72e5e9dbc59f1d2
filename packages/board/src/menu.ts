import type { Choice } from './choices.ts';
import type { Outline } from './face.ts';
import { menuLabels, menuLetters, partsAround } from './menu-labels.ts';

/** The menu at a square with several choices. */
export interface Menu {
  readonly element: HTMLElement;
  close(): void;
}

export interface MenuRequest {
  readonly choices: readonly Choice[];
  readonly at: Outline;
  readonly names: { readonly menu: string; readonly cancel: string };
  /** An entry is pointed at or focused; undefined: none any more. */
  readonly onPoint: (choice: Choice | undefined) => void;
  /** Called once, with the choice or with undefined if the menu was cancelled. */
  readonly onDone: (choice: Choice | undefined) => void;
}

const GAP = 6;

export function openMenu(root: HTMLElement, request: MenuRequest): Menu {
  const { choices, names } = request;
  const labels = menuLabels(choices);
  const letters = menuLetters(labels);
  const items = choices.map((choice, index) => itemOf(labels[index] ?? '', letters[index], choice.kind));
  const cancel = itemOf(names.cancel, undefined, 'cancel');
  const element = menuElement(names.menu, [...items, cancel]);
  const done = once((choice: Choice | undefined) => {
    element.remove();
    request.onPoint(undefined);
    request.onDone(choice);
  });
  for (const [index, item] of items.entries()) {
    item.dataset.choice = String(choices[index]?.id);
    item.addEventListener('click', () => done(choices[index]));
    for (const type of ['pointerenter', 'focus']) item.addEventListener(type, () => request.onPoint(choices[index]));
  }
  cancel.addEventListener('click', () => done(undefined));
  element.addEventListener('keydown', (event) => handleKey(event, [...items, cancel], letters, () => done(undefined)));
  element.addEventListener('focusout', (event) => {
    if (!(event.relatedTarget instanceof Node && element.contains(event.relatedTarget))) done(undefined);
  });
  root.append(element);
  place(element, root, request.at);
  items[0]?.focus({ preventScroll: true });
  return { element, close: () => done(undefined) };
}

/** Removing the menu takes the focus from it, which would call `act` a second time. */
function once(act: (choice: Choice | undefined) => void): (choice: Choice | undefined) => void {
  let isOver = false;
  return (choice) => {
    if (isOver) return;
    isOver = true;
    act(choice);
  };
}

function menuElement(name: string, items: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement('div');
  element.className = 'oia-menu';
  // Pressing between two entries must not move the focus out of the menu, which would close it.
  element.tabIndex = -1;
  element.setAttribute('role', 'menu');
  element.setAttribute('aria-label', name);
  element.append(...items);
  // A click in the menu must not reach the square below it.
  for (const type of ['click', 'pointerdown']) element.addEventListener(type, (event) => event.stopPropagation());
  return element;
}

function itemOf(label: string, letter: string | undefined, kind: string): HTMLButtonElement {
  const item = document.createElement('button');
  item.type = 'button';
  item.className = 'oia-menu-item';
  item.dataset.kind = kind;
  item.tabIndex = -1;
  item.setAttribute('role', 'menuitem');
  item.setAttribute('aria-label', label);
  if (letter !== undefined) item.setAttribute('aria-keyshortcuts', letter.toUpperCase());
  item.append(...labelNodes(label, letter));
  return item;
}

function labelNodes(label: string, letter: string | undefined): Node[] {
  const [before, key, after] = partsAround(label, letter);
  const text = document.createElement('span');
  const mark = document.createElement('u');
  mark.textContent = key;
  text.append(before, ...(key === '' ? [] : [mark]), after);
  const hint = document.createElement('kbd');
  // Shown by CSS, so that the accessible name, which voice control uses, does not include the key.
  hint.dataset.key = (letter ?? 'esc').toUpperCase();
  return [text, hint];
}

function handleKey(
  event: KeyboardEvent,
  items: readonly HTMLButtonElement[],
  letters: readonly (string | undefined)[],
  cancel: () => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const act = keyAction(event.key, items, letters, cancel);
  if (act === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

function keyAction(
  key: string,
  items: readonly HTMLButtonElement[],
  letters: readonly (string | undefined)[],
  cancel: () => void,
): (() => void) | undefined {
  const current = items.indexOf(document.activeElement as HTMLButtonElement);
  const go = (index: number) => () => items[(index + items.length) % items.length]?.focus();
  if (key === 'Escape' || key === 'Tab') return cancel;
  if (key === 'ArrowDown' || key === 'ArrowRight') return go(current + 1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return go(current - 1);
  if (key === 'Home') return go(0);
  if (key === 'End') return go(-1);
  const chosen = letters.indexOf(key.toLowerCase());
  return chosen < 0 ? undefined : () => items[chosen]?.click();
}

/** Next to the square, below it if there is room, and always within the visible area. */
function place(menu: HTMLElement, root: HTMLElement, at: Outline): void {
  const box = root.getBoundingClientRect();
  const [width, height] = [menu.offsetWidth, menu.offsetHeight];
  const seen = {
    left: Math.max(0, -box.left),
    top: Math.max(0, -box.top),
    right: Math.min(box.width, window.innerWidth - box.left),
    bottom: Math.min(box.height, window.innerHeight - box.top),
  };
  const below = at.top + at.height + GAP;
  const top = below + height <= seen.bottom ? below : at.top - GAP - height;
  menu.style.left = `${within(at.left + at.width / 2 - width / 2, seen.left, seen.right - width)}px`;
  menu.style.top = `${within(top, seen.top, seen.bottom - height)}px`;
}

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));
