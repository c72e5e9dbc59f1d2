import { powerById, SETS } from '@oia/rules';
import {
  DEAL_COUNTS,
  DEAL_KINDS,
  DEFAULT_REQUEST,
  type DealOrder,
  type DealRequest,
  PLAYER_COUNTS,
} from './deal-request.ts';

/** The content of an address: a request, and its deal if there is one. */
export interface DealLink {
  readonly request: DealRequest;
  readonly order: DealOrder | undefined;
}

const MAX_SEED = 2 ** 32 - 1;

/** Includes default values, because defaults may change before the link is opened. */
export function requestText(request: DealRequest): string {
  const flags = FLAG_NAMES.filter((flag) => request[flag]).map((flag) => FLAGS[flag]);
  return [
    `deal=${request.kind}`,
    `players=${request.players}`,
    `sets=${request.sets.join('+')}`,
    `count=${request.count}`,
    `with=${flags.join('+')}`,
  ].join('&');
}

const FLAGS = { isFleece: 'fleece', isOpen: 'open', isBalanced: 'balanced', isFresh: 'fresh' } as const;
const FLAG_NAMES = Object.keys(FLAGS) as (keyof typeof FLAGS)[];

export function orderText({ request, seed, avoid }: DealOrder): string {
  const recent = request.isFresh && avoid.length > 0 ? `&avoid=${avoid.join('+')}` : '';
  return `${requestText(request)}${recent}&seed=${seed}`;
}

/** Reads the output of `requestText` and `orderText`; undefined if it is invalid. */
export function readLink(text: string): DealLink | undefined {
  const query = new URLSearchParams(text);
  const request = readRequest(query);
  const avoid = listOf(query.get('avoid')).map((id) => powerById(id)?.id);
  if (!request || !avoid.every((id) => id !== undefined)) return undefined;
  const seed = query.get('seed');
  if (seed === null) return { request, order: undefined };
  return isSeed(seed) ? { request, order: { request, seed: Number(seed), avoid } } : undefined;
}

const isSeed = (text: string): boolean => /^\d{1,10}$/.test(text) && Number(text) <= MAX_SEED;
const listOf = (text: string | null): string[] => (text ?? '').split(' ').filter(Boolean);

/** An item of a list by its text: the default if there is no text, undefined if it is unknown. */
function oneOf<T extends string | number>(list: readonly T[], text: string | null, fallback: T): T | undefined {
  return text === null ? fallback : list.find((item) => String(item) === text);
}

function readRequest(query: URLSearchParams): DealRequest | undefined {
  const kind = oneOf(DEAL_KINDS, query.get('deal'), DEFAULT_REQUEST.kind);
  const players = oneOf(PLAYER_COUNTS, query.get('players'), DEFAULT_REQUEST.players);
  const count = oneOf(DEAL_COUNTS, query.get('count'), DEFAULT_REQUEST.count);
  const sets = query.has('sets') ? listOf(query.get('sets')) : DEFAULT_REQUEST.sets;
  const flags = listOf(query.get('with'));
  if (!kind || !players || !count) return undefined;
  if (!sets.every((set) => SETS.some((known) => known === set))) return undefined;
  if (!flags.every((flag) => Object.values(FLAGS).some((known) => known === flag))) return undefined;
  return {
    kind,
    players,
    count,
    sets: SETS.filter((set) => sets.includes(set)),
    isFleece: flags.includes(FLAGS.isFleece),
    isOpen: flags.includes(FLAGS.isOpen),
    isBalanced: flags.includes(FLAGS.isBalanced),
    isFresh: query.has('with') ? flags.includes(FLAGS.isFresh) : DEFAULT_REQUEST.isFresh,
  };
}
