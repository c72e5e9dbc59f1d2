import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { api } from '../../../online/api.ts';
import { ensureMember, rememberAnswer, useMember } from '../../../online/member.ts';
import { sayRefusal, useOnlineWords } from '../../../online/online-words.ts';
import type { RemoteRoom } from '../../../online/remote-room.ts';
import { tabConnection } from '../../../online/tab-connection.ts';
import { useRoomContext } from '../room-context.tsx';

export const MAX_NAME_LENGTH = 30;

/** The optional name of a guest. */
export function NameField(): ReactNode {
  const me = useMember();
  return me && me !== 'anonymous' && me.kind === 'guest' ? <NameForm known={me.name} /> : undefined;
}

function NameForm({ known }: { readonly known: string }): ReactNode {
  const { words, room, state } = useRoomContext();
  const online = useOnlineWords();
  const id = useId();
  const [name, setName] = useState(known);
  const [message, setMessage] = useState('');
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await rememberAnswer(api.changeMe({ name: name.trim() }));
    setMessage(answer.ok ? words.nameSaved : sayRefusal(online, answer.code));
    if (answer.ok && state.seat !== undefined) await sitAgain(room, state.seat);
  };
  return (
    <form
      className="field room-name"
      // Requests do not reject: refusals come as answers, and are shown.
      onSubmit={(event) => void save(event)}
    >
      <label htmlFor={id}>{words.name}</label>
      <span className="row">
        <input
          id={id}
          type="text"
          value={name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="nickname"
          required
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="button">
          {words.nameSave}
        </button>
      </span>
      <p role="status">{message}</p>
    </form>
  );
}

/** Leaves and takes the seat again, which publishes the new name. */
async function sitAgain(room: RemoteRoom, seat: number): Promise<void> {
  tabConnection().renew();
  await room.act({ kind: 'stand' });
  await room.act({ kind: 'sit', seat });
}

/** Takes a seat, and creates a guest with this name if the browser is not signed in. */
export async function sitDown(room: RemoteRoom, seat: number, name: string): Promise<void> {
  const joined = await ensureMember(name.trim());
  if (!joined.ok) return room.refuse(joined.code);
  // A socket opened before that is not signed in.
  tabConnection().renew();
  await room.act({ kind: 'sit', seat });
}
