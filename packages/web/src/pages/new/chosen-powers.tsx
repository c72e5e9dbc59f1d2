import { powerById } from '@oia/rules';
import type { PowerId } from '@oia/texts';
import { type ReactNode, useState } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { dealMissing, startOf } from '../../new-game/form-validation.ts';
import { adviceFor, adviceForCard, namesIn, sayMeetings } from '../../new-game/form-words.ts';
import { type FormProps, type GameForm, hasFleeceHeroes, seatsAt } from '../../new-game/game-form.ts';
import { Chances } from '../../parts/chances.tsx';
import { PowerCard } from '../../parts/power-card.tsx';
import { PowerPicker } from '../../parts/power-picker.tsx';

/** A power for each seat. */
export function ChosenPowers({ form, onChange }: FormProps): ReactNode {
  const words = useAllWords();
  const names = namesIn(words, form);
  return (
    <>
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <SeatPower key={seat} seat={seat} name={name} form={form} onChange={onChange} />
      ))}
      <DealButtons form={form} onChange={onChange} />
      {!form.isFleece && <Chances powers={names.map((_, seat) => form.powers[seat])} start={knownStart(form)} />}
      <Remarks form={form} names={names} />
    </>
  );
}

function knownStart(form: GameForm): number | undefined {
  const start = startOf(form);
  return typeof start === 'number' ? start : undefined;
}

interface SeatPowerProps extends FormProps {
  readonly seat: number;
  readonly name: string;
}

function SeatPower({ seat, name, form, onChange }: SeatPowerProps): ReactNode {
  const words = useAllWords();
  const { newGame } = words.ui;
  const power = form.powers[seat];
  const mayHaveNone = form.players === 2 && !hasFleeceHeroes(form);
  const pick = (picked: PowerId | undefined): void =>
    onChange({ powers: seatsAt(form).map((_, i) => (i === seat ? picked : form.powers[i])) });
  return (
    <div className="new-power">
      <p className="legend">{name}</p>
      {power ? (
        <PowerCard power={power} />
      ) : (
        <p className="soft">{mayHaveNone ? newGame.noneFor({ player: name }) : newGame.missingFor({ player: name })}</p>
      )}
      <PickButton
        title={newGame.chooseFor({ player: name })}
        label={power ? newGame.changeFor({ player: name, power }) : undefined}
        chosen={power}
        allowsNone={mayHaveNone}
        advice={(id) => adviceFor(words, form, seat, id)}
        onPick={pick}
      />
    </div>
  );
}

type PickerProps = Parameters<typeof PowerPicker>[0];

interface PickButtonProps extends Pick<PickerProps, 'title' | 'chosen' | 'allowsNone' | 'advice' | 'onPick'> {
  /** The label for screen readers, which names the player and the power. */
  readonly label: string | undefined;
}

function PickButton({ label, ...picker }: PickButtonProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" aria-label={label ?? picker.title} onClick={() => setIsOpen(true)}>
        {label === undefined ? newGame.choose : newGame.change}
      </button>
      <PowerPicker {...picker} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** Deals the missing powers, or all of them. */
function DealButtons({ form, onChange }: FormProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const isMissing = seatsAt(form).some((_, seat) => form.powers[seat] === undefined);
  const deal = (from: GameForm): void => onChange({ powers: dealMissing(from, Math.random).powers });
  return (
    <div className="row">
      {isMissing && (
        <button type="button" className="button" onClick={() => deal(form)}>
          {newGame.deal}
        </button>
      )}
      <button type="button" className="button" onClick={() => deal({ ...form, powers: [] })}>
        {newGame.redeal}
      </button>
    </div>
  );
}

interface RemarksProps {
  readonly form: GameForm;
  readonly names: readonly string[];
}

/** Warnings and notes about the chosen powers. */
function Remarks({ form, names }: RemarksProps): ReactNode {
  const words = useAllWords();
  const sets = seatsAt(form).map((_, seat) => powerById(form.powers[seat] ?? '')?.set);
  const heroes = names.filter((_, seat) => sets[seat] === 'hero');
  const [hero] = heroes.length === 1 ? heroes : [];
  return (
    <div role="status" className="stack new-remarks">
      {sayMeetings(words, form).map((warning) => (
        <p key={warning} className="notice warning">
          {warning}
        </p>
      ))}
      {hero && !form.isFleece && <p className="notice">{words.ui.newGame.handicap({ player: hero })}</p>}
    </div>
  );
}

/** The card beside the Ram. */
export function ChosenCard({ form, onChange }: FormProps): ReactNode {
  const words = useAllWords();
  const { newGame } = words.ui;
  return (
    <div className="new-power">
      <p className="legend">{newGame.card}</p>
      <PowerCard power={form.card} />
      <PickButton
        title={newGame.chooseCard}
        label={newGame.changeCard({ power: form.card })}
        chosen={form.card}
        advice={(id) => adviceForCard(words, form, id)}
        onPick={(card) => card && onChange({ card })}
      />
    </div>
  );
}
