import { isDeepStrictEqual } from 'node:util';
import type { Pairing, Preset, RoomId, RoomTerms } from '@oia/protocol';
import { dealMatchup, type Random } from '@oia/rules';
import { type TableSetup, USUAL_LOOKS, type Way } from '@oia/table';
import type { Member } from '../accounts/member.ts';
import type { Locks } from '../database/locks.ts';
import { newCommandId } from '../util/random-ids.ts';
import type { Rooms } from './contract.ts';
import type { RoomLists } from './room-lists.ts';
import { BadTerms } from './terms-check.ts';

interface PairingParts {
  readonly rooms: Rooms;
  readonly lists: RoomLists;
  readonly locks: Locks;
  readonly random: Random;
}

/** Finds an opponent with the same wish: joins a waiting room, or opens one. */
export async function pair(wish: Pairing, member: Member, parts: PairingParts): Promise<RoomId> {
  const { rooms, locks, random } = parts;
  const found = await joined(wish, member, parts);
  if (found) return found;
  // Looks again under a lock, because two callers at the same moment would each open a room.
  const joinOrOpen = async () =>
    (await joined(wish, member, parts)) ?? (await rooms.open(termsOf(wish, random), member));
  return locks.run(lockOf(wish), joinOrOpen);
}

/** Joins a waiting room with the same wish. */
async function joined(wish: Pairing, member: Member, { rooms, lists }: PairingParts): Promise<RoomId | undefined> {
  const waiting = (await lists.waitingFor((terms) => suits(terms, wish))).filter(
    ({ sittings }) => sittings.length === 1,
  );
  // Finds the caller's own room, so that asking twice does not open two. Not by name, as many guests have none.
  const theirs = await lists.ofMember(member);
  const own = waiting.find((game) => theirs.some(({ room }) => room === game.room));
  if (own) return own.room;
  for (const { room } of waiting.toReversed()) {
    const answer = await rooms.act(room, member, { id: newCommandId(), action: { kind: 'sit' } });
    if (answer.ok || answer.refusal.code === 'seated') return room;
  }
  return undefined;
}

const suits = (terms: RoomTerms, { preset, control, isRated }: Pairing): boolean =>
  terms.preset === preset && terms.isRated === isRated && isDeepStrictEqual(terms.control, control);

/** The same for all spellings of a wish. */
const lockOf = ({ preset, control, isRated }: Pairing): string => {
  const wish = { preset, isRated, ...control };
  return `pairing ${JSON.stringify(wish, Object.keys(wish).toSorted())}`;
};

function termsOf({ preset, control, isRated }: Pairing, random: Random): RoomTerms {
  return { setup: setupOf(preset, random), control, isRated, isOpen: true, hasChat: true, preset };
}

const REMOTE = { name: '', player: 'remote' } as const;

const setupOf = (preset: Preset, random: Random): TableSetup => ({
  seats: [REMOTE, REMOTE],
  looks: USUAL_LOOKS,
  way: preset === 'draft' ? draftWay(random) : matchWay(preset, random),
});

const anySeat = (random: Random): number => Math.floor(random() * 2);

const draftWay = (random: Random): Way => ({ kind: 'draft', options: { players: 2, challenger: anySeat(random) } });

function matchWay(preset: Exclude<Preset, 'draft'>, random: Random): Way {
  if (preset === 'none') return { kind: 'match', options: { players: 2, start: anySeat(random) } };
  const deal = dealMatchup(random, { players: 2, ...(preset === 'simple' ? { sets: ['simple'] } : {}) });
  if (!deal.ok) throw new BadTerms(deal.error.code, 'No powers could be dealt.');
  return { kind: 'match', options: { players: 2, ...deal.value } };
}
