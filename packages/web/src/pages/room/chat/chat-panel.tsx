import type { ChatLine, Phrase } from '@oia/protocol';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useStore } from '../../../base/use-store.ts';
import { isMuted, mutedSeats } from '../../../online/muted-seats.ts';
import { useRoomContext } from '../room-context.tsx';
import { ChatPeople } from './chat-people.tsx';

/** The chat is open by default if there is room for it. */
const isRoomy = (): boolean => matchMedia('(min-width: 64rem) and (min-height: 56rem)').matches;

/** The chat of the players: phrases, which are translated, and free text if the table allows it. */
export function ChatPanel(): ReactNode {
  const { words, view } = useRoomContext();
  const [isOpen, setOpen] = useState(isRoomy);
  const unread = useUnread(isOpen);
  return (
    <details className="room-chat" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {words.chat}
        {unread > 0 && <span className="room-unread">{words.chatNew({ count: unread })}</span>}
      </summary>
      <ChatLines />
      <Phrases />
      {view.hasChat && <TextForm />}
      <ChatPeople />
      <NewestLine />
    </details>
  );
}

/** How many lines of others came while the panel was closed. */
function useUnread(isOpen: boolean): number {
  const { room, state, view } = useRoomContext();
  const muted = useStore(mutedSeats);
  const others = view.chat.filter(({ seat }) => seat !== state.seat && !isMuted(muted, room.id, seat)).length;
  const [read, setRead] = useState(others);
  useEffect(() => {
    if (isOpen) setRead(others);
  }, [isOpen, others]);
  return isOpen ? 0 : Math.max(0, others - read);
}

/** Each reader sees them in their own language. */
function Phrases(): ReactNode {
  const { words, room } = useRoomContext();
  const id = useId();
  const [phrase, choose] = useState<Phrase>('hello');
  const all = Object.keys(words.phrase) as Phrase[];
  return (
    <div className="room-text room-phrases">
      <label htmlFor={id} className="unseen">
        {words.phrases}
      </label>
      <select id={id} value={phrase} onChange={({ target }) => choose(target.value as Phrase)}>
        {all.map((each) => (
          <option key={each} value={each}>
            {words.phrase[each]}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button"
        // Actions do not reject: refusals come as answers, and are shown.
        onClick={() => void room.act({ kind: 'sayPhrase', phrase })}
      >
        {words.sayPhrase}
      </button>
    </div>
  );
}

/** The server's limit, in characters. */
const MAX_MESSAGE_LENGTH = 300;

function TextForm(): ReactNode {
  const { words, room } = useRoomContext();
  const id = useId();
  const [text, setText] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return;
    const { ok } = await room.act({ kind: 'sayText', text: text.trim() });
    if (ok) setText('');
  };
  return (
    <form
      className="room-text"
      // Actions do not reject: refusals come as answers, and are shown.
      onSubmit={(event) => void send(event)}
    >
      <label htmlFor={id} className="unseen">
        {words.text}
      </label>
      <input
        id={id}
        type="text"
        value={text}
        maxLength={MAX_MESSAGE_LENGTH}
        placeholder={words.text}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button">
        {words.send}
      </button>
    </form>
  );
}

/** Announced to screen readers even while the panel is closed. */
function NewestLine(): ReactNode {
  const { room, state, view } = useRoomContext();
  const sayLine = useSayLine();
  const muted = useStore(mutedSeats);
  const begun = useRef(view.chat.at(-1)?.at ?? 0);
  const last = view.chat.at(-1);
  const isNews = last && last.at > begun.current && last.seat !== state.seat && !isMuted(muted, room.id, last.seat);
  return (
    <p className="unseen" role="status">
      {isNews && sayLine(last)}
    </p>
  );
}

/** The lines of the chat, newest last. */
function ChatLines(): ReactNode {
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to be able to scroll it
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

/** The text of a line; phrases in the language of the reader. */
function useSayLine(): (line: ChatLine) => string {
  const { words, nameOf } = useRoomContext();
  return ({ seat, said }) => {
    const text = 'phrase' in said ? words.phrase[said.phrase] : said.text;
    return words.said({ player: nameOf(seat), text });
  };
}
