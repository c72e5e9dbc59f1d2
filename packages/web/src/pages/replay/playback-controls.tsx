import { type ReactNode, useId } from 'react';
import { useAllWords } from '../../words.tsx';
import type { Playback } from './use-playback.ts';

/** Icons as paths in a 20 by 20 box. */
const SHAPES = {
  toStart: 'M4 4v12M16 4 7 10l9 6z',
  stepBack: 'M14 4 5 10l9 6z',
  play: 'M6 3.5 16 10 6 16.5z',
  pause: 'M6.5 4v12M13.5 4v12',
  stepOn: 'M6 4l9 6-9 6z',
  toEnd: 'M16 4v12M4 4l9 6-9 6z',
} as const;

interface ControlProps {
  readonly shape: keyof typeof SHAPES;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

/** Not `disabled`, so that the button keeps the focus when the end is reached. */
function Control({ shape, isOff = false, onPress }: ControlProps): ReactNode {
  const name = useAllWords().ui.replay[shape];
  return (
    <button
      type="button"
      className={shape === 'play' || shape === 'pause' ? 'button primary' : 'button'}
      aria-label={name}
      title={name}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={SHAPES[shape]} fill="currentColor" stroke="currentColor" strokeWidth="2.2" strokeLinejoin="round" />
      </svg>
    </button>
  );
}

export function PlaybackControls({ playback }: { readonly playback: Playback }): ReactNode {
  const { replay } = useAllWords().ui;
  const { at, length, isPlaying, go, toggle } = playback;
  const id = useId();
  return (
    <fieldset className="replay-controls">
      <legend className="unseen">{replay.controls}</legend>
      <div className="replay-buttons">
        <Control shape="toStart" isOff={at === 0} onPress={() => go(0)} />
        <Control shape="stepBack" isOff={at === 0} onPress={() => go(at - 1)} />
        <Control shape={isPlaying ? 'pause' : 'play'} isOff={length === 0} onPress={toggle} />
        <Control shape="stepOn" isOff={at === length} onPress={() => go(at + 1)} />
        <Control shape="toEnd" isOff={at === length} onPress={() => go(length)} />
      </div>
      <label className="unseen" htmlFor={id}>
        {replay.step}
      </label>
      <input
        id={id}
        className="replay-slider"
        type="range"
        min={0}
        max={length}
        value={at}
        aria-valuetext={replay.stepOf({ step: at, of: length })}
        onChange={(event) => go(Number(event.target.value))}
      />
      <span className="soft replay-count" aria-hidden="true">
        {at} / {length}
      </span>
    </fieldset>
  );
}
