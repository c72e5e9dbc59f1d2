import { type PowerId, seededRandom } from '@oia/rules';
import type { Member } from '../../packages/server/src/accounts/member.ts';
import { MemberStore } from '../../packages/server/src/accounts/member-store.ts';
import { readName } from '../../packages/server/src/accounts/names.ts';
import { Archive } from '../../packages/server/src/archive/archive.ts';
import { openStore } from '../../packages/server/src/rooms/room-store.ts';
import { finishedRoom } from '../../packages/server/test/archive/finished-rooms.ts';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dion', 'Eleni', 'Фёдор', 'Γιώργος', 'Zoë'];
/** As long as names can be, in letters that need much room and cannot be broken, and in words. */
const LONG_NAMES = ['ШШШШШШШШШШЩЩЩЩЩЩЩЩЩЩ', 'Mamma mia che guapa!'];
const POWERS: readonly (readonly [PowerId, PowerId])[] = [
  ['apollo', 'minotaur'],
  ['pan', 'demeter'],
  ['artemis', 'atlas'],
  ['hermes', 'triton'],
  ['athena', 'prometheus'],
  ['tartarus', 'hephaestus'],
];
const MINUTE = 60_000;
const MONTH = 30 * 24 * 60 * MINUTE;

export const playerName = (i: number): string =>
  LONG_NAMES[i] ?? NAMES[i - LONG_NAMES.length] ?? `${NAMES[i % NAMES.length]} ${i}`;

/** Fills the store of a server that is not running yet: accounts, and as many rated games of each. The first ones win more. */
export async function fillStore(data: string, players: number, gamesEach: number): Promise<void> {
  const store = await openStore({ data });
  const members = await addMembers(new MemberStore(store.kysely), players);
  const archive = new Archive(store);
  const random = seededRandom(1);
  const began = Date.now() - gamesEach * MINUTE;
  for (let round = 0; round < gamesEach; round++) {
    // Every player has one game in a round, so that the games of a round can be written together.
    const half = members.map((_, i) => i).slice(0, players / 2);
    const pairs = half.map((i) => [i, players / 2 + ((i + round) % (players / 2))] as const);
    const rooms = pairs.map(([one, other]) =>
      finishedRoom({
        players: [members[one], members[other]],
        options: { powers: POWERS[round % POWERS.length] ?? [] },
        resigns: random() * players < other - one ? 1 : 0,
        isRated: true,
        at: began + round * MINUTE,
      }),
    );
    await Promise.all(rooms.map((room) => archive.finish(room)));
  }
  await store.close();
}

async function addMembers(store: MemberStore, players: number): Promise<readonly Member[]> {
  const members = Array.from({ length: players }, (_, i) => {
    const named = readName(playerName(i));
    if (!named.ok) throw new Error(named.code);
    return { id: `m${i}`, kind: i % 20 === 3 ? ('program' as const) : ('account' as const), ...named };
  });
  const at = Date.now() - MONTH;
  await Promise.all(members.map(({ id, kind, name, key }) => store.add({ id, kind, name, key, at })));
  return members;
}
