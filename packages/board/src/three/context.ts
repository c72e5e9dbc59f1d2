/** Browsers give most contexts back within a moment. */
const PATIENCE = 1500;

export interface ContextEvents {
  onLost(): void;
  onRestored(): void;
  /** It was lost and does not come back. */
  onGone(): void;
}

/** Watches over the context of a canvas, until the answer is called. */
export function watchContext(canvas: HTMLCanvasElement, events: ContextEvents): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A page in the background gets its context back when it is looked at again.
  const wait = (): void => {
    timer = setTimeout(() => (document.hidden ? wait() : events.onGone()), PATIENCE);
  };
  const lose = (event: Event): void => {
    // Without this the browser would not even try.
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
