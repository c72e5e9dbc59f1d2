import type { Power } from '@oia/rules';
import type { PowerId } from '@oia/texts';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { tableOf } from '../../new-game/form-to-setup.ts';
import { trialForm } from '../../new-game/power-choices.ts';
import { startGame } from '../../new-game/start-game.ts';
import { EffectDiagram } from '../../parts/guide/effect-diagram.tsx';
import { hasGuide } from '../../parts/guide/guide-module.ts';
import { PowerDemo } from '../../parts/guide/power-demo.tsx';
import { PowerQuestions } from '../../parts/guide/power-questions.tsx';
import { PowerFace } from '../../parts/power-face.tsx';
import { hasPuzzles, library } from '../../puzzles/puzzle-library.ts';
import { PowerMatchups } from './matchups/standings.tsx';
import { PowerFacts, PowerPairs } from './power-facts.tsx';
import { Rulings } from './rulings.tsx';

/** Everything about one power: its card, what can be tried, facts, and the rulings as the reference at the end. */
export function PowerView({ power }: { readonly power: Power }): ReactNode {
  const { powersPage } = useAllWords().ui;
  return (
    <article className="stack">
      <p className="powers-back">
        <Link to={{ page: 'powers' }}>{powersPage.toAll}</Link>
      </p>
      <PowerHead power={power} />
      <PowerGuide power={power.id} />
      <div className="powers-about">
        <PowerFacts power={power} />
        <PowerPairs power={power} />
      </div>
      <PowerMatchups power={power.id} />
      <RulingReference power={power.id} />
    </article>
  );
}

/** The rulings are long, so they are folded, and loaded when they are opened. */
function RulingReference({ power }: { readonly power: PowerId }): ReactNode {
  const { exercise } = useAllWords().ui;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="card" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2 className="powers-reference">{exercise.reference}</h2>
      </summary>
      {isOpen && <Rulings power={power} />}
    </details>
  );
}

function PowerHead({ power }: { readonly power: Power }): ReactNode {
  const { id, set } = power;
  const { powers, ui } = useAllWords();
  const { name, title, text, language } = powers[id];
  return (
    <header className="powers-head">
      <PowerFace power={id}>
        <h1>{name}</h1>
        <p className="power-card-title" lang={language}>
          {title}
        </p>
        <p className="power-card-set soft">{ui.picker.setOf[set]}</p>
      </PowerFace>
      <div className="card powers-does">
        <p className="powers-text" lang={language}>
          {text}
        </p>
        <PowerActions power={power} />
        <Suspense>
          <EffectDiagram power={id} />
        </Suspense>
      </div>
    </header>
  );
}

/** Links to play with the power at once or by choice, and to study it. */
function PowerActions({ power }: { readonly power: Power }): ReactNode {
  const { powersPage, analysis } = useAllWords().ui;
  return (
    <div className="powers-deeds">
      <button type="button" className="button primary" onClick={() => startTrial(power.id)}>
        {powersPage.playNow}
      </button>
      <Link to={{ page: 'new', powers: [power.id] }} className="button">
        {powersPage.playOtherwise}
      </Link>
      <Link to={{ page: 'analysis', powers: [power.id] }} className="button">
        {analysis.analyse}
      </Link>
      <Suspense>
        <PuzzlesLink power={power.id} />
      </Suspense>
      <p className="soft">{powersPage.playNowNote}</p>
    </div>
  );
}

/** Only for powers that have puzzles, which the library knows once it is loaded. */
function PuzzlesLink({ power }: { readonly power: PowerId }): ReactNode {
  const { puzzles } = useAllWords().ui;
  if (!hasPuzzles(library.useLoaded(), power)) return undefined;
  return (
    <Link to={{ page: 'puzzles', id: power }} className="button">
      {puzzles.withPower}
    </Link>
  );
}

/** How a power works: a demonstration to try, and what people ask. A power without a guide has neither card. */
function PowerGuide({ power }: { readonly power: PowerId }): ReactNode {
  const { exercise, common } = useAllWords().ui;
  if (!hasGuide(power)) return undefined;
  return (
    <Suspense fallback={<p role="status">{common.loading}</p>}>
      <section className="card">
        <h2>{exercise.guide}</h2>
        <PowerDemo power={power} />
      </section>
      <section className="card">
        <h2>{exercise.questions}</h2>
        <PowerQuestions power={power} />
      </section>
    </Suspense>
  );
}

/** Starts a game with the power at once. */
function startTrial(power: PowerId): void {
  const table = tableOf(trialForm(power, Math.random), Math.random);
  if (table.ok) startGame(table.value);
}
