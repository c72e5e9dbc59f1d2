/** Runs in the page before the app: the first workers of this script load, and then hear nothing. */
export function silenceFirstWorkers({ script, count }: { readonly script: string; readonly count: number }): void {
  const Real = globalThis.Worker;
  let started = 0;
  globalThis.Worker = new Proxy(Real, {
    construct(target, [address, options]: [string | URL, WorkerOptions | undefined]): Worker {
      const worker = new target(address, options);
      if (String(address).includes(script) && started++ < count) worker.postMessage = () => undefined;
      return worker;
    },
  });
}
