import { lastVersion, type RoomBatch } from '../appending.ts';

export interface Statement {
  /** Prepared once per connection. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Appends the whole batch in one round trip and one transaction: only rooms whose row could be updated get their entries
 * and seats. Seats that stay are not rewritten, because the parts of a statement do not see each other's rows.
 */
const MOVED = `
with moved as (
  update room set version = c.version, stage = c.stage, deadline = c.deadline
  from unnest($1::text[], $2::bigint[], $3::integer[], $4::integer[], $5::text[], $6::bigint[])
    as c(room, fence, before, version, stage, deadline)
  where room.id = c.room and room.fence = c.fence and room.version = c.before
  returning room.id, room.fence
), added as (
  insert into entry (room, version, at, data)
  select e.room, e.version, e.at, e.data
  from unnest($7::text[], $8::bigint[], $9::integer[], $10::bigint[], $11::text[]) as e(room, fence, version, at, data)
  join moved on moved.id = e.room and moved.fence = e.fence
)`;

const SEATED = `, sat as (
  select s.room, s.member
  from unnest($12::text[], $13::bigint[], $14::text[]) as s(room, fence, member)
  join moved on moved.id = s.room and moved.fence = s.fence
), stood_up as (
  delete from sitting using sat where sitting.room = sat.room
  and not exists (select from sat as stays where stays.room = sitting.room and stays.member = sitting.member)
), sat_down as (
  insert into sitting (room, member) select room, member from sat where member is not null on conflict do nothing
)`;

const RESULT = ' select id, fence from moved';

export function appendStatement(changes: readonly RoomBatch[]): Statement {
  const seats = seatColumns(changes.filter((change) => change.seats));
  const values = [...roomColumns(changes), ...entryColumns(changes)];
  if (seats[0].length === 0) return { name: 'append', text: MOVED + RESULT, values };
  return { name: 'append and seat', text: MOVED + SEATED + RESULT, values: [...values, ...seats] };
}

const roomColumns = (changes: readonly RoomBatch[]) => [
  changes.map(({ room }) => room),
  changes.map(({ fence }) => fence),
  changes.map(({ before }) => before),
  changes.map(lastVersion),
  changes.map(({ stage }) => stage),
  changes.map(({ deadline }) => deadline ?? null),
];

function entryColumns(changes: readonly RoomBatch[]) {
  const rows = changes.flatMap(({ room, fence, entries }) => entries.map((entry) => ({ room, fence, ...entry })));
  return [
    rows.map(({ room }) => room),
    rows.map(({ fence }) => fence),
    rows.map(({ version }) => version),
    rows.map(({ at }) => at),
    rows.map(({ data }) => data),
  ];
}

/** A room that all members have left gets a row without a member, to clear its seats. */
function seatColumns(changes: readonly RoomBatch[]) {
  const rows = changes.flatMap(({ room, fence, seats = [] }) =>
    (seats.length > 0 ? seats : [null]).map((member) => ({ room, fence, member })),
  );
  return [rows.map(({ room }) => room), rows.map(({ fence }) => fence), rows.map(({ member }) => member)] as const;
}
