import type { ChatLine } from '@oia/protocol';
import { accepted, type RoomContext, type RoomDecision, type RoomHandler, refused } from './decision.ts';

/** Limit of chat lines per player. */
const MAX_LINES = 5;
const WITHIN_MS = 10_000;

export const sayPhrase: RoomHandler<'sayPhrase'> = (context, { phrase }) => said(context, { phrase });

export const sayText: RoomHandler<'sayText'> = (context, { text }) => {
  const { terms } = context;
  const shown = visible(text);
  if (!terms.hasChat) return refused('noChat');
  return shown === '' ? refused('badCommand') : said(context, { text: shown });
};

function said({ state, member, seat, now }: RoomContext, words: ChatLine['said']): RoomDecision {
  if (seat === undefined) return refused('notSeated');
  const own = state.chat.filter((line) => line.seat === seat && line.at > now - WITHIN_MS);
  return own.length >= MAX_LINES
    ? refused('tooOften')
    : accepted({ said: { seat, name: member.name, said: words, at: now } });
}

/** Drops control characters and direction marks. */
const visible = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
