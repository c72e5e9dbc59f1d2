import type { CommandId, MemberId, RoomAnswer } from '@oia/protocol';
import type { RoomEntry } from './room-entry.ts';

/** More than can be under way at once. */
const MAX_ANSWERS = 32;

const keyOf = (member: MemberId, id: CommandId): string => `${member} ${id}`;

/** The answers to the last commands that changed something, for commands that are sent again. */
export class Answers {
  /** A version: the command is durable. */
  readonly #answers = new Map<string, Promise<RoomAnswer> | number>();

  /** Restores answers from stored entries. */
  constructor(entries: readonly RoomEntry[]) {
    for (const { command, version, refusal } of entries.slice(-MAX_ANSWERS)) {
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
    if (this.#answers.size <= MAX_ANSWERS) return;
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined) this.#answers.delete(oldest);
  }
}
