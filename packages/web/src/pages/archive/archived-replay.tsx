import type { ArchivedGame, ArchivedGameAnswer } from '@oia/protocol';
import { namesIn, parseRecords } from '@oia/rules';
import { USUAL_LOOKS } from '@oia/table';
import { type ReactNode, useCallback, useMemo } from 'react';
import { sayGamePlayers } from '../../archive/game-words.ts';
import { Link } from '../../common/router.tsx';
import { pathOf } from '../../common/routes.ts';
import { useAllWords } from '../../common/words.tsx';
import { api, pictureOf } from '../../online/api.ts';
import { useOnlineWords } from '../../online/online-words.ts';
import { RefusalNotice } from '../../online/refusal-notice.tsx';
import { useAnswer } from '../../online/use-request.ts';
import { CopyField } from '../../parts/share-fields.tsx';
import { type OpenedRecord, openRecord } from '../../replay/opened-record.ts';
import { RecordPlayer } from '../../replay/record-player.tsx';
import '../../parts/share-dialog.css';
import '../../replay/replay.css';
import '../../archive/archive.css';

/** Replays a finished game with all secrets revealed. */
export function ArchivedReplay({ id }: { readonly id: string }): ReactNode {
  const { archive } = useOnlineWords();
  const { value, code, again } = useAnswer(useCallback(() => api.game(id), [id]));
  const opened = useMemo(() => value && openedGame(value), [value]);
  if (value && opened) {
    return (
      <>
        <RecordPlayer opened={opened} names={namesIn(opened.record)} looks={USUAL_LOOKS} />
        <ShareSection game={value.game} />
        <ArchiveLink />
      </>
    );
  }
  if (!value && code === undefined) return undefined;
  const isGone = value !== undefined || code === 'noSuchThing' || code === 'notFound';
  return (
    <div className="stack">
      <h1>{archive.title}</h1>
      {isGone ? <p className="notice">{archive.gone}</p> : <RefusalNotice code={code} onRetry={again} />}
      <ArchiveLink />
    </div>
  );
}

function ArchiveLink(): ReactNode {
  const { archive } = useOnlineWords();
  return (
    <p className="archive-back">
      <Link to={{ page: 'archive' }} className="button">
        {archive.toArchive}
      </Link>
    </p>
  );
}

/** The short address of the game, and the picture that messages show of it. */
function ShareSection({ game }: { readonly game: ArchivedGame }): ReactNode {
  const words = useAllWords();
  const online = useOnlineWords();
  const { archive } = online;
  const address = new URL(pathOf({ page: 'archive', id: game.id }), location.href).href;
  return (
    <section className="card stack archive-share" aria-labelledby="archive-share">
      <h2 id="archive-share">{archive.shareTitle}</h2>
      <CopyField label={archive.link} button={archive.copyLink} text={address} />
      <img
        src={pictureOf(game.id)}
        alt={`${archive.picture}: ${sayGamePlayers(words, online, game.players)}`}
        width={1200}
        height={630}
        loading="lazy"
        onError={({ currentTarget }) => currentTarget.remove()}
      />
    </section>
  );
}

/** undefined if another version wrote the record. */
function openedGame({ record }: ArchivedGameAnswer): OpenedRecord | undefined {
  const [read] = parseRecords(record);
  const opened = read?.ok ? openRecord(read.value) : undefined;
  return opened?.ok ? opened.value : undefined;
}
