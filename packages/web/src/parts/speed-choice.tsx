import type { ReactNode } from 'react';
import { useStore } from '../base/use-store.ts';
import { changeSettings, SPEEDS, settings } from '../common/settings.ts';
import { useWords } from '../common/words.tsx';

/** The speed of computers. It applies from their next step on, and to other games too. */
export function SpeedChoice(): ReactNode {
  const { computers } = useWords().ui;
  const { speed } = useStore(settings);
  const choose = (value: string): void => {
    const chosen = SPEEDS.find((each) => String(each) === value);
    if (chosen) changeSettings({ speed: chosen });
  };
  return (
    <label className="game-speed">
      {computers.speed}
      <select value={speed} onChange={({ target }) => choose(target.value)}>
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {computers.speeds[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
