import { useEffect, useState } from 'react';
import type { Route } from './common/routes.ts';
import { isLoaded, preload } from './pages.tsx';

/** How long the last page stays while the next one is fetched; then a placeholder is shown. */
const MAX_WAIT_MS = 400;

/** The route to show: for a moment still the last one, if the page of the new one has to be fetched first. */
export function useShownRoute(route: Route): Route {
  const [shown, setShown] = useState(route);
  const isReady = isLoaded(route.page);
  if (isReady && shown !== route) setShown(route);
  useEffect(() => {
    if (isReady) return undefined;
    let isCurrent = true;
    const show = (): void => {
      if (isCurrent) setShown(route);
    };
    // Preloading never rejects: the component that needs the module loads it again, and reports a failure.
    void preload(route.page).then(show);
    const timer = setTimeout(show, MAX_WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [route, isReady]);
  return isReady ? route : shown;
}
