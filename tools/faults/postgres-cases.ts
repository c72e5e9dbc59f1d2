import { sql } from 'kysely';
import { PostgresBackend } from '../../packages/server/src/database/postgres/postgres-backend.ts';
import { FAULTS, type Fault, type FaultCase } from './fault-case.ts';
import { LATE_MS } from './injection.ts';
import { type SavingFault, type SavingOutcome, saving } from './saving.ts';
import { hasPostgres, services } from './services.ts';

const OUTCOMES: Readonly<Record<Fault | 'is lost', SavingOutcome>> = {
  rejects: 'refused: notSaved',
  hangs: 'done',
  'is late': 'done',
  'is lost': 'done after the room was loaded again',
};
const POLL_MS = 20;

/** The same on a real PostgreSQL, whose own means make one statement fail. */
export const postgresCases: readonly FaultCase[] = !hasPostgres
  ? []
  : ([...FAULTS, 'is lost'] as const).map((fault) => ({
      boundary: fault === 'is lost' ? 'store, connection to PostgreSQL' : 'store, statement of PostgreSQL',
      fault,
      run: () =>
        saving({
          outcome: OUTCOMES[fault],
          isSlow: fault === 'hangs',
          databaseUrl: async () => (await services.postgres()).url,
          inject: async (room) => inject(await PostgresBackend.open((await services.postgres()).url), fault, room),
        }),
    }));

type Database = PostgresBackend['kysely'];

async function inject(backend: PostgresBackend, fault: Fault | 'is lost', room: string): Promise<SavingFault> {
  const injected = await (fault === 'rejects'
    ? refuseEntries(backend.kysely, room)
    : lockRoom(backend.kysely, fault, room));
  let ended: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    await injected.end();
    await backend.close();
  };
  return {
    isMet: injected.isMet,
    end: () => {
      ended ??= end();
      return ended;
    },
  };
}

/** Every entry of the room is refused by a trigger; others in the same statement are tried again without it. */
async function refuseEntries(kysely: Database, room: string): Promise<SavingFault> {
  const body = sql.lit("begin raise exception 'injected'; end");
  await sql`create or replace function refuse_entry() returns trigger language plpgsql as ${body}`.execute(kysely);
  await sql`create trigger injected before insert on entry for each row when (new.room = ${sql.lit(room)})
    execute function refuse_entry()`.execute(kysely);
  // A trigger leaves no trace of its own: the refusal, which is checked, shows that it was met.
  return { isMet: () => true, end: () => sql`drop trigger if exists injected on entry`.execute(kysely) };
}

/** Another transaction holds the row of the room, so that the statement waits for it. */
async function lockRoom(kysely: Database, fault: Fault | 'is lost', room: string): Promise<SavingFault> {
  const locked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const transaction = kysely.transaction().execute(async (trx) => {
    await sql`select 1 from room where id = ${room} for update`.execute(trx);
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  let isMet = false;
  const poll = setInterval(async () => {
    const waiting = await sql<{ pid: number }>`select pid from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%insert into entry%'`.execute(kysely);
    const [first] = waiting.rows;
    if (!first || isMet) return;
    isMet = true;
    clearInterval(poll);
    if (fault === 'is late') setTimeout(released.resolve, LATE_MS);
    if (fault !== 'is lost') return;
    await sql`select pg_terminate_backend(${first.pid})`.execute(kysely);
    released.resolve();
  }, POLL_MS);
  const end = async (): Promise<void> => {
    clearInterval(poll);
    released.resolve();
    await transaction;
  };
  return { isMet: () => isMet, end };
}
