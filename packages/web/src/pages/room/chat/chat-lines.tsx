import type { ChatLine } from '@oia/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from '../../../base/use-store.ts';
import { isMuted, mutedSeats } from '../../../online/muted-seats.ts';
import { useRoomContext } from '../room-context.tsx';
import { useSayLine } from './say-line.ts';

/** What was said, the newest last. */
export function ChatLines(): ReactNode {
  const { words, room, view } = useRoomContext();
  const muted = useStore(mutedSeats);
  const lines = view.chat.filter(({ seat }) => !isMuted(muted, room.id, seat));
  const box = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer chat is scrolled to its end
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  if (lines.length === 0) return <p className="soft">{words.chatEmpty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse has to be able to scroll it
    <ol className="room-lines" ref={box} tabIndex={0} aria-label={words.chat}>
      {lines.map((line) => (
        <Line key={`${line.seat} ${line.at}`} line={line} />
      ))}
    </ol>
  );
}

function Line({ line }: { readonly line: ChatLine }): ReactNode {
  const { state } = useRoomContext();
  return <li className={line.seat === state.seat ? 'own' : ''}>{useSayLine()(line)}</li>;
}
