import type { PowerId } from '@oia/rules';
import { memo, type ReactNode, Suspense } from 'react';
import { useWords } from '../../common/words.tsx';
import { LookMark } from '../../parts/look-mark.tsx';
import { labelsOf } from '../../session/names.ts';
import { useGameContext } from '../game-context.tsx';
import { PowerEmblem } from '../players/players.tsx';
import type { LogRow, LogStep } from './log-entries.ts';

/** Names, looks and powers above the columns. */
export function LogHead(): ReactNode {
  const words = useWords();
  const { session, shown } = useGameContext();
  const { looks, seats } = session.setup;
  const powerOf = (seat: number): PowerId | undefined =>
    shown.match.cards.find(({ owner }) => owner === seat)?.power.id;
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="unseen">{words.ui.game.log}</span>
        </th>
        {labelsOf(words, seats).map((label, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <th key={seat} scope="col">
            <LookMark look={looks[shown.match.sideOf(seat)] ?? 0} />
            <HeadEmblem power={powerOf(seat)} />
            <span>{label}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

const HeadEmblem = ({ power }: { readonly power: PowerId | undefined }): ReactNode => (
  <Suspense>{power && <PowerEmblem power={power} />}</Suspense>
);

interface LogLineProps {
  readonly row: LogRow;
  /** How many steps are shown while looking back, if the last of them is in this line. */
  readonly past: number | undefined;
  /** The number of the newest step, if it is in this line. */
  readonly newest: number | undefined;
  readonly hasNotation: boolean;
  readonly onLook: (after: number) => void;
}

/** Memoised, because the log may be long and renders after every step, while past turns do not change. */
export const LogLine = memo(function LogLine({ row, past, newest, hasNotation, onLook }: LogLineProps): ReactNode {
  const { game } = useWords().ui;
  return (
    <tr>
      <th scope="row">{row.number === 0 ? <span className="unseen">{game.setup}</span> : row.number}</th>
      {row.cells.map((steps, seat) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          key={seat}
          className={classOf(row, steps, newest)}
        >
          {steps.map((step) => (
            <Step
              key={step.after}
              step={step}
              isShown={past === step.after}
              hasNotation={hasNotation}
              onLook={onLook}
            />
          ))}
        </td>
      ))}
    </tr>
  );
}, isSame);

function classOf({ number }: LogRow, steps: readonly LogStep[], newest: number | undefined): string {
  if (steps.length === 0) return '';
  const kind = number === 0 ? 'log-setup' : 'log-turn';
  return steps.some(({ after }) => after === newest) ? `${kind} now` : kind;
}

function isSame(before: LogLineProps, now: LogLineProps): boolean {
  const [a, b] = [before.row.cells.flat(), now.row.cells.flat()];
  return (
    a.length === b.length &&
    a.every(({ description, after }, i) => description === b[i]?.description && after === b[i]?.after) &&
    before.past === now.past &&
    before.newest === now.newest &&
    before.hasNotation === now.hasNotation &&
    before.onLook === now.onLook
  );
}

interface StepProps {
  readonly step: LogStep;
  readonly isShown: boolean;
  readonly hasNotation: boolean;
  readonly onLook: (after: number) => void;
}

function Step({ step, isShown, hasNotation, onLook }: StepProps): ReactNode {
  const { ui } = useWords();
  const { who, notation, text, consequences } = step.description;
  const all = [text, ...consequences].join(' ');
  const words = step.isOther && who ? ui.game.named({ name: who, text: all }) : all;
  return (
    <button
      type="button"
      className="log-step"
      title={words}
      aria-current={isShown ? 'step' : undefined}
      onClick={() => onLook(step.after)}
    >
      {hasNotation && <code>{notation}</code>}
      <span className={hasNotation ? 'unseen' : ''}>{words}</span>
    </button>
  );
}
