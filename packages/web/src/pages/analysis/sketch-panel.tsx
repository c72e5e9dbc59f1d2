import { describeFault } from '@oia/narration';
import { NO_POWER, POWER_LIST, positionText, readPosition, seatLetter } from '@oia/rules';
import { type ReactNode, useId } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { type Sketch, sketchOf, sketchText, type Tool, withPlayers, withPower } from '../../study/sketch.ts';
import { SketchTools } from './sketch-tools.tsx';

interface SketchPanelProps {
  readonly sketch: Sketch;
  /** The text of the position while it is being typed; it may be invalid. */
  readonly typed: string | undefined;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  readonly onChange: (sketch: Sketch, typed?: string) => void;
  readonly onDone: (text: string) => void;
  readonly onCancel: () => void;
}

/** The fields of a position that is set up: players, powers, the player to move, and its text. */
export function SketchPanel(props: SketchPanelProps): ReactNode {
  const { sketch, typed, onChange, onDone, onCancel } = props;
  const words = useAllWords();
  const { analysis } = words.ui;
  const text = typed ?? sketchText(sketch);
  const read = readPosition(text);
  return (
    <section className="card stack">
      <h2>{analysis.edit}</h2>
      <p className="soft analysis-note">{analysis.editHelp}</p>
      <SketchTools sketch={sketch} tool={props.tool} onChoose={props.onTool} />
      <SeatFields sketch={sketch} onChange={onChange} />
      <TextField text={text} onChange={(changed) => onChange(sketchFrom(changed) ?? sketch, changed)} />
      <div role="status">{!read.ok && <p className="notice warning">{describeFault(words, read.error)}</p>}</div>
      <div className="row">
        <button
          type="button"
          className="button primary"
          aria-disabled={!read.ok}
          onClick={() => read.ok && onDone(text)}
        >
          {analysis.editDone}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {analysis.editCancel}
        </button>
      </div>
    </section>
  );
}

/** The typed position; undefined while it is invalid. */
function sketchFrom(text: string): Sketch | undefined {
  const read = readPosition(text);
  return read.ok ? sketchOf(positionText(read.value)) : undefined;
}

type FieldsProps = Pick<SketchPanelProps, 'sketch' | 'onChange'>;

function SeatFields({ sketch, onChange }: FieldsProps): ReactNode {
  const { analysis, common } = useAllWords().ui;
  const id = useId();
  const nameOf = (seat: number): string => common.player({ letter: seatLetter(seat) });
  return (
    <div className="sketch-seats">
      <div className="field">
        <label htmlFor={`${id}-count`}>{analysis.playerCount}</label>
        <select
          id={`${id}-count`}
          value={sketch.seats.length}
          onChange={({ target }) => onChange(withPlayers(sketch, Number(target.value)))}
        >
          {[2, 3, 4].map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-turn`}>{analysis.turnOf}</label>
        <select
          id={`${id}-turn`}
          value={sketch.turn}
          onChange={({ target }) => onChange({ ...sketch, turn: Number(target.value) })}
        >
          {sketch.seats.map((_, seat) => (
            <option key={nameOf(seat)} value={seat}>
              {nameOf(seat)}
            </option>
          ))}
        </select>
      </div>
      {sketch.seats.map(({ card }, seat) => (
        <PowerField
          key={nameOf(seat)}
          label={analysis.powerOf({ player: nameOf(seat) })}
          card={card}
          onChange={(power) => onChange(withPower(sketch, seat, power))}
        />
      ))}
    </div>
  );
}

interface PowerFieldProps {
  readonly label: string;
  readonly card: string;
  readonly onChange: (power: string) => void;
}

function PowerField({ label, card, onChange }: PowerFieldProps): ReactNode {
  const { powers, ui } = useAllWords();
  const id = useId();
  const [power = NO_POWER] = card.split('[');
  const sorted = POWER_LIST.toSorted((a, b) => powers[a.id].name.localeCompare(powers[b.id].name));
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={power} onChange={({ target }) => onChange(target.value)}>
        <option value={NO_POWER}>{ui.common.noPower}</option>
        {sorted.map((each) => (
          <option key={each.id} value={each.id}>
            {powers[each.id].name}
          </option>
        ))}
      </select>
    </div>
  );
}

function TextField({
  text,
  onChange,
}: {
  readonly text: string;
  readonly onChange: (text: string) => void;
}): ReactNode {
  const { analysis } = useAllWords().ui;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{analysis.notation}</label>
      <textarea
        id={id}
        className="analysis-text"
        rows={3}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
