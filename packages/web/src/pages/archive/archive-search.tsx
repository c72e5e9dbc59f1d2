import type { ArchivedGame } from '@oia/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { ArchiveGrid } from '../../archive/archive-grid.tsx';
import { type GameSearch, queryText, searchIn } from '../../archive/game-search.ts';
import { navigate } from '../../common/router.tsx';
import { api } from '../../online/api.ts';
import { useOnlineWords } from '../../online/online-words.ts';
import { RefusalNotice } from '../../online/refusal-notice.tsx';
import { useTask } from '../../online/use-request.ts';
import { saveFile } from '../../parts/clipboard.ts';
import { SearchForm } from './search-form.tsx';
import '../../archive/archive.css';

/** Searches finished games. The search is in the address, so that it can be shared and the back button works. */
export function ArchiveSearch({ query }: { readonly query: string | undefined }): ReactNode {
  const { archive } = useOnlineWords();
  const [search] = useState(() => searchIn(query));
  const ask = (wanted: GameSearch): void => {
    const text = queryText(wanted);
    navigate({ page: 'archive', ...(text ? { search: text } : {}) });
  };
  return (
    <div className="stack archive">
      <header>
        <h1>{archive.title}</h1>
        <p className="soft">{archive.lead}</p>
      </header>
      <SearchForm search={search} onSearch={ask} />
      <Found search={search} />
    </div>
  );
}

interface Page {
  readonly games: readonly ArchivedGame[];
  readonly next?: string | undefined;
}

function Found({ search }: { readonly search: GameSearch }): ReactNode {
  const { archive } = useOnlineWords();
  const [page, setPage] = useState<Page>();
  const task = useTask();
  const load = (before?: Page): void =>
    // Requests do not reject: refusals come as answers, and are shown.
    void task.run(
      () => api.games({ ...search, ...(before?.next ? { before: before.next } : {}) }),
      ({ games, next }) => setPage({ games: [...(before?.games ?? []), ...games], next }),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each search, which has a page of its own
  useEffect(() => load(), []);
  return (
    <section aria-labelledby="archive-found">
      <h2 id="archive-found" className="unseen">
        {archive.search}
      </h2>
      <p role="status" className="soft">
        {page && sayFound(archive, page, Object.keys(search).length > 0)}
      </p>
      {page && <ArchiveGrid games={page.games} />}
      <RefusalNotice code={task.code} onRetry={() => load(page)} />
      {page && page.games.length > 0 && (
        <div className="row">
          {page.next !== undefined && (
            <button type="button" className="button" disabled={task.isBusy} onClick={() => load(page)}>
              {archive.more}
            </button>
          )}
          <DownloadButton search={search} />
        </div>
      )}
    </section>
  );
}

type ArchiveWords = ReturnType<typeof useOnlineWords>['archive'];

function sayFound(archive: ArchiveWords, { games, next }: Page, isSearch: boolean): string {
  const count = games.length;
  if (count === 0) return isSearch ? archive.none : archive.noneYet;
  return next === undefined ? archive.found({ count }) : archive.foundMore({ count });
}

/** Downloads all results, including those not shown yet. */
function DownloadButton({ search }: { readonly search: GameSearch }): ReactNode {
  const { archive } = useOnlineWords();
  const task = useTask();
  const save = (): void =>
    // Requests do not reject: refusals come as answers, and are shown.
    void task.run(
      () => api.records(search),
      (text) => saveFile('oia-games.txt', text),
    );
  return (
    <>
      <button type="button" className="button" disabled={task.isBusy} onClick={save}>
        {archive.download}
      </button>
      <RefusalNotice code={task.code} />
    </>
  );
}
