import type { ReactNode } from 'react';
import { useAllWords } from '../../../common/words.tsx';
import { useOnlineWords } from '../../../online/online-words.ts';
import { sayTermsPowers } from '../../../online/room-words.ts';
import { sayControl, sayControlInFull } from '../../../online/time-controls.ts';
import { capital } from '../../../session/choices.ts';
import { useRoomContext } from '../room-context.tsx';

/** What will be played, and how fast. */
export function TermsList(): ReactNode {
  const all = useAllWords();
  const online = useOnlineWords();
  const { words, view } = useRoomContext();
  return (
    <section className="card">
      <h2>{words.gameTitle}</h2>
      <dl className="room-terms">
        <div>
          <dt>{words.powers}</dt>
          <dd>{capital(sayTermsPowers(all, view))}</dd>
        </div>
        <div>
          <dt>{words.time}</dt>
          <dd>
            <span aria-hidden="true">{sayControl(online, view.control)}</span>
            <span className="unseen">{sayControlInFull(online, view.control)}</span>
          </dd>
        </div>
        <div>
          <dt>{words.counts}</dt>
          <dd>{view.isRated ? words.rated : words.unrated}</dd>
        </div>
      </dl>
    </section>
  );
}
