import type { ReactNode } from 'react';
import { NeedsServer } from '../../online/needs-server.tsx';
import { useOnlineWords } from '../../online/online-words.ts';
import { ArchiveSearch } from './archive-search.tsx';
import { ArchivedReplay } from './archived-replay.tsx';

interface ArchivePageProps {
  readonly id: string | undefined;
  /** The query of the address. */
  readonly search: string | undefined;
}

/** All finished games of the server, or one of them. */
export function ArchivePage({ id, search }: ArchivePageProps): ReactNode {
  const { archive } = useOnlineWords();
  return (
    <NeedsServer title={archive.title}>
      {id === undefined ? <ArchiveSearch query={search} /> : <ArchivedReplay id={id} />}
    </NeedsServer>
  );
}
