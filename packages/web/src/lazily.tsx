import { type ComponentType, type ReactNode, use } from 'react';

/** A part of the app cannot be fetched: the network is gone, or the server has another build by now. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}

/** A component in a chunk of its own. Until it is there it waits for the nearest `Suspense`. */
export interface Lazy<Props> {
  (props: Props): ReactNode;
  /** Fetches it ahead of time; never fails, it is only there or not. */
  readonly preload: () => Promise<void>;
  readonly isLoaded: () => boolean;
}

/** Unlike React's own `lazy` it is shown at once, with no moment of waiting, when it was fetched before. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetch = async (): Promise<ComponentType<Props>> => {
    try {
      loaded = await load();
      return loaded;
    } catch (cause) {
      throw new NotLoaded('a part of the app cannot be fetched', { cause });
    }
  };
  let isShown = false;
  // biome-ignore lint/correctness/noComponentHookFactories: like React's own, it is called once for a module
  function LazyPart(props: Props): ReactNode {
    isShown = true;
    loading ??= fetch();
    const Loaded = loaded ?? use(loading);
    return <Loaded {...props} />;
  }
  const preload = async (): Promise<void> => {
    loading ??= fetch();
    await loading.catch(() => {
      // Whoever asks for it later may have more luck; once it is shown, though, React waits for this very promise.
      if (!isShown) loading = undefined;
    });
  };
  return Object.assign(LazyPart, { preload, isLoaded: () => loaded !== undefined });
}
