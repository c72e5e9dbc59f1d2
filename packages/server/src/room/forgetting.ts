import type { ChatLine, MemberId } from '@oia/protocol';
import type { Seat } from '@oia/table';
import type { RoomEntry } from './room-entry.ts';

/** An entry, and where a member sat then. */
interface Placed {
  readonly entry: RoomEntry;
  readonly seat: number | undefined;
}

function placed(entries: readonly RoomEntry[], id: MemberId): Placed[] {
  let seat: number | undefined;
  return entries.map((entry) => {
    if (entry.seated) seat = entry.seated.find(({ member }) => member.id === id)?.seat;
    return { entry, seat };
  });
}

/** What a member said in a room. */
export const linesOf = (entries: readonly RoomEntry[], id: MemberId): ChatLine[] =>
  placed(entries, id).flatMap(({ entry: { said }, seat }) => (said && said.seat === seat ? [said] : []));

/** The entries that tell a member's name or words, without them. Who sat where stays, by an id that is nobody's any more. */
export const withoutTraces = (entries: readonly RoomEntry[], id: MemberId): RoomEntry[] =>
  placed(entries, id).flatMap(({ entry, seat }) => {
    const { seated, setup, table, said, ...rest } = entry;
    const clean: RoomEntry = {
      ...rest,
      ...(seated ? { seated: seated.map((one) => (one.member.id === id ? nameless(one) : one)) } : {}),
      ...(setup ? { setup: { ...setup, seats: namelessAt(setup.seats, seat) } } : {}),
      ...(table ? { table: table.seats ? { ...table, seats: namelessAt(table.seats, seat) } : table } : {}),
      ...(said && said.seat !== seat ? { said } : {}),
    };
    return JSON.stringify(clean) === JSON.stringify(entry) ? [] : [clean];
  });

const nameless = <T extends { readonly member: { readonly name: string } }>(sitting: T): T => ({
  ...sitting,
  member: { ...sitting.member, name: '' },
});

const namelessAt = (seats: readonly Seat[], seat: number | undefined): readonly Seat[] =>
  seats.map((one, i) => (i === seat ? { ...one, name: '' } : one));
