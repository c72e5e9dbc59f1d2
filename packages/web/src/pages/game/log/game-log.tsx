import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useRoving } from '../../../parts/use-roving.ts';
import { settings } from '../../../settings.ts';
import { useStore } from '../../../use-store.ts';
import { useWords } from '../../../words.tsx';
import { useGameContext } from '../game-context.tsx';
import { type LogStep, type LogTurn, logOf } from './log-entries.ts';
import { LookBackButtons } from './look-back-buttons.tsx';
import './log.css';

/** The log is open by default if there is room for it. */
const isRoomy = (): boolean => matchMedia('(min-width: 44rem)').matches;

/** All steps by turns; tapping a step shows the position after it. */
export function GameLog(): ReactNode {
  const words = useWords();
  const { session, state, shown, nameOf } = useGameContext();
  const { notation } = useStore(settings);
  const onLook = useCallback((after: number) => session.lookAt(after), [session]);
  const { game } = state;
  const { viewer } = shown;
  const turns = useMemo(() => (game ? logOf(words, game, viewer, nameOf) : []), [words, game, viewer, nameOf]);
  const list = useScrolledDown(game?.moments.length ?? 0);
  useRoving(list, '.log-step');
  return (
    <section className="game-log" aria-label={words.ui.game.log}>
      <LookBackButtons />
      <details open={isRoomy()}>
        <summary>{words.ui.game.log}</summary>
        {turns.length === 0 && <p className="soft">{words.ui.game.logEmpty}</p>}
        <ol className="log-turns" ref={list} aria-label={words.ui.game.log}>
          {turns.map((turn) => (
            <Turn
              key={turn.span.number}
              turn={turn}
              shown={isIn(turn, state.past) ? state.past : undefined}
              hasNotation={notation}
              onLook={onLook}
            />
          ))}
        </ol>
      </details>
    </section>
  );
}

const isIn = ({ span }: LogTurn, past: number | undefined): boolean =>
  past !== undefined && past > span.from && past <= span.to;

/** Scrolls to the newest entry without scrolling the page. */
function useScrolledDown(length: number): { readonly current: HTMLOListElement | null } {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer log is scrolled to its end
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [length]);
  return list;
}

interface TurnProps {
  readonly turn: LogTurn;
  /** The step that is shown while looking back, if it is in this turn. */
  readonly shown: number | undefined;
  readonly hasNotation: boolean;
  readonly onLook: (after: number) => void;
}

/** Memoised, because the log may be long and renders after every step, while past turns do not change. */
const Turn = memo(function Turn({ turn: { title, steps }, shown, hasNotation, onLook }: TurnProps): ReactNode {
  return (
    <li className="log-turn">
      <h3>{title}</h3>
      <ul>
        {steps.map((step) => (
          <li key={step.after}>
            <Step
              step={step}
              isShown={shown === step.after}
              hasNotation={hasNotation}
              onLook={() => onLook(step.after)}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}, isSame);

function isSame(before: TurnProps, now: TurnProps): boolean {
  const [a, b] = [before.turn, now.turn];
  const isSameTurn = a.title === b.title && a.steps.length === b.steps.length;
  return (
    isSameTurn &&
    a.steps.every(({ description }, i) => description === b.steps[i]?.description) &&
    before.shown === now.shown &&
    before.hasNotation === now.hasNotation &&
    before.onLook === now.onLook
  );
}

interface StepProps {
  readonly step: LogStep;
  readonly isShown: boolean;
  readonly hasNotation: boolean;
  readonly onLook: () => void;
}

function Step({ step, isShown, hasNotation, onLook }: StepProps): ReactNode {
  const { ui } = useWords();
  const { who, notation, text, consequences } = step.description;
  return (
    <button type="button" className="log-step" aria-current={isShown ? 'step' : undefined} onClick={onLook}>
      {hasNotation && <code>{notation}</code>}
      <span>
        {step.isOther && who && <b>{ui.game.named({ name: who, text: '' })}</b>}
        {[text, ...consequences].join(' ')}
      </span>
    </button>
  );
}
