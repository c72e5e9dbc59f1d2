/** Browsers restore most contexts within this time, in milliseconds. */
const RESTORE_TIMEOUT = 1500;

export interface ContextEvents {
  onLost(): void;
  onRestored(): void;
  /** The context was lost and not restored in time. */
  onGone(): void;
}

/** Watches the WebGL context of a canvas. Returns a function that stops watching. */
export function watchContext(canvas: HTMLCanvasElement, events: ContextEvents): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A page in the background gets its context back when it becomes visible.
  const wait = (): void => {
    timer = setTimeout(() => (document.hidden ? wait() : events.onGone()), RESTORE_TIMEOUT);
  };
  const lose = (event: Event): void => {
    // Without this the browser does not try to restore the context.
    event.preventDefault();
    events.onLost();
    clearTimeout(timer);
    wait();
  };
  const restore = (): void => {
    clearTimeout(timer);
    events.onRestored();
  };
  canvas.addEventListener('webglcontextlost', lose, { signal });
  canvas.addEventListener('webglcontextrestored', restore, { signal });
  return () => {
    clearTimeout(timer);
    watching.abort();
  };
}
