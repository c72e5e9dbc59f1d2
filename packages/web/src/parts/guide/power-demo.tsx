import type { PowerId } from '@oia/texts';
import { type ReactNode, useId, useState } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { EvidenceBoard } from '../evidence-board.tsx';
import { ExerciseBoard } from '../exercise-board.tsx';
import { type LoadedGuide, useGuide } from './guide-module.ts';
import './guide.css';

const PARTS = ['demo', 'limit', 'task'] as const;
type Part = (typeof PARTS)[number];

/** A power demonstrated on one board: what it does, what it cannot do, and a task for the reader. */
export function PowerDemo({ power }: { readonly power: PowerId }): ReactNode {
  const loaded = useGuide(power);
  const [part, setPart] = useState<Part>('demo');
  const { exercise } = useAllWords().ui;
  const id = useId();
  if (!loaded) return <p>{exercise.noGuide}</p>;
  const next = PARTS[PARTS.indexOf(part) + 1];
  return (
    <div className="guide">
      <div className="guide-parts" role="tablist" aria-label={exercise.guide}>
        {PARTS.map((each) => (
          <PartTab key={each} id={id} part={each} isShown={each === part} onShow={setPart} />
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${part}`}>
        <GuidePart key={part} part={part} loaded={loaded} onNext={next && (() => setPart(next))} />
      </div>
    </div>
  );
}

interface PartTabProps {
  readonly id: string;
  readonly part: Part;
  readonly isShown: boolean;
  readonly onShow: (part: Part) => void;
}

/** One tab stop for all; arrow keys change the part. */
function PartTab({ id, part, isShown, onShow }: PartTabProps): ReactNode {
  const { exercise } = useAllWords().ui;
  const onKeyDown = (event: React.KeyboardEvent<HTMLButtonElement>): void => {
    const offset = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const to = offset === 0 ? undefined : PARTS[PARTS.indexOf(part) + offset];
    if (!to) return;
    event.preventDefault();
    onShow(to);
    document.getElementById(`${id}-${to}`)?.focus();
  };
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${part}`}
      aria-controls={`${id}-panel`}
      aria-selected={isShown}
      tabIndex={isShown ? 0 : -1}
      className="guide-part"
      onClick={() => onShow(part)}
      onKeyDown={onKeyDown}
    >
      <span aria-hidden="true">{PARTS.indexOf(part) + 1}</span> {exercise[part]}
    </button>
  );
}

interface GuidePartProps {
  readonly part: Part;
  readonly loaded: LoadedGuide;
  readonly onNext: (() => void) | undefined;
}

function GuidePart({ part, loaded: { guide, words }, onNext }: GuidePartProps): ReactNode {
  const { exercise } = useAllWords().ui;
  if (part === 'task') return <ExerciseBoard exercise={guide.task} words={words} face="2d" />;
  return (
    <EvidenceBoard
      evidence={guide[part]}
      caption={words[part]}
      next={
        onNext && (
          <button type="button" className="button" onClick={onNext}>
            {exercise.next}
          </button>
        )
      }
    />
  );
}
