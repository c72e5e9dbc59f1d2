import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { api } from '../../../online/api.ts';
import { ensureMember, rememberAnswer } from '../../../online/member.ts';
import { sayRefusal, useOnlineWords } from '../../../online/online-words.ts';
import type { RemoteRoom } from '../../../online/remote-room.ts';
import { tabConnection } from '../../../online/tab-connection.ts';
import { useMember } from '../../../online/use-member.ts';
import { useRoomContext } from '../room-context.tsx';

export const LONGEST_NAME = 30;

/** Guests may choose a name; nobody has to. */
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
    <form className="field room-name" onSubmit={(event) => void save(event)}>
      <label htmlFor={id}>{words.name}</label>
      <span className="row">
        <input
          id={id}
          type="text"
          value={name}
          maxLength={LONGEST_NAME}
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

/** Others see a new name once its owner sits down anew. */
async function sitAgain(room: RemoteRoom, seat: number): Promise<void> {
  tabConnection().renew();
  await room.act({ kind: 'stand' });
  await room.act({ kind: 'sit', seat });
}

/** Takes a seat. Whoever is nobody yet becomes a guest by that, of this name if there is one. */
export async function sitDown(room: RemoteRoom, seat: number, name: string): Promise<void> {
  const joined = await ensureMember(name.trim());
  if (!joined.ok) return room.refuse(joined.code);
  // A socket that was opened before belongs to nobody.
  tabConnection().renew();
  await room.act({ kind: 'sit', seat });
}
