import { whyNoUndo } from '@oia/narration';
import type { ReactNode } from 'react';
import { useStore } from '../../base/use-store.ts';
import { changeSettings, settings } from '../../common/settings.ts';
import { useWords } from '../../common/words.tsx';
import { useGameContext } from '../game-context.tsx';

const DRAWINGS = {
  flip: 'M7 3v14M4 6l3-3 3 3M13 17V3M10 14l3 3 3-3',
  rotate: 'M16 10a6 6 0 1 1-2-4.5M16 3v4h-4',
  zoomIn: 'M13 13l4 4M3 8.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M6 8.5h5M8.5 6v5',
  zoomOut: 'M13 13l4 4M3 8.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M6 8.5h5',
  reset: 'M3 10 10 4l7 6M5 9v7h10V9',
  '2d': 'M4 4h12v12H4ZM10 4v12M4 10h12',
  '3d': 'M10 3l6.5 3.5v7L10 17l-6.5-3.5v-7ZM3.5 6.5 10 10l6.5-3.5M10 10v7',
  first: 'M5 4v12M16 4 8 10l8 6Z',
  previous: 'M14 4 6 10l8 6Z',
  next: 'M6 4l8 6-8 6Z',
  last: 'M15 4v12M4 4l8 6-8 6Z',
  undo: 'M7 4 3 8l4 4M3 8h8.5a4.5 4.5 0 0 1 0 9H8',
  restart: 'M3 3v14M11 4 7 8l4 4M7 8h6a4.5 4.5 0 0 1 0 9h-3',
  sound: 'M3 8v4h3l4 4V4L6 8ZM13 7.5a3.5 3.5 0 0 1 0 5M15.5 5a7 7 0 0 1 0 10',
  silence: 'M3 8v4h3l4 4V4L6 8ZM13 8l4 4M17 8l-4 4',
  full: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
} as const;

export type ToolName = keyof typeof DRAWINGS;

export function ToolIcon({ name }: { readonly name: ToolName }): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="tool-icon">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}

interface ToolButtonProps {
  readonly icon: ToolName;
  readonly label: string;
  /** It can still be pressed, and then says why nothing happens. */
  readonly isOff?: boolean;
  /** Pressed or not, for a toggle. */
  readonly isOn?: boolean;
  readonly onPress: () => void;
}

/** A small button with an icon; its label is the tooltip and the name for screen readers. */
export function ToolButton({ icon, label, isOff, isOn, onPress }: ToolButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="button icon"
      title={label}
      aria-label={label}
      aria-disabled={isOff}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <ToolIcon name={icon} />
    </button>
  );
}

/** Undoes the last step, or says why that is not possible. */
export function useUndo(): { readonly canUndo: boolean; readonly undo: () => void; readonly restart: () => void } {
  const { noUndo } = useWords();
  const { session, state, say } = useGameContext();
  const { game } = state;
  const canUndo = session.can({ kind: 'undo' });
  const or = (undo: () => void) => () => {
    if (canUndo) undo();
    else if (game) say(noUndo[whyNoUndo(game)]);
  };
  return {
    canUndo,
    undo: or(() => session.send({ kind: 'undo' })),
    restart: or(() => session.send({ kind: 'restartTurn' })),
  };
}

/** The buttons are never disabled: they say why nothing can be undone. */
export function UndoButtons(): ReactNode {
  const { game } = useWords().ui;
  const { canUndo, undo, restart } = useUndo();
  return (
    <>
      <ToolButton icon="undo" label={game.undo} isOff={!canUndo} onPress={undo} />
      <ToolButton icon="restart" label={game.restartTurn} isOff={!canUndo} onPress={restart} />
    </>
  );
}

/** Turns sounds on and off. Using it also answers the question about sounds. */
export function SoundToggle(): ReactNode {
  const { game } = useWords().ui;
  const { sound } = useStore(settings);
  return (
    <ToolButton
      icon={sound ? 'sound' : 'silence'}
      label={game.sound}
      isOn={sound}
      onPress={() => changeSettings({ sound: !sound, soundAsked: true })}
    />
  );
}
