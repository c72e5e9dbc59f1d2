import type { PowerId } from '@oia/texts';
import { type ReactNode, useState } from 'react';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { DemoButton } from '../../parts/guide/lazy-demo.tsx';
import { PowerCard } from '../../parts/power-card.tsx';

interface CardButtonProps {
  readonly power: PowerId;
  /** The state of the card. */
  readonly notes: readonly string[];
}

/** Opens a dialog with the text of a card and a link to its rulings. */
export function CardButton({ power, notes }: CardButtonProps): ReactNode {
  const { powers, ui } = useAllWords();
  const [isOpen, setOpen] = useState(false);
  const { name, title, language } = powers[power];
  return (
    <>
      <button type="button" className="card-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Emblem power={power} size="small" />
        <span>
          <strong>{name}</strong>
          <em lang={language}>{title}</em>
        </span>
      </button>
      <Dialog title={name} isOpen={isOpen} onClose={() => setOpen(false)}>
        <PowerCard power={power}>
          {notes.length > 0 && <p>{notes.join(' · ')}</p>}
          <DemoButton power={power} />
          <p>
            <Link to={{ page: 'powers', power }} className="button">
              {ui.game.rulings({ power })}
            </Link>
          </p>
        </PowerCard>
      </Dialog>
    </>
  );
}
