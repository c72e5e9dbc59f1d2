import { useEffect, useState } from 'react';
import { LazyModule } from '../lazy-module.ts';
import { useStore } from '../use-store.ts';
import { hasServer } from './server.ts';

const load = async () => {
  const [entry, { preloadEntryWords }] = await Promise.all([
    import('../pages/online/online-entry.tsx'),
    import('./online-words.ts'),
  ]);
  await preloadEntryWords();
  return entry;
};

const module = new LazyModule(load);

type Entry = Awaited<ReturnType<typeof load>>;

/** What leads to everything online: undefined without a server, and until it is loaded. */
export function useOnlineEntry(): Entry | undefined {
  const isThere = useStore(hasServer);
  const [entry, setEntry] = useState<Entry>();
  useEffect(() => {
    if (isThere) module.load().then(setEntry, () => undefined);
  }, [isThere]);
  return isThere ? entry : undefined;
}
