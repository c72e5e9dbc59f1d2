import type { NameOf } from '@oia/narration';
import { type Game, nameTags, positionText, recordFor, recordText } from '@oia/rules';
import { USUAL_LOOKS } from '@oia/table';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { pictureFacts } from '../../parts/picture-facts.ts';
import { PictureField } from '../../parts/picture-field.tsx';
import { CopyField } from '../../parts/share-fields.tsx';
import '../../parts/share-dialog.css';
import { pathOf } from '../../common/routes.ts';
import { useAllWords } from '../../common/words.tsx';
import { sceneOf } from '../../session/scene.ts';
import { linkOf } from '../../storage/links.ts';
import { isView, type Study } from '../../study/study.ts';
import { studyText } from '../../study/text.ts';
import { viewIn } from './study-board.tsx';

interface ShareStudyProps {
  readonly study: Study;
  readonly game: Game;
  readonly nameOf: NameOf;
  readonly onClose: () => void;
}

/** A link to the whole study, the shown line as a record, and the shown position. */
export function ShareStudy({ study, game, nameOf, onClose }: ShareStudyProps): ReactNode {
  const words = useAllWords();
  const { analysis, sharing } = words.ui;
  const address = useAddress(study);
  const { match } = game;
  const record = useMemo(() => {
    const tags = nameTags(study.names.map((name) => name ?? ''));
    return recordText(recordFor(game, match.secrets ? study.seat : 'spectator', tags));
  }, [study, game, match]);
  const view = viewIn(study, game);
  const picture = useMemo(() => {
    const still = { scene: sceneOf(match, view, USUAL_LOOKS) };
    return pictureFacts(words, { game, at: game.moments.length, view, still, looks: USUAL_LOOKS, nameOf });
  }, [words, game, match, view, nameOf]);
  return (
    <Dialog title={analysis.shareTitle} isOpen onClose={onClose}>
      <div className="stack share">
        {match.secrets && !isView(study) && <p className="notice">{analysis.shareSecret}</p>}
        {address === undefined && <p role="status">{sharing.makingLink}</p>}
        {address === '' && <p>{sharing.linkTooLong}</p>}
        {address && <CopyField label={analysis.shareLink} button={sharing.copyLink} text={address} />}
        <PictureField facts={picture} file={FILE} />
        {!isView(study) && (
          <CopyField label={analysis.shareRecord} button={sharing.copyRecord} text={record} rows={5} />
        )}
        <CopyField
          label={sharing.position}
          button={sharing.copyPosition}
          text={positionText({ match, position: view })}
          rows={2}
        />
      </div>
    </Dialog>
  );
}

const FILE = 'oia-analysis';

/** undefined: not ready yet; empty: too long for a link. */
function useAddress(study: Study): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    linkOf(studyText(study)).then((record) => {
      const path = record && new URL(pathOf({ page: 'analysis', record }), location.href).href;
      if (isCurrent) setAddress(path ?? '');
    });
    return () => {
      isCurrent = false;
    };
  }, [study]);
  return address;
}
