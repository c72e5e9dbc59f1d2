import { readLevel } from '@oia/engine';
import { isOut, seatsOf } from '@oia/rules';
import { levelOf, type Seat } from '@oia/table';
import { type ReactNode, useId } from 'react';
import { useStore } from '../../base/use-store.ts';
import { changeSettings, settings } from '../../common/settings.ts';
import { useAllWords } from '../../common/words.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { LevelOptions } from '../../parts/level-options.tsx';
import { ShareDialog } from '../../parts/share-dialog.tsx';
import { Toggle } from '../../parts/toggle.tsx';
import { type DialogName, useGameContext } from '../game-context.tsx';
import { isPersons, MoreDialog, seatAtScreen } from './more-dialog.tsx';

/** The dialog that is open over the game. */
export function GameDialogs({ dialog }: { readonly dialog: DialogName }): ReactNode {
  const { open } = useGameContext();
  const close = (): void => open(undefined);
  switch (dialog) {
    case 'more':
      return <MoreDialog onClose={close} />;
    case 'seats':
      return <SeatsDialog onClose={close} />;
    case 'help':
      return <HelpDialog onClose={close} />;
    case 'resign':
      return <ResignDialog onClose={close} />;
    case 'share':
      return <ShareGame onClose={close} />;
  }
}

/** How to play by touch and by keyboard. */
function HelpDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { gameHelp } = useAllWords().ui;
  const { shortcuts } = useStore(settings);
  return (
    <Dialog title={gameHelp.keysTitle} isOpen onClose={onClose}>
      <p>{gameHelp.goal}</p>
      <p>{gameHelp.keysIntro}</p>
      <p>{gameHelp.keysBoard}</p>
      <p>{gameHelp.keysLog}</p>
      <dl className="help-keys">
        {Object.entries(gameHelp.keys).map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Toggle
        label={gameHelp.lettersOn}
        note={gameHelp.noKeys}
        isOn={shortcuts}
        onChange={(isOn) => changeSettings({ shortcuts: isOn })}
      />
    </Dialog>
  );
}

/** Asks before a player resigns. */
function ResignDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { gameHelp } = useAllWords().ui;
  const { session, nameOf } = useGameContext();
  const seat = seatAtScreen(session);
  const continues = useContinues();
  if (seat === undefined) return undefined;
  const resign = (): void => {
    onClose();
    session.send({ kind: 'resign' }, seat);
  };
  return (
    <ConfirmDialog title={gameHelp.resignTitle} action={gameHelp.resignNow} onClose={onClose} onConfirm={resign}>
      <p>{gameHelp.resignQuestion({ player: nameOf(seat) })}</p>
      {continues && <p>{gameHelp.resignOthers}</p>}
    </ConfirmDialog>
  );
}

/** True if a resignation leaves two of three players in the game. */
function useContinues(): boolean {
  const { shown } = useGameContext();
  const { match, view } = shown;
  const left = seatsOf(match).filter((seat) => !isOut(view, seat));
  return match.sides > 2 && left.length > 2;
}

/** Lets the computer stand in for a player who has left, until they come back. */
function SeatsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { game, gameHelp } = useAllWords().ui;
  const { state } = useGameContext();
  return (
    <Dialog title={game.seats} isOpen onClose={onClose}>
      <p>{gameHelp.seatsNote}</p>
      <div className="stack">
        {state.setup.seats.map(
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          (seat, i) => isPersons(seat) && <SeatField key={i} index={i} seat={seat} />,
        )}
      </div>
    </Dialog>
  );
}

const PERSON = 'person';

function SeatField({ index, seat }: { readonly index: number; readonly seat: Seat }): ReactNode {
  const { session, nameOf } = useGameContext();
  const id = useId();
  const choose = (value: string): void => {
    const level = readLevel(value);
    if (level === undefined) session.send({ kind: 'comeBack', seat: index });
    else session.send({ kind: 'standIn', seat: index, level: level });
  };
  return (
    <div className="field">
      <label htmlFor={id}>{nameOf(index)}</label>
      <select id={id} value={levelOf(seat) ?? PERSON} onChange={({ target }) => choose(target.value)}>
        <option value={PERSON}>{nameOf(index)}</option>
        <LevelOptions />
      </select>
    </div>
  );
}

/** Shares only what the viewer may know. */
function ShareGame({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { game, viewer, draft, setup, past } = useGameContext().state;
  if (!game) return undefined;
  return <ShareDialog game={game} viewer={viewer} setup={setup} draft={draft} at={past} onClose={onClose} />;
}
