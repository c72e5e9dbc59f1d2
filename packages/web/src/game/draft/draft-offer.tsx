import type { NameOf } from '@oia/narration';
import type { Draft, DraftStep } from '@oia/rules';
import type { PowerId } from '@oia/texts';
import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { Chances } from '../../parts/chances.tsx';
import { PowerCard } from '../../parts/power-card.tsx';

interface DraftOfferProps {
  readonly draft: Draft;
  readonly legal: readonly DraftStep[];
  readonly nameOf: NameOf;
  readonly onChoose: (step: DraftStep) => void;
}

/** The offered powers, and who has picked them. */
export function DraftOffer({ draft, legal, nameOf, onChoose }: DraftOfferProps): ReactNode {
  const { ui } = useAllWords();
  return (
    <section aria-labelledby="draft-offered">
      <h2 id="draft-offered">{ui.draft.offered}</h2>
      {draft.offered.length === 0 && <p className="soft">{ui.draft.nothingOffered}</p>}
      <ul className="draft-cards">
        {draft.offered.map((power) => (
          <li key={power} className="card">
            <PowerCard power={power}>
              <Owner draft={draft} power={power} nameOf={nameOf} />
              <PickButton power={power} step={pickOf(legal, power)} onChoose={onChoose} />
            </PowerCard>
          </li>
        ))}
      </ul>
      {!draft.options.fleece && <Chances powers={matchupOf(draft)} />}
    </section>
  );
}

/** As picked, or as offered while the picks are open. */
const matchupOf = ({ offered, picks }: Draft): readonly (PowerId | undefined)[] =>
  picks.includes(undefined) ? offered : picks;

const pickOf = (legal: readonly DraftStep[], power: PowerId): DraftStep | undefined =>
  legal.find((step) => step.kind === 'pick' && step.power === power);

function Owner({ draft, power, nameOf }: Pick<DraftOfferProps, 'draft' | 'nameOf'> & { power: PowerId }): ReactNode {
  const { ui } = useAllWords();
  const seat = draft.picks.indexOf(power);
  if (seat < 0) return undefined;
  const isRams = draft.options.fleece && (!draft.hasHeroes || seat >= draft.options.players);
  return <p className="draft-owner">{isRams ? ui.game.fleece : ui.draft.takenBy({ player: nameOf(seat) })}</p>;
}

interface PickButtonProps {
  readonly power: PowerId;
  readonly step: DraftStep | undefined;
  readonly onChoose: (step: DraftStep) => void;
}

function PickButton({ power, step, onChoose }: PickButtonProps): ReactNode {
  const { ui } = useAllWords();
  if (!step) return undefined;
  return (
    <button type="button" className="button primary" onClick={() => onChoose(step)}>
      {ui.draft.pick({ power })}
    </button>
  );
}
