import type { MemberId, RoomId } from '@oia/protocol';
import type { LocalRooms } from '../rooms/local-rooms.ts';
import { SharedRooms } from '../rooms/shared-rooms.ts';
import type { ProcessId } from '../store/process-store.ts';
import type { Letter } from './letters.ts';
import type { Post } from './post.ts';

/** What concerns those who are connected here, whichever process it happened in. */
export interface Heard {
  lobbyChanged(): void;
  turn(member: MemberId, room: RoomId): void;
}

/** The other processes of this server: their rooms, and what they and this one tell each other. */
export class OtherProcesses {
  readonly rooms: SharedRooms;
  readonly #post: Post;
  readonly #heard: Heard;

  constructor(post: Post, local: LocalRooms, heard: Heard) {
    this.#post = post;
    this.#heard = heard;
    this.rooms = new SharedRooms(local, post);
    post.listen({
      letter: (from, letter) => this.#hear(from, letter),
      undelivered: (to, letters) => this.rooms.undelivered(to, letters),
      gap: () => this.#missed(),
    });
  }

  tellLobby(): void {
    this.#post.sendAll({ kind: 'lobby' });
  }

  tellTurn(member: MemberId, room: RoomId): void {
    this.#post.sendAll({ kind: 'turn', member, room });
  }

  #hear(from: ProcessId, letter: Letter): void {
    if (letter.kind === 'lobby') this.#heard.lobbyChanged();
    else if (letter.kind === 'turn') this.#heard.turn(letter.member, letter.room);
    else this.rooms.hear(from, letter);
  }

  #missed(): void {
    this.rooms.gap();
    this.#heard.lobbyChanged();
  }

  /** The rooms of this process are about to be free. */
  letGo(): void {
    this.rooms.letGo();
  }

  async close(): Promise<void> {
    this.rooms.close();
    await this.#post.close();
  }
}
