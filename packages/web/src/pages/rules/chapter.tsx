import { CHAPTERS, type ChapterId, FIGURES, type FigureId } from '@oia/learning';
import type { RulebookWords } from '@oia/texts';
import type { ReactNode } from 'react';
import { LiveFigure } from '../../parts/live-figure.tsx';

interface SectionWords {
  readonly heading: string;
  readonly text: readonly string[];
}

interface ChapterProps {
  readonly id: ChapterId;
  readonly words: RulebookWords;
  /** Hidden chapters are rendered for printing. */
  readonly isShown: boolean;
}

export function Chapter({ id, words, isShown }: ChapterProps): ReactNode {
  const { title, sections } = words.chapters[id];
  const texts: Readonly<Record<string, SectionWords>> = sections;
  const chapter = CHAPTERS.find((each) => each.id === id);
  return (
    <article className={isShown ? 'card rules-chapter' : 'card rules-chapter on-paper'}>
      <h2>{title}</h2>
      {chapter?.sections.map((section) => (
        <Section
          key={section.id}
          text={texts[section.id] as SectionWords}
          figures={'figures' in section ? section.figures : []}
          words={words}
        />
      ))}
    </article>
  );
}

interface SectionProps {
  readonly text: SectionWords;
  readonly figures: readonly FigureId[];
  readonly words: RulebookWords;
}

function Section({ text: { heading, text }, figures, words }: SectionProps): ReactNode {
  return (
    <section className="rules-section">
      <div>
        <h3>{heading}</h3>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {figures.length > 0 && (
        <div className="rules-figures">
          {figures.map((id) => (
            <LiveFigure
              key={id}
              evidence={FIGURES[id]}
              caption={words.figures[id]}
              names={{ open: words.tryBoard, close: words.closeBoard }}
            />
          ))}
        </div>
      )}
    </section>
  );
}
