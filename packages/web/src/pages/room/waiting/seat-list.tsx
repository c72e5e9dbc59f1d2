import { LEVELS, type Level } from '@oia/engine';
import { seatLetter } from '@oia/rules';
import { levelOf } from '@oia/table';
import { type ReactNode, useId, useState } from 'react';
import { useAllWords } from '../../../common/words.tsx';
import { useMember } from '../../../online/member.ts';
import { LevelOptions } from '../../../parts/level-options.tsx';
import { LookMark } from '../../../parts/look-mark.tsx';
import { useRoomContext } from '../room-context.tsx';
import { MAX_NAME_LENGTH, sitDown } from './name-field.tsx';

interface SeatProps {
  readonly seat: number;
  /** The name to take the seat with; empty to keep the known name. */
  readonly name: string;
}

/** The taken and the free seats. */
export function SeatList(): ReactNode {
  const { words, view } = useRoomContext();
  // undefined: the known name.
  const [name, setName] = useState<string>();
  return (
    <section className="card">
      <h2>{words.seats}</h2>
      <VisitorName name={name} change={setName} />
      <ul className="room-seats">
        {view.setup.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <SeatRow key={seat} seat={seat} name={name ?? ''} />
        ))}
      </ul>
      <FillSeats />
    </section>
  );
}

interface VisitorNameProps {
  readonly name: string | undefined;
  readonly change: (name: string) => void;
}

/** Asks a visitor for a name before the seat is taken, because taking the last seat starts the game. */
function VisitorName({ name, change }: VisitorNameProps): ReactNode {
  const { words, state, view } = useRoomContext();
  const me = useMember();
  const id = useId();
  const isVisitor = state.seat === undefined && me !== undefined && !view.isRated && freeSeats(view).length > 0;
  if (!isVisitor || (me !== 'anonymous' && me.kind !== 'guest')) return undefined;
  return (
    <div className="field room-name">
      <label htmlFor={id}>{words.name}</label>
      <input
        id={id}
        type="text"
        value={name ?? (me === 'anonymous' ? '' : me.name)}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="nickname"
        onChange={({ target }) => change(target.value)}
      />
      {me === 'anonymous' && <p className="soft">{words.sitNote}</p>}
    </div>
  );
}

function SeatRow({ seat, name }: SeatProps): ReactNode {
  const { words, view } = useRoomContext();
  const { looks, seats } = view.setup;
  // In teams of two every other player is on the same side.
  const side = seats.length === 4 ? seat % 2 : seat;
  return (
    <li>
      <LookMark look={looks[side] ?? 0} />
      <span className="soft">{words.seat({ letter: seatLetter(seat) })}</span>
      <Sitter seat={seat} />
      <SeatAction seat={seat} name={name} />
    </li>
  );
}

function Sitter({ seat }: { readonly seat: number }): ReactNode {
  const { ui } = useAllWords();
  const { words, view, state } = useRoomContext();
  const sitting = view.sittings.find((one) => one.seat === seat);
  const occupant = view.setup.seats[seat];
  const level = occupant && levelOf(occupant);
  if (level !== undefined) return <strong>{`${ui.common.computer}, ${ui.computers.level({ level })}`}</strong>;
  if (!sitting) return <em>{words.free}</em>;
  return (
    <span>
      <strong>{sitting.name || words.guest}</strong>
      {sitting.rating !== undefined && <span className="soft"> {words.rating({ rating: sitting.rating })}</span>}
      {state.seat === seat && ' '}
      {state.seat === seat && <span className="room-you">{words.you}</span>}
    </span>
  );
}

/** Takes a free seat, or leaves the user's own. */
function SeatAction({ seat, name }: SeatProps): ReactNode {
  const { words, room, state, view } = useRoomContext();
  const [isBusy, setBusy] = useState(false);
  if (state.seat === seat) {
    return (
      <button
        type="button"
        className="button quiet"
        // Actions do not reject: refusals come as answers, and are shown.
        onClick={() => void room.act({ kind: 'stand' })}
      >
        {words.stand}
      </button>
    );
  }
  if (state.seat !== undefined || !freeSeats(view).includes(seat)) return undefined;
  const sit = (): void => {
    setBusy(true);
    // Requests do not reject: refusals come as answers, and are shown.
    void sitDown(room, seat, name).finally(() => setBusy(false));
  };
  return (
    <button
      type="button"
      className="button primary"
      aria-disabled={isBusy}
      aria-label={`${words.sit}: ${words.seat({ letter: seatLetter(seat) })}`}
      onClick={isBusy ? undefined : sit}
    >
      {words.sit}
    </button>
  );
}

type View = ReturnType<typeof useRoomContext>['view'];

const freeSeats = ({ setup, sittings }: View): number[] =>
  setup.seats.flatMap(({ player }, seat) =>
    player === 'remote' && !sittings.some((one) => one.seat === seat) ? [seat] : [],
  );

const USUAL_LEVEL: Level = 4;

/** Lets the host fill the free seats with computers. */
function FillSeats(): ReactNode {
  const { words, room, view } = useRoomContext();
  const id = useId();
  const [level, setLevel] = useState<Level>(USUAL_LEVEL);
  const [first] = freeSeats(view);
  if (!view.isOpener || view.isRated || first === undefined) return undefined;
  const choose = (value: string): void => setLevel(LEVELS.find((each) => String(each) === value) ?? USUAL_LEVEL);
  return (
    <div className="room-fill">
      <label htmlFor={id}>{words.fillLevel}</label>
      <select id={id} value={level} onChange={({ target }) => choose(target.value)}>
        <LevelOptions />
      </select>
      <button
        type="button"
        className="button"
        // Actions do not reject: refusals come as answers, and are shown.
        onClick={() => void room.act({ kind: 'fill', seat: first, level })}
      >
        {words.fill}
      </button>
    </div>
  );
}
