import type { ReportBody } from '@oia/protocol';
import type { RoomWords } from '@oia/texts';
import { type ReactNode, useId, useState } from 'react';
import { useStore } from '../../../base/use-store.ts';
import { isMuted, mutedSeats, setMuted } from '../../../online/muted-seats.ts';
import { requestJson } from '../../../online/request.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { useRoomContext } from '../room-context.tsx';

/** Buttons to mute and to report other players. */
export function ChatPeople(): ReactNode {
  const { words, state, view } = useRoomContext();
  const [reported, report] = useState<number>();
  const others = view.sittings.filter(({ seat, kind }) => seat !== state.seat && kind !== 'program');
  const people = others.map(({ seat }) => <Person key={seat} seat={seat} onReport={() => report(seat)} />);
  return (
    <div className="room-people">
      {people.length > 1 ? <Folded title={words.people}>{people}</Folded> : people}
      {reported !== undefined && <ReportDialog seat={reported} onClose={() => report(undefined)} />}
    </div>
  );
}

/** Folded if there are several players, to leave room for the chat. */
const Folded = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <details>
    <summary>{title}</summary>
    {children}
  </details>
);

function Person({ seat, onReport }: { readonly seat: number; readonly onReport: () => void }): ReactNode {
  const { words, room, nameOf } = useRoomContext();
  const muted = isMuted(useStore(mutedSeats), room.id, seat);
  const player = nameOf(seat);
  const toggle = (): void => {
    setMuted(room.id, seat, !muted);
    // Works in this room in any case; with an account the server applies it to other games too.
    if (!muted) void requestJson('POST', '/api/mutes', { room: room.id, seat });
  };
  return (
    <p className="row">
      <button type="button" className="button quiet" onClick={toggle}>
        {muted ? words.unmute({ player }) : words.mute({ player })}
      </button>
      <button type="button" className="button quiet" onClick={onReport}>
        {words.report({ player })}
      </button>
    </p>
  );
}

type Reason = keyof RoomWords['reportReasons'];

interface ReportDialogProps {
  readonly seat: number;
  readonly onClose: () => void;
}

/** Reports a player to the operators of the server. */
function ReportDialog({ seat, onClose }: ReportDialogProps): ReactNode {
  const { words, nameOf } = useRoomContext();
  const [reason, setReason] = useState<Reason>('insult');
  const [note, setNote] = useState('');
  const { message, send } = useReport(seat);
  const actions = (
    <button
      type="button"
      className="button danger"
      // Requests do not reject: refusals come as answers, and are shown.
      onClick={() => void send(reason, note)}
    >
      {words.reportSend}
    </button>
  );
  return (
    <Dialog title={words.report({ player: nameOf(seat) })} isOpen onClose={onClose} actions={!message && actions}>
      <p role="status">{message}</p>
      {!message && <Reasons chosen={reason} onChoose={setReason} />}
      {!message && <NoteField note={note} onChange={setNote} />}
    </Dialog>
  );
}

function useReport(seat: number): {
  readonly message: string;
  readonly send: (reason: Reason, note: string) => Promise<void>;
} {
  const { words, room, view } = useRoomContext();
  const [message, setMessage] = useState('');
  const said = view.chat.findLast((line) => line.seat === seat)?.at;
  const send = async (reason: Reason, note: string): Promise<void> => {
    const body: ReportBody = {
      room: room.id,
      seat,
      reason,
      ...(said === undefined ? {} : { said }),
      ...(note.trim() === '' ? {} : { note: note.trim() }),
    };
    const { ok } = await requestJson('POST', '/api/reports', body);
    setMessage(ok ? words.reported : words.notReported);
  };
  return { message, send };
}

function Reasons({
  chosen,
  onChoose,
}: {
  readonly chosen: Reason;
  readonly onChoose: (reason: Reason) => void;
}): ReactNode {
  const { words } = useRoomContext();
  const name = useId();
  return (
    <fieldset className="room-reasons">
      <legend>{words.reportQuestion}</legend>
      {(Object.keys(words.reportReasons) as Reason[]).map((reason) => (
        <label key={reason}>
          <input type="radio" name={name} checked={reason === chosen} onChange={() => onChoose(reason)} />
          {words.reportReasons[reason]}
        </label>
      ))}
    </fieldset>
  );
}

function NoteField({
  note,
  onChange,
}: {
  readonly note: string;
  readonly onChange: (note: string) => void;
}): ReactNode {
  const { words } = useRoomContext();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{words.reportNote}</label>
      <textarea id={id} value={note} maxLength={500} rows={3} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}
