import type { ComponentType, ReactNode } from 'react';
import { LazyModule } from './lazy-module.ts';

/** A component in a chunk of its own. Until it is there it waits for the nearest `Suspense`. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Fetches it ahead of time; never fails, it is only there or not. */
  readonly preload: () => Promise<void>;
  readonly isLoaded: () => boolean;
}

/** Unlike React's own `lazy` it is shown at once, with no moment of waiting, when it was fetched before. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const module = new LazyModule(load);
  // biome-ignore lint/correctness/noComponentHookFactories: like React's own, it is called once for a module
  function LazyPart(props: Props): ReactNode {
    const Loaded = module.useLoaded();
    return <Loaded {...props} />;
  }
  return Object.assign(LazyPart, { preload: () => module.preload(), isLoaded: () => module.isLoaded });
}
