import { powerById } from '@oia/rules';
import type { PowerId } from '@oia/texts';
import { type ReactNode, useState } from 'react';
import { PowerCard } from '../../parts/power-card.tsx';
import { PowerPicker } from '../../parts/power-picker.tsx';
import { useAllWords } from '../../words.tsx';
import { dealMissing } from './objections.ts';
import { seatsAt, type Wish } from './wish.ts';
import type { WishProps } from './wish-props.ts';
import { adviceFor, adviceForCard, namesIn, sayMeetings } from './wish-words.ts';

/** A power for each seat. */
export function ChosenPowers({ wish, onChange }: WishProps): ReactNode {
  const words = useAllWords();
  const names = namesIn(words, wish);
  return (
    <>
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <SeatPower key={seat} seat={seat} name={name} wish={wish} onChange={onChange} />
      ))}
      <DealButtons wish={wish} onChange={onChange} />
      <Remarks wish={wish} names={names} />
    </>
  );
}

interface SeatPowerProps extends WishProps {
  readonly seat: number;
  readonly name: string;
}

function SeatPower({ seat, name, wish, onChange }: SeatPowerProps): ReactNode {
  const words = useAllWords();
  const { newGame } = words.ui;
  const power = wish.powers[seat];
  const pick = (picked: PowerId | undefined): void =>
    onChange({ powers: seatsAt(wish).map((_, i) => (i === seat ? picked : wish.powers[i])) });
  return (
    <div className="new-power">
      <p className="legend">{name}</p>
      {power ? (
        <PowerCard power={power} />
      ) : (
        <p className="soft">
          {wish.players === 2 ? newGame.noneFor({ player: name }) : newGame.missingFor({ player: name })}
        </p>
      )}
      <PickButton
        title={newGame.chooseFor({ player: name })}
        label={power ? newGame.changeFor({ player: name, power }) : undefined}
        chosen={power}
        allowsNone={wish.players === 2}
        advice={(id) => adviceFor(words, wish, seat, id)}
        onPick={pick}
      />
    </div>
  );
}

type Picking = Parameters<typeof PowerPicker>[0];

interface PickButtonProps extends Pick<Picking, 'title' | 'chosen' | 'allowsNone' | 'advice' | 'onPick'> {
  /** What the button says to those who cannot see what stands above it. */
  readonly label: string | undefined;
}

function PickButton({ label, ...picking }: PickButtonProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" aria-label={label ?? picking.title} onClick={() => setIsOpen(true)}>
        {label === undefined ? newGame.choose : newGame.change}
      </button>
      <PowerPicker {...picking} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** Chance may help with the choice. */
function DealButtons({ wish, onChange }: WishProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const isMissing = seatsAt(wish).some((_, seat) => wish.powers[seat] === undefined);
  const deal = (from: Wish): void => onChange({ powers: dealMissing(from, Math.random).powers });
  return (
    <div className="row">
      {isMissing && (
        <button type="button" className="button" onClick={() => deal(wish)}>
          {newGame.deal}
        </button>
      )}
      <button type="button" className="button" onClick={() => deal({ ...wish, powers: [] })}>
        {newGame.redeal}
      </button>
    </div>
  );
}

interface RemarksProps {
  readonly wish: Wish;
  readonly names: readonly string[];
}

/** What to know about the powers as they are chosen now. */
function Remarks({ wish, names }: RemarksProps): ReactNode {
  const words = useAllWords();
  const sets = seatsAt(wish).map((_, seat) => powerById(wish.powers[seat] ?? '')?.set);
  const heroes = names.filter((_, seat) => sets[seat] === 'hero');
  const [hero] = heroes.length === 1 ? heroes : [];
  return (
    <div role="status" className="stack new-remarks">
      {sayMeetings(words, wish).map((warning) => (
        <p key={warning} className="notice warning">
          {warning}
        </p>
      ))}
      {hero && <p className="notice">{words.ui.newGame.handicap({ player: hero })}</p>}
    </div>
  );
}

/** The card beside the Ram. */
export function ChosenCard({ wish, onChange }: WishProps): ReactNode {
  const words = useAllWords();
  const { newGame } = words.ui;
  return (
    <div className="new-power">
      <p className="legend">{newGame.card}</p>
      <PowerCard power={wish.card} />
      <PickButton
        title={newGame.chooseCard}
        label={newGame.changeCard({ power: wish.card })}
        chosen={wish.card}
        advice={(id) => adviceForCard(words, wish, id)}
        onPick={(card) => card && onChange({ card })}
      />
    </div>
  );
}
