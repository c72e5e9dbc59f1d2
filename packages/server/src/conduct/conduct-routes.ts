import { type ChatLine, Done, MemberId, MuteBody, MutesAnswer, ReportBody, type RoomId } from '@oia/protocol';
import { Type } from 'typebox';
import type { Member } from '../accounts/member.ts';
import type { Members } from '../accounts/members.ts';
import { requireMember } from '../accounts/request-member.ts';
import { ApiError, type Plugin } from '../routing/route.ts';
import { HOUR_MS } from '../util/time.ts';
import type { ConductStore } from './conduct-store.ts';

/** A member at a seat, and their chat as far as the caller could read it. */
export interface MemberAtSeat {
  readonly member: Member;
  readonly lines: readonly ChatLine[];
}

/** undefined: there is no such room, or the seat is empty. */
export type FindMemberAtSeat = (room: RoomId, seat: number, caller: Member) => Promise<MemberAtSeat | undefined>;

export interface ConductRoutesOptions {
  readonly conduct: ConductStore;
  readonly members: Pick<Members, 'byName'>;
  readonly memberAtSeat: FindMemberAtSeat;
  readonly now?: () => number;
}

const tags = ['conduct'];
const response = { '2xx': Done };

/** Reports for the operator, and mutes. */
export const conductRoutes: Plugin<ConductRoutesOptions> = async (http, options) => {
  const { conduct, members, memberAtSeat, now = Date.now } = options;

  async function targetOf(body: MuteBody, caller: Member): Promise<MemberAtSeat> {
    const found = 'player' in body ? await byName(body.player) : await memberAtSeat(body.room, body.seat, caller);
    if (!found || found.member.id === caller.id)
      throw new ApiError(404, 'noSuchThing', 'There is no other player there.');
    return found;
  }

  async function byName(name: string): Promise<MemberAtSeat | undefined> {
    const member = await members.byName(name);
    return member && { member, lines: [] };
  }

  http.post(
    '/reports',
    {
      schema: { summary: 'Reports a player to the operator', tags, body: ReportBody, response },
      config: { rateLimit: { max: 10, timeWindow: HOUR_MS } },
    },
    async (request) => {
      const { body } = request;
      const me = requireMember(request);
      const { member, lines } = await targetOf(body, me);
      const inRoom = 'room' in body ? body : undefined;
      await conduct.addReport({
        at: now(),
        by: me.id,
        about: member,
        room: inRoom?.room,
        said: wordsOf(lines.find(({ at }) => at === inRoom?.said)),
        reason: body.reason,
        note: body.note,
      });
      return {};
    },
  );

  http.get(
    '/mutes',
    { schema: { summary: 'The players I muted', tags, response: { '2xx': MutesAnswer } } },
    async (request) => ({
      mutes: [...(await conduct.mutes(requireMember(request).id))],
    }),
  );

  http.post('/mutes', { schema: { summary: 'Mutes a player', tags, body: MuteBody, response } }, async (request) => {
    const me = requireMember(request);
    const { member } = await targetOf(request.body, me);
    await conduct.mute(me.id, { id: member.id, name: member.name, at: now() });
    return {};
  });

  const params = Type.Object({ id: MemberId });
  http.delete('/mutes/:id', { schema: { summary: 'Unmutes a player', tags, params, response } }, async (request) => {
    await conduct.unmute(requireMember(request).id, request.params.id);
    return {};
  });
};

/** The words as the server stored them, not as the reporter quotes them. */
function wordsOf(line: { said: { text: string } | { phrase: string } } | undefined): string | undefined {
  return line && ('text' in line.said ? line.said.text : line.said.phrase);
}
