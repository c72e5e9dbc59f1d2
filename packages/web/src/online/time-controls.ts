import type { TimeControl } from '@oia/protocol';
import type { OnlineWords } from '@oia/texts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const live = (minutes: number, seconds: number): TimeControl => ({
  kind: 'live',
  base: minutes * MINUTE,
  increment: seconds * SECOND,
});

/** Time controls of quick games: few, so that people who look for an opponent meet. */
export const QUICK_CONTROL_NAMES = ['fast', 'calm', 'long', 'days'] as const;
export type QuickControlName = (typeof QUICK_CONTROL_NAMES)[number];

export const QUICK_CONTROLS: Readonly<Record<QuickControlName, TimeControl>> = {
  fast: live(5, 5),
  calm: live(10, 10),
  long: live(20, 20),
  days: { kind: 'days', days: 3 },
};

/** Time controls offered for a new table. */
export const ALL_CONTROLS: readonly TimeControl[] = [
  { kind: 'unlimited' },
  live(3, 3),
  QUICK_CONTROLS.fast,
  QUICK_CONTROLS.calm,
  QUICK_CONTROLS.long,
  live(60, 30),
  { kind: 'days', days: 1 },
  QUICK_CONTROLS.days,
  { kind: 'days', days: 7 },
];

/** A key that identifies a time control. */
export const controlKey = (control: TimeControl): string =>
  control.kind === 'live' ? `${control.base}+${control.increment}` : JSON.stringify(control);

export function sayControl({ hub }: OnlineWords, control: TimeControl): string {
  if (control.kind === 'unlimited') return hub.unlimited;
  return control.kind === 'days' ? hub.days({ count: control.days }) : hub.minutes(minutesOf(control));
}

/** Without abbreviations, for screen readers and tooltips. */
export const sayControlInFull = (words: OnlineWords, control: TimeControl): string =>
  control.kind === 'live' ? words.hub.minutesSpoken(minutesOf(control)) : sayControl(words, control);

const minutesOf = ({ base, increment }: { readonly base: number; readonly increment: number }) => ({
  minutes: Math.round((base / MINUTE) * 10) / 10,
  seconds: Math.round(increment / SECOND),
});
