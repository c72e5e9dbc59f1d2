import { plainStep } from '@oia/rules';
import { deviceSeats } from '@oia/table';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '../../base/lazy-component.tsx';
import { useStore } from '../../base/use-store.ts';
import { settings } from '../../common/settings.ts';
import { useWords, withAllWords } from '../../common/words.tsx';
import type { Control } from '../../session/choices.ts';
import { FirstGameCoach } from '../coach/first-game-coach.tsx';
import { preloadDialogs } from '../dialogs/lazy-dialogs.tsx';
import { useFocusBoard, useGameContext } from '../game-context.tsx';
import { DockedResult, type Ending } from '../result/ending.tsx';
import { AssistButtons } from './assist-buttons.tsx';
import { SoundToggle, UndoButtons } from './tool-buttons.tsx';

// Only few powers have a direction.
const Compass = lazyComponent(async () => (await withAllWords(import('./compass.lazy.tsx'))).Compass);

/** All buttons and fields beside the board. */
export function Controls({ ending }: { readonly ending: Ending }): ReactNode {
  const words = useWords();
  const { state, open, room } = useGameContext();
  // Spectators have nothing to play or to undo.
  const canPlay = state.game?.outcome === undefined && deviceSeats(state.setup.seats).length > 0;
  return (
    <section className="game-controls" aria-label={words.ui.game.actions}>
      <FirstGameCoach />
      {ending !== 'running' && (room ? <room.Result /> : <DockedResult ending={ending} />)}
      {state.proposal ? <Proposal /> : <StepControls />}
      <div className="game-buttons">
        {canPlay && <UndoButtons />}
        <AssistButtons />
        <SoundToggle />
        <button
          type="button"
          className="button"
          onPointerEnter={preloadDialogs}
          onFocus={preloadDialogs}
          onClick={() => open('more')}
        >
          {words.ui.game.more}
        </button>
      </div>
      {room && <room.Controls />}
      <LazySoundQuestion />
      {canPlay && <TypedTurn />}
    </section>
  );
}

function Proposal(): ReactNode {
  const { game } = useWords().ui;
  const { session } = useGameContext();
  const focusBoard = useFocusBoard();
  const after = (act: () => void) => () => {
    act();
    focusBoard();
  };
  return (
    <div className="game-buttons">
      <button type="button" className="button primary" onClick={after(() => session.confirm())}>
        {game.confirm}
      </button>
      <button type="button" className="button" onClick={after(() => session.send({ kind: 'undo' }))}>
        {game.takeBackProposal}
      </button>
    </div>
  );
}

/** Steps that are not tied to a square. */
function StepControls(): ReactNode {
  const { controls } = useGameContext().offer;
  const winds = controls.filter(({ kind }) => kind === 'orient');
  const others = controls.filter(({ kind }) => kind !== 'orient');
  if (controls.length === 0) return undefined;
  return (
    <>
      <Suspense>{winds.length > 0 && <Compass winds={winds} />}</Suspense>
      {others.length > 0 && (
        <div className="game-buttons">
          {others.map((control) => (
            <StepButton key={control.step} control={control} />
          ))}
        </div>
      )}
    </>
  );
}

function StepButton({ control: { step } }: { readonly control: Control }): ReactNode {
  const { labels } = useWords();
  const { session } = useGameContext();
  const focusBoard = useFocusBoard();
  const play = (): void => {
    session.send({ kind: 'step', step });
    focusBoard();
  };
  return (
    <button type="button" className="button primary" onClick={play}>
      {labels[plainStep(step).kind]}
    </button>
  );
}

const SoundQuestion = lazyComponent(
  async () => (await withAllWords(import('./sound-question.lazy.tsx'))).SoundQuestion,
);

/** Steps played before the question about sounds. */
const SOUND_QUESTION_STEPS = 8;

/** The question whether sounds are wanted, once on each device. */
function LazySoundQuestion(): ReactNode {
  const { soundAsked } = useStore(settings);
  const { game } = useGameContext().state;
  if (soundAsked || !game || game.outcome || game.moments.length < SOUND_QUESTION_STEPS) return undefined;
  return (
    <Suspense>
      <SoundQuestion />
    </Suspense>
  );
}

const TypedForm = lazyComponent(async () => (await withAllWords(import('./typed-form.lazy.tsx'))).TypedForm);

/** A field for a step or a turn in notation; folded at first. */
function TypedTurn(): ReactNode {
  const { game } = useWords().ui;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="game-typed" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{game.typed}</summary>
      <Suspense>{isOpen && <TypedForm />}</Suspense>
    </details>
  );
}
