import { type PowerSet, SETS } from '@oia/rules';
import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { Toggle } from '../../parts/toggle.tsx';
import type { RequestProps } from './deal-form.tsx';
import { allowsHeroes, normalizedRequest } from './deal-request.ts';

/** The sets to deal from. */
export function DealSets({ request, onChange }: RequestProps): ReactNode {
  const { newGame, picker, randomizer } = useAllWords().ui;
  const { sets } = normalizedRequest(request);
  const toggle = (set: PowerSet, isOn: boolean): void =>
    onChange({ sets: SETS.filter((one) => (one === set ? isOn : request.sets.includes(one))) });
  const refusal = (set: PowerSet): string | undefined => {
    if (set === 'hero' && !allowsHeroes(request)) return newGame.heroesForTwo;
    return sets.length === 1 && sets.includes(set) ? newGame.lastSet : undefined;
  };
  return (
    <fieldset>
      <legend className="legend">{newGame.sets}</legend>
      {SETS.map((set) => (
        <Toggle
          key={set}
          label={set === 'hero' ? randomizer.heroes : picker.sets[set]}
          isOn={sets.includes(set)}
          refusal={refusal(set)}
          onChange={(isOn) => toggle(set, isOn)}
        />
      ))}
      {sets.includes('hero') && sets.length > 1 && <p className="soft randomizer-note">{newGame.setsMixed}</p>}
    </fieldset>
  );
}
