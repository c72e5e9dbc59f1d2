import type { Looks } from '@oia/table';
import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import type { FormProps } from '../../new-game/form-props.ts';
import { namesIn } from '../../new-game/form-words.ts';
import { ChoiceGroup } from '../../parts/choice-group.tsx';
import { LookMark } from '../../parts/look-mark.tsx';

const LOOKS = [0, 1, 2] as const;
type Look = (typeof LOOKS)[number];

/** Each side has a different look: choosing another side's look swaps the two. */
function withLook(looks: Looks, side: number, look: Look): Looks {
  const [a, b, c] = looks;
  const previous = looks[side] ?? look;
  const swapped = (old: Look, i: number): Look => (i === side ? look : old === look ? previous : old);
  return [swapped(a, 0), swapped(b, 1), swapped(c, 2)];
}

/** Colour, shape and pattern of each side. */
export function LookFields({ form, onChange }: FormProps): ReactNode {
  const words = useAllWords();
  const { newGame } = words.ui;
  const names = namesIn(words, form);
  const sides =
    form.players === 4 ? [0, 1].map((side) => words.together(names.filter((_, seat) => seat % 2 === side))) : names;
  const choices = LOOKS.map((look) => ({ value: look, label: <LookLabel look={look} /> }));
  return (
    <div className="new-looks">
      {sides.map((player, side) => (
        <ChoiceGroup
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place at the table
          key={side}
          legend={newGame.look({ player })}
          choices={choices}
          value={form.looks[side] ?? 0}
          onChange={(look) => onChange({ looks: withLook(form.looks, side, look) })}
        />
      ))}
      <p className="soft new-note">{newGame.lookNote}</p>
    </div>
  );
}

function LookLabel({ look }: { readonly look: Look }): ReactNode {
  return (
    <>
      <LookMark look={look} />
      <span className="unseen">{useAllWords().ui.newGame.looks[look]}</span>
    </>
  );
}
