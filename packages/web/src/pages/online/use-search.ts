import { useEffect, useState } from 'react';
import { navigate } from '../../common/router.tsx';
import { Search } from '../../online/search.ts';
import { tabConnection } from '../../online/tab-connection.ts';

/** Whoever leaves the page does not want to be surprised by a game; one by post waits on. */
export function useSearch(): Search {
  const [search] = useState(() => new Search(tabConnection(), (id) => navigate({ page: 'room', id })));
  useEffect(
    () => () => {
      const isSlow = search.now.value?.pairing.control.kind === 'days';
      if (isSlow) search.leave();
      else void search.stop();
    },
    [search],
  );
  return search;
}
