import type { ReactNode } from 'react';
import { lazyComponent } from './base/lazy-component.tsx';
import { LazyModule } from './base/lazy-module.ts';
import { type PageName, type Route, routeOf } from './common/routes.ts';
import { withAllWords } from './common/words.tsx';
import { HomePage } from './pages/home/home-page.tsx';
import { MissingPage } from './pages/missing/missing-page.tsx';

// The start page is part of the first load; the others are loaded when they are needed.
const NewPage = lazyComponent(async () => (await withAllWords(import('./pages/new/new-page.lazy.tsx'))).NewPage);
const GamePage = lazyComponent(async () => (await import('./game/game.lazy.tsx')).GamePage);
const GamesPage = lazyComponent(
  async () => (await withAllWords(import('./pages/games/games-page.lazy.tsx'))).GamesPage,
);
const LearnPage = lazyComponent(
  async () => (await withAllWords(import('./pages/learn/learn-page.lazy.tsx'))).LearnPage,
);
const PowersPage = lazyComponent(
  async () => (await withAllWords(import('./pages/powers/powers-page.lazy.tsx'))).PowersPage,
);
const RandomizerPage = lazyComponent(
  async () => (await withAllWords(import('./pages/randomizer/randomizer-page.lazy.tsx'))).RandomizerPage,
);
const ReplayPage = lazyComponent(
  async () => (await withAllWords(import('./pages/replay/replay-page.lazy.tsx'))).ReplayPage,
);
const AnalysisPage = lazyComponent(
  async () => (await withAllWords(import('./pages/analysis/analysis-page.lazy.tsx'))).AnalysisPage,
);
const RulesPage = lazyComponent(async () => {
  const { RulesPage, preloadRulebook } = await withAllWords(import('./pages/rules/rules-page.lazy.tsx'));
  await preloadRulebook();
  return RulesPage;
});
const PuzzlesPage = lazyComponent(async () =>
  (await withAllWords(import('./pages/puzzles/puzzles-page.lazy.tsx'))).puzzlesPage(),
);
const SettingsPage = lazyComponent(
  async () => (await withAllWords(import('./pages/settings/settings-page.lazy.tsx'))).SettingsPage,
);
const ONLINE_ENTRY = new LazyModule(() => import('./online/online-entry.lazy.tsx'));
/** Loads a page that needs a server together with all its words. */
const online = async <Module,>(loading: Promise<Module>): Promise<Module> =>
  (await ONLINE_ENTRY.load()).withOnlineWords(loading);
const OnlinePage = lazyComponent(async () => (await online(import('./pages/online/online-page.lazy.tsx'))).OnlinePage);
const AccountPage = lazyComponent(
  async () => (await online(import('./pages/account/account-page.lazy.tsx'))).AccountPage,
);
const PlayerPage = lazyComponent(async () => (await online(import('./pages/player/player-page.lazy.tsx'))).PlayerPage);
const LeaderboardsPage = lazyComponent(
  async () => (await online(import('./pages/player/leaderboards-page.lazy.tsx'))).LeaderboardsPage,
);
const RoomPage = lazyComponent(async () => (await online(import('./pages/room/room-page.lazy.tsx'))).loadRoomPage());
const ArchivePage = lazyComponent(
  async () => (await online(import('./pages/archive/archive-page.lazy.tsx'))).ArchivePage,
);

const VISITS = new WeakMap<Route, number>();
let lastVisit = 0;

/** A link to the current page starts it anew. */
function visitOf(route: Route): number {
  const visit = VISITS.get(route) ?? ++lastVisit;
  VISITS.set(route, visit);
  return visit;
}

export function pageOf(route: Route): ReactNode {
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'new':
      return <NewPage powers={route.powers ?? []} start={route.start} isOnline={route.online === true} />;
    case 'game':
      return <GamePage key={route.id} id={route.id} />;
    case 'games':
      return <GamesPage />;
    case 'learn':
      return <LearnPage lesson={route.lesson} />;
    case 'powers':
      return <PowersPage power={route.power} view={route.view} />;
    case 'randomizer':
      return <RandomizerPage deal={route.deal} />;
    case 'replay':
      return <ReplayPage key={`${route.id}#${route.record}`} id={route.id} record={route.record} />;
    case 'analysis':
      return (
        <AnalysisPage
          key={visitOf(route)}
          id={route.id}
          at={route.at}
          study={route.study}
          record={route.record}
          powers={route.powers}
        />
      );
    case 'rules':
      return <RulesPage chapter={route.chapter} />;
    case 'puzzles':
      return <PuzzlesPage id={route.id} />;
    case 'settings':
      return <SettingsPage />;
    case 'online':
      return <OnlinePage />;
    case 'account':
      return <AccountPage />;
    case 'player':
      return <PlayerPage key={route.name} name={route.name} />;
    case 'leaderboards':
      return <LeaderboardsPage pool={route.pool} />;
    case 'archive':
      return <ArchivePage key={route.id ?? route.search} id={route.id} search={route.search} />;
    case 'room':
      return <RoomPage key={route.id} id={route.id} />;
    case 'missing':
      return <MissingPage path={route.path} />;
  }
}

const LAZY = {
  new: NewPage,
  game: GamePage,
  games: GamesPage,
  learn: LearnPage,
  powers: PowersPage,
  randomizer: RandomizerPage,
  replay: ReplayPage,
  analysis: AnalysisPage,
  rules: RulesPage,
  puzzles: PuzzlesPage,
  settings: SettingsPage,
  online: OnlinePage,
  account: AccountPage,
  player: PlayerPage,
  leaderboards: LeaderboardsPage,
  archive: ArchivePage,
  room: RoomPage,
  home: undefined,
  missing: undefined,
} as const satisfies Record<PageName, unknown>;

export const isLoaded = (page: PageName): boolean => LAZY[page]?.isLoaded() ?? true;

export const preload = async (page: PageName): Promise<void> => LAZY[page]?.preload();

/** Preloads the page of a link that is hovered or focused: it is probably followed next. */
export function preloadLinks(): void {
  const onPoint = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : undefined;
    // Preloading never rejects: the component that needs the module loads it again, and reports a failure.
    if (link?.origin === location.origin) void preload(routeOf(link).page);
  };
  for (const type of ['pointerover', 'focusin']) addEventListener(type, onPoint, { passive: true });
}
