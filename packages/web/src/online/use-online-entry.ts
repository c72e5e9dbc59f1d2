import { useEffect, useState } from 'react';
import { LazyModule } from '../base/lazy-module.ts';
import { useStore } from '../base/use-store.ts';
import { hasServer } from './server.ts';

const load = async () => {
  const [entry, { preloadEntryWords }] = await Promise.all([
    import('./online-entry.lazy.tsx'),
    import('./online-words.lazy.ts'),
  ]);
  await preloadEntryWords();
  return entry;
};

const module = new LazyModule(load);

type Entry = Awaited<ReturnType<typeof load>>;

/** The links to the online pages; undefined without a server, and until they are loaded. */
export function useOnlineEntry(): Entry | undefined {
  const isThere = useStore(hasServer);
  const [entry, setEntry] = useState<Entry>();
  useEffect(() => {
    // Without the module the page has no entry, as without a server.
    if (isThere) module.load().then(setEntry, () => undefined);
  }, [isThere]);
  return isThere ? entry : undefined;
}
