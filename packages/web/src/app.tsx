import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useStore } from './base/use-store.ts';
import { Link, useRoute } from './common/router.tsx';
import type { PageName, Route } from './common/routes.ts';
import { useWords } from './common/words.tsx';
import { updateNow, waitingUpdate } from './offline.ts';
import { useOnlineEntry } from './online/server.ts';
import { pageOf, preload } from './pages.tsx';
import { ErrorBoundary } from './parts/error-boundary.tsx';
import { useShownRoute } from './use-shown-route.ts';

const FIRST_PAGES = ['home', 'new'] as const satisfies readonly PageName[];
const MORE_PAGES = [
  'learn',
  'powers',
  'randomizer',
  'replay',
  'analysis',
  'puzzles',
  'settings',
] as const satisfies readonly PageName[];

export function App(): ReactNode {
  const route = useShownRoute(useRoute());
  const main = useRef<HTMLElement>(null);
  const isWide = route.page === 'game' || route.page === 'analysis';
  useTitle(route);
  usePageFocus(route.page, main);
  usePreloadedGame(route.page);
  return (
    <div className="app">
      <Header page={route.page} />
      <main id="main" className={isWide ? 'app-main wide' : 'app-main'} tabIndex={-1} ref={main}>
        <ErrorBoundary key={route.page}>
          <Suspense fallback={<Loading />}>{pageOf(route)}</Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <Update />
    </div>
  );
}

function useTitle({ page }: Route): void {
  const { ui } = useWords();
  useEffect(() => {
    const { appName } = ui.common;
    const name = page === 'home' ? appName : titleOf(page, ui);
    // Online pages load their words later, and set their titles themselves.
    if (name === undefined) return;
    document.title = name === appName ? appName : `${name} · ${appName}`;
  }, [page, ui]);
}

type Ui = ReturnType<typeof useWords>['ui'];

const titleOf = (page: PageName, { common, home }: Ui): string | undefined =>
  ({
    home: common.home,
    new: common.newGame,
    learn: common.learn,
    powers: common.powers,
    randomizer: common.randomizer,
    replay: common.replay,
    analysis: common.analysis,
    rules: common.rules,
    puzzles: common.puzzles,
    settings: common.settings,
    game: common.appName,
    games: home.gamesTitle,
    missing: common.appName,
    online: undefined,
    room: undefined,
    account: undefined,
    player: undefined,
    leaderboards: undefined,
    archive: undefined,
  })[page];

/** Long enough for the start page to be drawn. Not every browser has `requestIdleCallback`. */
const PRELOAD_DELAY_MS = 200;

/** Moves the focus to the top of a new page, for keyboards and screen readers. */
function usePageFocus(page: PageName, main: { readonly current: HTMLElement | null }): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current !== page) main.current?.focus();
    last.current = page;
  }, [page, main]);
}

/** On the start page a game is one tap away, so its page is preloaded. */
function usePreloadedGame(page: PageName): void {
  useEffect(() => {
    if (page !== 'home') return undefined;
    // Preloading never rejects: the component that needs the module loads it again, and reports a failure.
    const timer = setTimeout(() => void preload('game'), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [page]);
}

/** Moves only the focus: a `#main` link would overwrite the record in the fragment of the address. */
function skip(): void {
  document.getElementById('main')?.focus();
}

function Header({ page }: { readonly page: PageName }): ReactNode {
  const { common } = useWords().ui;
  const [isOpen, setOpen] = useState(false);
  const linkTo = (name: LinkedPage): ReactNode => (
    <PageLink key={name} name={name} isCurrent={page === name} onFollow={() => setOpen(false)} />
  );
  return (
    <header className="app-header">
      <button type="button" className="skip button" onClick={skip}>
        {common.skip}
      </button>
      <Link to={{ page: 'home' }} className="app-brand">
        <img src="/icon.svg" alt="" />
        {common.appName}
      </Link>
      <button
        type="button"
        className="button quiet app-menu"
        aria-expanded={isOpen}
        aria-controls="pages"
        onClick={() => setOpen(!isOpen)}
      >
        {common.menu}
      </button>
      <nav id="pages" className={isOpen ? 'app-nav open' : 'app-nav'} aria-label={common.menu}>
        {FIRST_PAGES.map(linkTo)}
        <OnlinePart page={page} onFollow={() => setOpen(false)} />
        {MORE_PAGES.map(linkTo)}
      </nav>
    </header>
  );
}

type LinkedPage = (typeof FIRST_PAGES | typeof MORE_PAGES)[number];

interface PageLinkProps {
  readonly name: LinkedPage;
  readonly isCurrent: boolean;
  readonly onFollow: () => void;
}

function PageLink({ name, isCurrent, onFollow }: PageLinkProps): ReactNode {
  const { ui } = useWords();
  return (
    <Link to={{ page: name }} onFollow={onFollow} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
      {titleOf(name, ui)}
    </Link>
  );
}

/** The link to what needs a server, if there is one. */
function OnlinePart(props: { readonly page: PageName; readonly onFollow: () => void }): ReactNode {
  const entry = useOnlineEntry();
  return <Suspense>{entry && <entry.OnlineLink {...props} />}</Suspense>;
}

function Footer(): ReactNode {
  return <footer className="app-footer">{useWords().ui.common.fan}</footer>;
}

/** A shorter wait shows nothing, because a message that flashes would be worse. */
const LOADING_DELAY_MS = 300;

function Loading(): ReactNode {
  const { common } = useWords().ui;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOADING_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="soft app-loading" role="status">
      {isLate && common.loading}
    </p>
  );
}

function Update(): ReactNode {
  const { common } = useWords().ui;
  const ready = useStore(waitingUpdate);
  if (!ready) return undefined;
  return (
    <div className="app-update card" role="status">
      {common.update}
      <button type="button" className="button primary" onClick={updateNow}>
        {common.updateNow}
      </button>
    </div>
  );
}
