import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** The value of a store; the component is drawn anew when it changes. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.watch, () => store.value);
