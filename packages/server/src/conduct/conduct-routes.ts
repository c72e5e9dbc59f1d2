import { Done, MemberId, MuteBody, MutesAnswer, ReportBody } from '@oia/protocol';
import { Type } from 'typebox';
import { ApiError } from '../http/api-error.ts';
import type { Plugin } from '../http/http.ts';
import { memberNeeded } from '../http/members.ts';
import type { Member } from '../members/member.ts';
import type { Members } from '../members/members.ts';
import type { ConductStore } from '../store/conduct-store.ts';
import type { RoomStore } from '../store/room-store.ts';
import { seatedMember } from './seated-member.ts';

export interface ConductRoutesOptions {
  readonly conduct: ConductStore;
  readonly members: Pick<Members, 'byName'>;
  readonly rooms: RoomStore;
  readonly now?: () => number;
}

const tags = ['conduct'];
const response = { '2xx': Done };

/** Reports for the operator, and mutes. */
export const conductRoutes: Plugin<ConductRoutesOptions> = async (http, options) => {
  const { conduct, members, rooms, now = Date.now } = options;

  async function meant(body: MuteBody, asking: Member) {
    const found =
      'player' in body ? await byName(body.player) : await seatedMember(rooms, body.room, body.seat, asking);
    if (!found || found.member.id === asking.id) throw new ApiError(404, 'noSuchThing', 'There is nobody else there.');
    return found;
  }

  async function byName(name: string) {
    const member = await members.byName(name);
    return member && { member, lines: [] };
  }

  http.post(
    '/reports',
    {
      schema: { summary: 'Tells the operator about somebody', tags, body: ReportBody, response },
      config: { rateLimit: { max: 10, timeWindow: 3_600_000 } },
    },
    async (request) => {
      const { body } = request;
      const me = memberNeeded(request);
      const { member, lines } = await meant(body, me);
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
    { schema: { summary: 'Whom I muted', tags, response: { '2xx': MutesAnswer } } },
    async (request) => ({
      mutes: [...(await conduct.mutes(memberNeeded(request).id))],
    }),
  );

  http.post('/mutes', { schema: { summary: 'Mutes somebody', tags, body: MuteBody, response } }, async (request) => {
    const me = memberNeeded(request);
    const { member } = await meant(request.body, me);
    await conduct.mute(me.id, { id: member.id, name: member.name, at: now() });
    return {};
  });

  const params = Type.Object({ id: MemberId });
  http.delete('/mutes/:id', { schema: { summary: 'Unmutes somebody', tags, params, response } }, async (request) => {
    await conduct.unmute(memberNeeded(request).id, request.params.id);
    return {};
  });
};

/** What the server has, not what whoever reports says. */
function wordsOf(line: { said: { text: string } | { phrase: string } } | undefined): string | undefined {
  return line && ('text' in line.said ? line.said.text : line.said.phrase);
}
