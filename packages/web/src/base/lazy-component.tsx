import type { ComponentType, ReactNode } from 'react';
import { LazyModule } from './lazy-module.ts';

/** A component in its own chunk. It suspends until it is loaded. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Fetches the component ahead of time; never throws. */
  readonly preload: () => Promise<void>;
  readonly isLoaded: () => boolean;
}

/** Unlike React's `lazy`, a component that was preloaded renders without suspending. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const module = new LazyModule(load);
  // biome-ignore lint/correctness/noComponentHookFactories: like React's own, it is called once for a module
  function LazyPart(props: Props): ReactNode {
    const Loaded = module.useLoaded();
    return <Loaded {...props} />;
  }
  return Object.assign(LazyPart, { preload: () => module.preload(), isLoaded: () => module.isLoaded });
}
