import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Store } from '../base/store.ts';
import { useStore } from '../base/use-store.ts';
import { pathOf, type Route, routeOf } from './routes.ts';

const route = new Store<Route>(routeOf(location));

const follow = (): void => route.set(routeOf(location));
addEventListener('popstate', follow);
addEventListener('hashchange', follow);

export const useRoute = (): Route => useStore(route);

export function navigate(to: Route, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(undefined, '', pathOf(to));
  else history.replaceState(undefined, '', pathOf(to));
  route.set(to);
  scrollTo(0, 0);
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: Route;
  /** Called when the link is followed inside the app. */
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** A real link, which can be opened in another tab or copied; a plain click navigates inside the app. */
export function Link({ to, onFollow, children, ...rest }: LinkProps): ReactNode {
  const go = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    onFollow?.();
    navigate(to);
  };
  return (
    <a href={pathOf(to)} onClick={go} {...rest}>
      {children}
    </a>
  );
}
