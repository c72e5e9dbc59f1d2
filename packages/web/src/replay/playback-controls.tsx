import { type ReactNode, useId } from 'react';
import { useAllWords } from '../common/words.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { SpeedChoice } from '../parts/speed-choice.tsx';
import type { Playback } from './use-playback.ts';

export function PlaybackControls({ playback }: { readonly playback: Playback }): ReactNode {
  const { replay } = useAllWords().ui;
  const { at, length, isPlaying, go, toggle } = playback;
  const id = useId();
  const player = isPlaying ? 'pause' : 'play';
  return (
    <fieldset className="replay-controls">
      <legend className="unseen">{replay.controls}</legend>
      <div className="replay-buttons">
        <IconButton icon="toStart" name={replay.toStart} isOff={at === 0} onPress={() => go(0)} />
        <IconButton icon="back" name={replay.stepBack} isOff={at === 0} onPress={() => go(at - 1)} />
        <IconButton icon={player} name={replay[player]} isPrimary isOff={length === 0} onPress={toggle} />
        <IconButton icon="forward" name={replay.stepOn} isOff={at === length} onPress={() => go(at + 1)} />
        <IconButton icon="toEnd" name={replay.toEnd} isOff={at === length} onPress={() => go(length)} />
        <SpeedChoice />
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
