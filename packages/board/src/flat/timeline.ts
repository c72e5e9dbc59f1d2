/** One animation: `apply` gets its progress from 0 to 1, `end` is called once when it has ended or was interrupted. */
export interface Track {
  readonly start: number;
  readonly duration: number;
  apply(progress: number): void;
  end?(): void;
}

/** Plays tracks together, and requests no frames when nothing moves. */
export class Timeline {
  readonly #onFrame: () => void;
  #finish: (() => void) | undefined;

  constructor(onFrame: () => void) {
    this.#onFrame = onFrame;
  }

  play(tracks: readonly Track[], speed: number): Promise<void> {
    this.finish();
    const length = Math.max(0, ...tracks.map(({ start, duration }) => start + duration));
    const apply = (time: number) => {
      for (const track of tracks) track.apply(progressOf(track, time));
    };
    apply(0);
    return new Promise((resolve) => this.#run(tracks, length / Math.max(0.01, speed), apply, speed, resolve));
  }

  /** Jumps to the end of what is playing. */
  finish(): void {
    this.#finish?.();
  }

  #run(
    tracks: readonly Track[],
    length: number,
    apply: (time: number) => void,
    speed: number,
    resolve: () => void,
  ): void {
    let frame = 0;
    let began: number | undefined;
    const finish = () => {
      this.#finish = undefined;
      cancelAnimationFrame(frame);
      clearTimeout(guard);
      apply(Number.POSITIVE_INFINITY);
      for (const track of tracks) track.end?.();
      resolve();
    };
    const step = (now: number) => {
      began ??= now;
      if (now - began >= length) return finish();
      apply((now - began) * speed);
      this.#onFrame();
      frame = requestAnimationFrame(step);
    };
    // A page in the background gets no frames, but the promise must still resolve.
    const guard = setTimeout(finish, length + 400);
    this.#finish = finish;
    frame = requestAnimationFrame(step);
  }
}

function progressOf({ start, duration }: Track, time: number): number {
  return Math.min(1, Math.max(0, (time - start) / duration));
}

export const easeInOut = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;
/** Overshoots a little, like something that is set down. */
export const easeBack = (t: number): number => 1 + 2.4 * (t - 1) ** 3 + 1.4 * (t - 1) ** 2;
