import type { CommandId, MemberId } from '@oia/protocol';
import type { RoomAnswer } from '../rooms/rooms.ts';
import type { RoomEntry } from './room-entry.ts';

/** Enough for everything that can be on its way at once. */
const KEPT = 32;

const keyOf = (member: MemberId, id: CommandId): string => `${member} ${id}`;

/** The answers to the last commands that changed something: sent again, a command gets the same. */
export class Answers {
  /** The version, once it is durable. */
  readonly #answers = new Map<string, Promise<RoomAnswer> | number>();

  /** From what is stored: after a restart too. */
  constructor(entries: readonly RoomEntry[]) {
    for (const { command, version, refusal } of entries.slice(-KEPT)) {
      if (!command) continue;
      this.#set(keyOf(command.member, command.id), refusal ? Promise.resolve({ ok: false, refusal }) : version);
    }
  }

  get(member: MemberId, id: CommandId): Promise<RoomAnswer> | undefined {
    const known = this.#answers.get(keyOf(member, id));
    return typeof known === 'number' ? Promise.resolve({ ok: true, version: known }) : known;
  }

  keep(member: MemberId, id: CommandId, answer: Promise<RoomAnswer>): void {
    const key = keyOf(member, id);
    this.#set(key, answer);
    answer.then((given) => {
      if (given.ok && this.#answers.get(key) === answer) this.#answers.set(key, given.version);
    });
  }

  #set(key: string, answer: Promise<RoomAnswer> | number): void {
    this.#answers.set(key, answer);
    if (this.#answers.size <= KEPT) return;
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined) this.#answers.delete(oldest);
  }
}
