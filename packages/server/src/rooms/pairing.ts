import { isDeepStrictEqual } from 'node:util';
import type { LobbyGame, Pairing, Preset, RoomId, RoomTerms } from '@oia/protocol';
import { dealMatchup, type Random } from '@oia/rules';
import { type TableSetup, USUAL_LOOKS, type Way } from '@oia/table';
import type { Member } from '../members/member.ts';
import { newCommandId } from './room-ids.ts';
import type { RoomLists } from './room-lists.ts';
import type { Rooms } from './rooms.ts';
import { BadTerms } from './terms-check.ts';

interface PairingParts {
  readonly rooms: Rooms;
  readonly lists: RoomLists;
  readonly random: Random;
}

/** Finds an opponent with the same wishes: sits down in a room that waits, or opens one. */
export async function pair(wish: Pairing, member: Member, { rooms, lists, random }: PairingParts): Promise<RoomId> {
  const waiting = (await lists.waiting()).toReversed();
  // One's own room is found again: asking twice does not open two. Not by name: many guests have none.
  const theirs = await lists.ofMember(member);
  const own = waiting.find((game) => suits(game, wish) && theirs.some(({ room }) => room === game.room));
  if (own) return own.room;
  for (const game of waiting.filter((one) => suits(one, wish))) {
    const answer = await rooms.act(game.room, member, { id: newCommandId(), action: { kind: 'sit' } });
    if (answer.ok) return game.room;
    if (answer.refusal.code === 'seated') return game.room;
  }
  return rooms.open(termsOf(wish, random), member);
}

const suits = ({ terms, sittings }: LobbyGame, { preset, control, isRated }: Pairing): boolean =>
  terms.preset === preset &&
  terms.isRated === isRated &&
  sittings.length === 1 &&
  isDeepStrictEqual(terms.control, control);

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
