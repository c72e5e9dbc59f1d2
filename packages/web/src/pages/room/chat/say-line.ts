import type { ChatLine } from '@oia/protocol';
import { useRoomContext } from '../room-context.tsx';

/** What was said, phrases in the language of the reader. */
export function useSayLine(): (line: ChatLine) => string {
  const { words, nameOf } = useRoomContext();
  return ({ seat, said }) => {
    const text = 'phrase' in said ? words.phrase[said.phrase] : said.text;
    return words.said({ player: nameOf(seat), text });
  };
}
