import type { NameOf } from '@oia/narration';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from '../base/use-store.ts';
import { settings } from '../common/settings.ts';
import { useAllWords } from '../common/words.tsx';
import { useRoving } from '../parts/use-roving.ts';
import type { ReadTurn } from './opened-record.ts';
import type { TurnRow, TurnStep } from './watching.ts';

interface TurnListProps {
  readonly rows: readonly TurnRow[];
  readonly unknown: readonly ReadTurn[];
  /** How many steps are shown. */
  readonly at: number;
  readonly nameOf: NameOf;
  readonly onGo: (at: number) => void;
}

/** All turns in notation and in words; a tap on a step shows the position after it. */
export function TurnList({ rows, unknown, at, nameOf, onGo }: TurnListProps): ReactNode {
  const { replay } = useAllWords().ui;
  const list = useFollowing(at);
  useRoving(list, '.replay-step');
  return (
    <section className="card replay-turns">
      <h2>{replay.turnList}</h2>
      {rows.length + unknown.length === 0 && <p className="soft">{replay.noTurns}</p>}
      <div className="replay-turn-scroll" ref={list} tabIndex={unknown.length > 0 ? 0 : undefined}>
        <ol className="replay-turn-list">
          {rows.map((row) => (
            <Turn key={row.span.number} row={row} at={at} nameOf={nameOf} onGo={onGo} />
          ))}
        </ol>
        {unknown.length > 0 && <Unknown turns={unknown} />}
      </div>
    </section>
  );
}

/** Scrolls the list to the current step without scrolling the page. */
function useFollowing(at: number): { readonly current: HTMLDivElement | null } {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the step
  useEffect(() => {
    const box = list.current;
    const step = box?.querySelector<HTMLElement>('[aria-current="step"]');
    if (!box) return;
    if (!step) box.scrollTop = 0;
    else {
      const top = step.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
      const isVisible = top >= box.scrollTop && top + step.offsetHeight <= box.scrollTop + box.clientHeight;
      if (!isVisible) box.scrollTop = top - box.clientHeight / 2;
    }
  }, [at]);
  return list;
}

interface TurnProps extends Pick<TurnListProps, 'at' | 'nameOf' | 'onGo'> {
  readonly row: TurnRow;
}

function Turn({ row, at, nameOf, onGo }: TurnProps): ReactNode {
  const { replay } = useAllWords().ui;
  const { seat, number } = row.span;
  return (
    <li>
      <h3>{seat === undefined ? replay.setup : replay.turn({ number, player: nameOf(seat) })}</h3>
      <ul className="replay-steps">
        {row.steps.map((step) => (
          <Step key={step.after} step={step} turnOf={seat} isNow={step.after === at} nameOf={nameOf} onGo={onGo} />
        ))}
      </ul>
    </li>
  );
}

interface StepProps extends Pick<TurnListProps, 'nameOf' | 'onGo'> {
  readonly step: TurnStep;
  readonly turnOf: number | undefined;
  readonly isNow: boolean;
}

function Step({ step, turnOf, isNow, nameOf, onGo }: StepProps): ReactNode {
  const { replay } = useAllWords().ui;
  const { notation } = useStore(settings);
  const isOther = step.who !== undefined && (turnOf === undefined || step.who !== nameOf(turnOf));
  const text = [step.text, ...step.consequences].join(' ');
  return (
    <li>
      <button
        type="button"
        className="replay-step"
        {...(isNow ? { 'aria-current': 'step' as const } : {})}
        onClick={() => onGo(step.after)}
      >
        {notation && <span className="replay-notation">{step.notation}</span>}
        <span className="replay-said">{isOther ? replay.said({ player: step.who ?? '', text }) : text}</span>
      </button>
      {step.comments.map((comment) => (
        <p key={comment} className="replay-comment">
          {comment}
        </p>
      ))}
    </li>
  );
}

/** The turns that cannot be replayed, as they are in the record. */
function Unknown({ turns }: { readonly turns: readonly ReadTurn[] }): ReactNode {
  const { replay } = useAllWords().ui;
  return (
    <>
      <h3>{replay.rest}</h3>
      <p className="soft">{replay.hiddenMark}</p>
      <ul className="replay-unknown">
        {turns.map(({ number, text }) => (
          <li key={number}>
            <span className="soft">{number === 0 ? replay.setup : replay.turnNumber({ number })}</span>{' '}
            <span className="replay-notation">{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
