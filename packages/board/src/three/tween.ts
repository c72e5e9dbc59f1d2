/** One animation; `update` gets its progress from 0 to exactly 1. */
export interface Tween {
  readonly delay: number;
  /** In milliseconds at normal speed. */
  readonly length: number;
  update(part: number): void;
}

export function easeInOut(t: number): number {
  return t * t * (3 - 2 * t);
}

export function easeOut(t: number): number {
  return 1 - (1 - t) ** 3;
}

export function easeIn(t: number): number {
  return t * t;
}

/** Falls and bounces once, a little. */
export function bounce(t: number): number {
  if (t < 0.7) return (t / 0.7) ** 2;
  const rest = (t - 0.7) / 0.3;
  return 1 - 0.09 * Math.sin(rest * Math.PI) * (1 - rest * 0.4);
}

/** Overshoots the target a little. */
export function overshoot(t: number): number {
  const back = 1.9;
  return 1 + (back + 1) * (t - 1) ** 3 + back * (t - 1) ** 2;
}

/** Plays tweens together. The caller supplies the time; a tween that is interrupted jumps to its end. */
export class TweenPlayer {
  #tweens: readonly Tween[] = [];
  #start: number | undefined;
  #speed = 1;
  #done: (() => void) | undefined;
  #onEnd: (() => void) | undefined;
  #alarm: ReturnType<typeof setTimeout> | undefined;

  get isPlaying(): boolean {
    return this.#done !== undefined;
  }

  play(tweens: readonly Tween[], speed: number, onEnd: () => void): Promise<void> {
    this.stop();
    this.#tweens = tweens;
    this.#speed = Math.max(0.05, speed);
    this.#start = undefined;
    this.#onEnd = onEnd;
    for (const tween of tweens) tween.update(0);
    // A page in the background gets no frames, but the promise must still resolve.
    this.#alarm = setTimeout(() => this.stop(), this.#length() + 600);
    return new Promise((resolve) => {
      this.#done = resolve;
    });
  }

  /** Updates all tweens to this time. */
  tick(now: number): void {
    if (!this.isPlaying) return;
    this.#start ??= now;
    const elapsed = (now - this.#start) * this.#speed;
    for (const { delay, length, update } of this.#tweens) {
      update(Math.min(1, Math.max(0, (elapsed - delay) / Math.max(1, length))));
    }
    if (elapsed / this.#speed >= this.#length()) this.stop();
  }

  stop(): void {
    const [done, onEnd] = [this.#done, this.#onEnd];
    clearTimeout(this.#alarm);
    for (const tween of this.#tweens) tween.update(1);
    this.#tweens = [];
    this.#done = this.#onEnd = undefined;
    onEnd?.();
    done?.();
  }

  #length(): number {
    return Math.max(0, ...this.#tweens.map(({ delay, length }) => delay + length)) / this.#speed;
  }
}
