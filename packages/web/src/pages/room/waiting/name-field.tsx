import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { api } from '../../../online/api.ts';
import { rememberAnswer } from '../../../online/member.ts';
import { sayRefusal, useOnlineWords } from '../../../online/online-words.ts';
import { useMember } from '../../../online/use-member.ts';
import { useRoomContext } from '../room-context.tsx';
import { sitAgain } from '../sit-down.ts';

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
