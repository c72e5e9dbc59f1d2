import type { RecordStep } from './record.ts';

/** Machine-readable comments as in chess: `[%eval 0.3]`, `[%eval #3]`, `[%clk 0:05:00]`. */
export interface Annotation {
  /** Evaluation for the player who made the step; higher is better. */
  readonly evaluation?: number;
  /** That player wins in this many turns; loses if negative. */
  readonly winIn?: number;
  /** Seconds left on that player's clock. */
  readonly clock?: number;
}

const EVALUATION = /\[%eval ([+-]?\d{1,6}(?:\.\d{1,6})?)\]/;
const WIN = /\[%eval #(-?\d{1,6})\]/;
const CLOCK = /\[%clk (\d{1,4}):([0-5]\d):([0-5]\d(?:\.\d{1,3})?)\]/;

/** Reads the annotations of a step; of duplicates the first counts. */
export function annotationOf({ comments }: Pick<RecordStep, 'comments'>): Annotation {
  const text = comments.join(' ');
  const evaluation = EVALUATION.exec(text);
  const win = WIN.exec(text);
  const clock = CLOCK.exec(text);
  return {
    ...(evaluation ? { evaluation: Number(evaluation[1]) } : {}),
    ...(win ? { winIn: Number(win[1]) } : {}),
    ...(clock ? { clock: Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3]) } : {}),
  };
}

/** The comment with these annotations. */
export function annotationText({ evaluation, winIn, clock }: Annotation): string {
  return [
    ...(evaluation === undefined ? [] : [`[%eval ${trimmed(evaluation)}]`]),
    ...(winIn === undefined ? [] : [`[%eval #${winIn}]`]),
    ...(clock === undefined ? [] : [`[%clk ${clockText(clock)}]`]),
  ].join(' ');
}

const trimmed = (number: number): string => String(Math.round(number * 1000) / 1000);

function clockText(clock: number): string {
  const tenths = Math.max(0, Math.round(clock * 10));
  const two = (value: number): string => String(value).padStart(2, '0');
  const whole = Math.floor(tenths / 10);
  const rest = tenths % 10 === 0 ? '' : `.${tenths % 10}`;
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}${rest}`;
}
