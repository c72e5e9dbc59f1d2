import { CHAPTERS, type ChapterId } from '@oia/learning';
import { LANGUAGES, type Language, loadRulebook, type RulebookWords } from '@oia/texts';
import type { ReactNode } from 'react';
import { LazyModule } from '../../lazy-module.ts';
import { Link } from '../../router.tsx';
import { settings } from '../../settings.ts';
import { useStore } from '../../use-store.ts';
import { Chapter } from './chapter.tsx';
import '../../parts/paper.css';
import './rules.css';

const RULEBOOKS = Object.fromEntries(
  LANGUAGES.map((language) => [language, new LazyModule(() => loadRulebook(language))]),
) as Readonly<Record<Language, LazyModule<RulebookWords>>>;

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
