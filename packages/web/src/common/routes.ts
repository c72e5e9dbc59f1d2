import { seatLetter, seatOfLetter } from '@oia/rules';

/** A place in the app. Every page has its own address, so that it can be shared and the back button works. */
export type Route =
  | { readonly page: 'home' }
  /** `start` is the seat that starts. */
  | { readonly page: 'new'; readonly powers?: readonly string[]; readonly start?: number; readonly online?: true }
  | { readonly page: 'game'; readonly id: string }
  /** All games of this device. */
  | { readonly page: 'games' }
  /** All lessons, or one of them. */
  | { readonly page: 'learn'; readonly lesson?: string }
  /** All powers, one of them, or the match-ups, with one of them to begin with. */
  | { readonly page: 'powers'; readonly power?: string; readonly view?: 'matchups' }
  /** `deal`: the deal, as the query of the address (pages/randomizer/deal-link.ts). */
  | { readonly page: 'randomizer'; readonly deal?: string }
  /** The record is in the fragment, which is never sent to a server. */
  | { readonly page: 'replay'; readonly record?: string; readonly id?: string }
  /** A game of this device after `at` steps, a saved study, a record or study in the fragment, or an empty board with powers. */
  | {
      readonly page: 'analysis';
      readonly id?: string;
      readonly at?: number;
      readonly study?: string;
      /** Its turns are reviewed at once. */
      readonly review?: true;
      readonly record?: string;
      readonly powers?: readonly string[];
    }
  /** The rules, or one of their chapters. */
  | { readonly page: 'rules'; readonly chapter?: string }
  /** All puzzles, those with a power, or one of them. */
  | { readonly page: 'puzzles'; readonly id?: string }
  | { readonly page: 'settings' }
  /** Pages that need a server: the hub of online play; a room; the account; a player; the leaderboards; finished games. */
  | { readonly page: 'online' }
  | { readonly page: 'room'; readonly id: string }
  | { readonly page: 'account' }
  | { readonly page: 'player'; readonly name: string }
  | { readonly page: 'leaderboards'; readonly pool?: string }
  /** One finished game, or a search in all of them; `search`: the query of the address. */
  | { readonly page: 'archive'; readonly id?: string; readonly search?: string }
  | { readonly page: 'missing'; readonly path: string };

const MATCHUPS = 'matchups';

export type PageName = Route['page'];

export function routeOf(url: { pathname: string; search: string; hash: string }): Route {
  const [first = '', second, ...more] = url.pathname.split('/').filter(Boolean).map(decoded);
  const missing: Route = { page: 'missing', path: url.pathname };
  if (more.length > 0) return missing;
  switch (first) {
    case '':
      return { page: 'home' };
    case 'new': {
      const asked = new URLSearchParams(url.search);
      const powers = asked.get('powers');
      const start = seatOfLetter(asked.get('start') ?? '');
      return {
        page: 'new',
        ...(powers ? { powers: powers.split(' ').filter(Boolean) } : {}),
        ...(start === undefined ? {} : { start }),
        ...(asked.has('online') ? { online: true } : {}),
      };
    }
    case 'game':
      return second === undefined ? missing : { page: 'game', id: second };
    case 'learn':
      return { page: 'learn', ...(second === undefined ? {} : { lesson: second }) };
    case 'powers': {
      const power = second === MATCHUPS ? new URLSearchParams(url.search).get('power') : second;
      return { page: 'powers', ...(power ? { power } : {}), ...(second === MATCHUPS ? { view: MATCHUPS } : {}) };
    }
    case 'randomizer': {
      const deal = url.search.slice(1);
      return second === undefined ? { page: first, ...(deal ? { deal } : {}) } : missing;
    }
    case 'analysis':
      return analysisRoute(url, second);
    case 'rules':
      return { page: first, ...(second === undefined ? {} : { chapter: second }) };
    case 'puzzles':
      return { page: first, ...(second === undefined ? {} : { id: second }) };
    case 'room':
      return second === undefined ? missing : { page: first, id: second };
    case 'player':
      return second === undefined ? missing : { page: first, name: second };
    case 'leaderboards':
      return { page: first, ...(second === undefined ? {} : { pool: second }) };
    case 'archive':
      return archiveRoute(url, second);
    case 'games':
    case 'settings':
    case 'online':
    case 'account':
      return second === undefined ? { page: first } : missing;
    case 'replay': {
      const record = url.hash.slice(1);
      return { page: 'replay', ...(record ? { record } : {}), ...(second === undefined ? {} : { id: second }) };
    }
    default:
      return missing;
  }
}

function archiveRoute({ search }: { search: string }, id: string | undefined): Route {
  if (id !== undefined) return { page: 'archive', id };
  return { page: 'archive', ...(search.length > 1 ? { search: search.slice(1) } : {}) };
}

function analysisRoute(url: { search: string; hash: string }, id: string | undefined): Route {
  const asked = new URLSearchParams(url.search);
  const [at, study, powers, record] = [asked.get('at'), asked.get('study'), asked.get('powers'), url.hash.slice(1)];
  return {
    page: 'analysis',
    ...(id === undefined ? {} : { id }),
    ...(at !== null && /^\d{1,4}$/.test(at) ? { at: Number(at) } : {}),
    ...(study ? { study } : {}),
    ...(asked.has('review') ? { review: true } : {}),
    ...(powers ? { powers: powers.split(' ').filter(Boolean) } : {}),
    ...(record ? { record } : {}),
  };
}

function analysisPath({ id, at, study, review, powers, record }: Extract<Route, { page: 'analysis' }>): string {
  const asked = [
    ...(at === undefined ? [] : [`at=${at}`]),
    ...(study === undefined ? [] : [`study=${encodeURIComponent(study)}`]),
    ...(review ? ['review'] : []),
    ...(powers ? [`powers=${powers.map(encodeURIComponent).join('+')}`] : []),
  ];
  const place = partPath('analysis', id);
  return `${place}${asked.length > 0 ? `?${asked.join('&')}` : ''}${record ? `#${record}` : ''}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function newPath({ powers, start, online }: Extract<Route, { page: 'new' }>): string {
  const asked = [
    ...(online ? ['online'] : []),
    ...(powers ? [`powers=${powers.map(encodeURIComponent).join('+')}`] : []),
    ...(start === undefined ? [] : [`start=${seatLetter(start)}`]),
  ];
  return asked.length > 0 ? `/new?${asked.join('&')}` : '/new';
}

function powersPath({ power, view }: Extract<Route, { page: 'powers' }>): string {
  const id = power === undefined ? '' : encodeURIComponent(power);
  if (view === undefined) return id === '' ? '/powers' : `/powers/${id}`;
  return `/powers/${MATCHUPS}${id === '' ? '' : `?power=${id}`}`;
}

/** A page, or the part of it that is named. */
const partPath = (page: PageName, part: string | undefined): string =>
  part === undefined ? `/${page}` : `/${page}/${encodeURIComponent(part)}`;

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'new':
      return newPath(route);
    case 'game':
      return `/game/${encodeURIComponent(route.id)}`;
    case 'learn':
      return partPath(route.page, route.lesson);
    case 'powers':
      return powersPath(route);
    case 'replay':
      return `${partPath(route.page, route.id)}${route.record ? `#${route.record}` : ''}`;
    case 'analysis':
      return analysisPath(route);
    case 'puzzles':
      return partPath(route.page, route.id);
    case 'randomizer':
      return route.deal === undefined ? '/randomizer' : `/randomizer?${route.deal}`;
    case 'rules':
      return partPath(route.page, route.chapter);
    case 'room':
      return partPath(route.page, route.id);
    case 'player':
      return partPath(route.page, route.name);
    case 'leaderboards':
      return partPath(route.page, route.pool);
    case 'archive':
      return `${partPath(route.page, route.id)}${route.search ? `?${route.search}` : ''}`;
    case 'missing':
      return route.path;
    default:
      return `/${route.page}`;
  }
}
