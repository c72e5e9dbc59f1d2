import { powerById } from '@oia/rules';
import type { PowerId } from '@oia/texts';
import type { ReactNode } from 'react';
import { useAllWords } from '../common/words.tsx';
import { Emblem, setColours } from './emblem.tsx';
import './power-card.css';

interface PowerCardProps {
  readonly power: PowerId;
  /** Below the text: the state of the card, buttons. */
  readonly children?: ReactNode;
  /** The level of its heading. */
  readonly level?: 2 | 3 | 4;
  /** Name and title only, if the text is shown elsewhere. */
  readonly isShort?: boolean;
}

/** A power: emblem, name, title and text, under a head in the colour of its set. */
export function PowerCard({ power, children, level = 3, isShort = false }: PowerCardProps): ReactNode {
  const { text, language } = useAllWords().powers[power];
  return (
    <article className={`power-card ${powerById(power).set}`} style={setColours(power)}>
      <PowerHead power={power} level={level} />
      {!isShort && (
        <p className="power-card-text" lang={language}>
          {text}
        </p>
      )}
      {children}
    </article>
  );
}

function PowerHead({ power, level }: { readonly power: PowerId; readonly level: 2 | 3 | 4 }): ReactNode {
  const { powers, ui } = useAllWords();
  const { name, title, language } = powers[power];
  const set = powerById(power).set;
  const Heading = `h${level}` as const;
  return (
    <header className="power-card-head">
      <Emblem power={power} />
      <div>
        <Heading>{name}</Heading>
        <p className="power-card-title" lang={language}>
          {title}
        </p>
        <p className="power-card-set">{ui.picker.setOf[set]}</p>
      </div>
    </header>
  );
}
