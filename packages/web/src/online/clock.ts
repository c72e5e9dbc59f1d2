import type { ClockView } from '@oia/protocol';
import type { RoomWords } from '@oia/texts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Below this a clock is shown with tenths, and warns. */
export const LOW_TIME_MS = 20 * SECOND;

/** Remaining times that are announced to screen readers. */
const ALERTS = [5 * MINUTE, MINUTE, LOW_TIME_MS, 10 * SECOND] as const;

/** The time a seat has left, `elapsed` milliseconds after this view; undefined without a limit. */
export function timeLeft({ left, running }: ClockView, seat: number, elapsed: number): number | undefined {
  const then = left[seat];
  if (then === undefined) return undefined;
  return Math.max(0, running === seat ? then - Math.max(0, elapsed) : then);
}

/** `4:07`, `1:02:30`, `0:09.3`; days in words. */
export function clockText(words: RoomWords, left: number): string {
  if (left >= DAY) return spokenTime(words, left);
  if (left < LOW_TIME_MS) return `0:${two(Math.floor(left / SECOND))}.${Math.floor((left % SECOND) / 100)}`;
  const seconds = Math.ceil(left / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The two largest units that are not zero: `2 days 3 hours`. */
export function spokenTime(words: RoomWords, left: number): string {
  const units = [
    { size: DAY, say: words.days },
    { size: HOUR, say: words.hours },
    { size: MINUTE, say: words.minutes },
    { size: SECOND, say: words.seconds },
  ];
  const first = units.findIndex(({ size }) => left >= size);
  if (first < 0) return words.seconds({ count: 0 });
  return units
    .slice(first, first + 2)
    .map(({ size, say }, i) => ({ count: Math.floor((i === 0 ? left : left % (units[first]?.size ?? 1)) / size), say }))
    .filter(({ count }) => count > 0)
    .map(({ count, say }) => say({ count }))
    .join(' ');
}

/** In how many milliseconds the text of a clock changes. */
export function untilNextTick(left: number): number {
  const unit = left < LOW_TIME_MS ? 100 : left >= DAY ? MINUTE : SECOND;
  return Math.min(left % unit || unit, left >= LOW_TIME_MS ? left - LOW_TIME_MS + 1 : unit);
}

/** The announcement that is due between two times of a clock. */
export const alertBetween = (before: number, now: number): number | undefined =>
  ALERTS.find((alert) => before > alert && now <= alert && now > alert - 2 * SECOND);
