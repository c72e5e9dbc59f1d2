import type { Hint } from '@oia/board';
import { type Evidence, isRefused, refusalOf } from '@oia/learning';
import { describeRefusal, type NameOf } from '@oia/narration';
import { seatLetter } from '@oia/rules';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from '../base/use-store.ts';
import { useAllWords } from '../common/words.tsx';
import { EvidenceSession, type EvidenceState, triedHint } from '../exercise/evidence-session.ts';
import { offerOf } from '../session/choices.ts';
import { LiveRegion, useLiveRegion } from './live-region.tsx';
import { PlayableBoard, waitForStep } from './playable-board.tsx';
import { StepButtons } from './step-buttons.tsx';
import './exercise-board.css';

interface EvidenceBoardProps {
  /** Give each evidence its own `key`: the session is created once. */
  readonly evidence: Evidence;
  /** Describes what it shows. */
  readonly caption: string;
  readonly next?: ReactNode;
}

/** Shows the evidence of a statement about the rules on a board, where it can then be tried. */
export function EvidenceBoard({ evidence, caption, next }: EvidenceBoardProps): ReactNode {
  const words = useAllWords();
  const { exercise, common } = words.ui;
  const [session] = useState(() => new EvidenceSession(evidence, waitForStep));
  const state = useStore(session.state);
  const [refusal, setRefusal] = useState('');
  const { announcements, announce } = useLiveRegion();
  const nameOf = useCallback<NameOf>((seat) => common.player({ letter: seatLetter(seat) }), [common]);
  useEffect(() => () => session.stop(), [session]);
  const { game, phase } = state;
  const isFree = phase !== 'showing';
  const offer = useMemo(() => offerOf(words, isFree ? game.legalSteps() : []), [words, isFree, game]);
  const answer = useAnswer(evidence, nameOf);
  const hints = useMemo(() => triedHints(evidence, state), [evidence, state]);
  const play = (step: number): void => {
    setRefusal('');
    session.play(step);
  };
  useEffect(() => {
    if (phase === 'done') announce(`${caption} ${answer}`);
  }, [phase, caption, answer, announce]);
  return (
    <div className="exercise">
      <PlayableBoard
        game={game}
        view={game.position}
        listener="afterwards"
        offer={offer}
        hints={hints}
        nameOf={nameOf}
        name={exercise.board}
        face="2d"
        named
        onPlay={play}
        onSay={setRefusal}
      />
      <p className="exercise-answer">{refusal || (phase === 'free' ? exercise.tryFreely : caption)}</p>
      {phase === 'done' && answer && (
        <p className="exercise-refusal">
          <strong>{exercise.refused}</strong> {answer}
        </p>
      )}
      <StepButtons game={game} controls={offer.controls} nameOf={nameOf} onPlay={play} />
      <div className="row exercise-buttons">
        <ShowButton session={session} phase={phase} onPress={() => setRefusal('')} />
        {next}
      </div>
      <LiveRegion announcements={announcements} />
    </div>
  );
}

interface ShowButtonProps {
  readonly session: EvidenceSession;
  readonly phase: EvidenceState['phase'];
  readonly onPress: () => void;
}

function ShowButton({ session, phase, onPress }: ShowButtonProps): ReactNode {
  const { exercise } = useAllWords().ui;
  const show = (): void => {
    onPress();
    // Never rejects: it waits for timers only.
    void session.show();
  };
  return (
    <button
      type="button"
      className={phase === 'ready' ? 'button primary' : 'button'}
      aria-disabled={phase === 'showing'}
      onClick={() => phase !== 'showing' && show()}
    >
      {phase === 'ready' || phase === 'showing' ? exercise.play : exercise.again}
    </button>
  );
}

/** Why the rules refuse the tried step; empty if nothing is refused. */
function useAnswer(evidence: Evidence, nameOf: NameOf): string {
  const words = useAllWords();
  return useMemo(() => {
    const refusal = isRefused(evidence) ? refusalOf(evidence) : undefined;
    return refusal ? describeRefusal(words, refusal, nameOf) : '';
  }, [words, evidence, nameOf]);
}

/** The step that is tried and refused, once everything before it was shown. */
const triedHints = (evidence: Evidence, { phase }: EvidenceState): readonly Hint[] | undefined =>
  isRefused(evidence) && phase === 'done' ? [triedHint(evidence)] : undefined;
