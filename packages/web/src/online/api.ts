import type {
  AddPasskeyBody,
  ArchivedGameAnswer,
  ChangeMeBody,
  GamesAnswer,
  GamesQuery,
  LeaderboardAnswer,
  MeAnswer,
  MyRooms,
  NewToken,
  OpenedRoom,
  Pairing,
  PasskeyOptionsAnswer,
  PasskeySignInBody,
  PasskeysAnswer,
  Pool,
  Profile,
  RegisterBody,
  RoomAction,
  RoomId,
  RoomList,
  RoomTerms,
  SessionsAnswer,
  SignInBody,
  TokenList,
} from '@oia/protocol';
import { type Answer, requestJson, requestText } from './request.ts';

const part = encodeURIComponent;

/** A query without what is not asked. */
export function queryOf(asked: Readonly<Record<string, string | number | undefined>>): string {
  const pairs = Object.entries(asked).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

const get = <T>(path: string): Promise<Answer<T>> => requestJson('GET', path);
const post = <T>(path: string, body: object = {}): Promise<Answer<T>> => requestJson('POST', path, body);
const remove = (path: string, body: object = {}): Promise<Answer<unknown>> => requestJson('DELETE', path, body);

/** Requests of the app to the server over HTTP. */
export const api = {
  me: () => get<MeAnswer>('/api/me'),
  beGuest: (name?: string) => post<MeAnswer>('/api/guest', name ? { name } : {}),
  changeMe: (change: ChangeMeBody) => requestJson<MeAnswer>('PATCH', '/api/me', change),
  register: (body: RegisterBody) => post<MeAnswer>('/api/register', body),
  signIn: (body: SignInBody) => post<MeAnswer>('/api/sign-in', body),
  signOut: () => post<unknown>('/api/sign-out'),
  myData: () => requestText('/api/me/data'),
  deleteMe: (name: string) => remove('/api/me', { name }),
  myRooms: () => get<MyRooms>('/api/me/rooms'),

  sessions: () => get<SessionsAnswer>('/api/sessions'),
  endSession: (id: string) => remove(`/api/sessions/${part(id)}`),
  endOtherSessions: () => remove('/api/sessions'),

  passkeys: () => get<PasskeysAnswer>('/api/passkeys'),
  /** With a name: of a new account. */
  newPasskeyOptions: (name?: string) => post<PasskeyOptionsAnswer>('/api/passkeys/options', name ? { name } : {}),
  addPasskey: (body: AddPasskeyBody) => post<MeAnswer>('/api/passkeys', body),
  removePasskey: (id: string) => remove(`/api/passkeys/${part(id)}`),
  signInOptions: () => post<PasskeyOptionsAnswer>('/api/passkeys/sign-in/options'),
  signInByPasskey: (body: PasskeySignInBody) => post<MeAnswer>('/api/passkeys/sign-in', body),

  tokens: () => get<TokenList>('/api/tokens'),
  makeToken: (label: string) => post<NewToken>('/api/tokens', { label }),
  removeToken: (id: string) => remove(`/api/tokens/${part(id)}`),

  rooms: () => get<RoomList>('/api/rooms'),
  openRoom: (terms: RoomTerms) => post<OpenedRoom>('/api/rooms', terms),
  pair: (pairing: Pairing) => post<OpenedRoom>('/api/pairing', pairing),
  act: (room: RoomId, id: string, action: RoomAction) =>
    post<unknown>(`/api/rooms/${part(room)}/actions`, { id, action }),

  games: (query: GamesQuery) => get<GamesAnswer>(`/api/games${queryOf(query)}`),
  game: (id: string) => get<ArchivedGameAnswer>(`/api/games/${part(id)}`),
  records: (query: Omit<GamesQuery, 'before' | 'limit'>) => requestText(`/api/games/records${queryOf(query)}`),
  player: (name: string) => get<Profile>(`/api/players/${part(name)}`),
  leaderboard: (pool: Pool) => get<LeaderboardAnswer>(`/api/leaderboards/${part(pool)}`),
} as const;

/** The picture of a finished game, for messages. */
export const pictureOf = (id: string): string => `/api/games/${part(id)}/picture.png`;
