import { CHAPTERS, type ChapterId } from '@oia/learning';
import type { RulebookWords } from '@oia/texts';
import type { ReactNode } from 'react';
import { useStore } from '../../base/use-store.ts';
import { Link } from '../../common/router.tsx';
import { settings } from '../../common/settings.ts';
import { lazyChunk } from '../../common/words.tsx';
import { Chapter } from './chapter.tsx';
import '../../parts/paper.css';
import './rules.css';

const RULEBOOKS = lazyChunk('rulebook');

/** Loaded in parallel with the page. */
export const preloadRulebook = (): Promise<void> => RULEBOOKS[settings.value.language].preload();

/** The rules: the game first, then a chapter for each mode. One chapter at a time on the screen, all of them on paper. */
export function RulesPage({ chapter = 'game' }: { readonly chapter: string | undefined }): ReactNode {
  const words = RULEBOOKS[useStore(settings).language].useLoaded();
  const shown = CHAPTERS.find(({ id }) => id === chapter);
  if (!shown) return <UnknownChapter words={words} />;
  return (
    <div className="rules stack for-paper">
      <header className="rules-head">
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        <button type="button" className="button" onClick={() => print()}>
          {words.print}
        </button>
      </header>
      <ChapterList words={words} shown={shown.id} />
      {CHAPTERS.map(({ id }) => (
        <Chapter key={id} id={id} words={words} isShown={id === shown.id} />
      ))}
    </div>
  );
}

function ChapterList({ words, shown }: { readonly words: RulebookWords; readonly shown: ChapterId }): ReactNode {
  return (
    <nav className="rules-chapters" aria-label={words.chapterList}>
      {CHAPTERS.map(({ id }) => (
        <Link
          key={id}
          to={id === 'game' ? { page: 'rules' } : { page: 'rules', chapter: id }}
          className="button"
          aria-current={id === shown ? 'page' : undefined}
        >
          {words.chapters[id].title}
        </Link>
      ))}
    </nav>
  );
}

function UnknownChapter({ words }: { readonly words: RulebookWords }): ReactNode {
  return (
    <div className="card">
      <h1>{words.title}</h1>
      <p role="alert">{words.unknownChapter}</p>
      <Link to={{ page: 'rules' }} className="button primary">
        {words.toRules}
      </Link>
    </div>
  );
}
