import type { MemberId } from '@oia/protocol';
import type { OwnStream } from './own-stream.ts';

/** The streams of all that are open, by whose they are. */
export class OwnStreams {
  readonly #byMember = new Map<MemberId, Set<OwnStream>>();

  add(member: MemberId, stream: OwnStream): void {
    const streams = this.#byMember.get(member) ?? new Set();
    this.#byMember.set(member, streams.add(stream));
  }

  remove(member: MemberId, stream: OwnStream): void {
    const streams = this.#byMember.get(member);
    streams?.delete(stream);
    if (streams?.size === 0) this.#byMember.delete(member);
  }

  /** Something is new for this member: nobody has to wait until it is looked for. */
  look(member: MemberId): void {
    for (const stream of this.#byMember.get(member) ?? []) stream.look().catch(() => undefined);
  }
}
