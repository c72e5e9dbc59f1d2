import type { BoardEvents, BoardOptions } from '@oia/board';
import { describeResult, describeSquare, type Listener, type NameOf, squareFacts } from '@oia/narration';
import { type Position, seatLetter, seatsOf, tagOf } from '@oia/rules';
import type { Looks, Seat } from '@oia/table';
import { type ReactNode, useMemo, useState } from 'react';
import { useAllWords } from '../common/words.tsx';
import { BoardFrame } from '../parts/board-frame.tsx';
import { pictureFacts } from '../parts/picture-facts.ts';
import type { OpenedRecord } from './opened-record.ts';
import { PlaybackControls } from './playback-controls.tsx';
import { RecordActions } from './record-actions.tsx';
import { SeatList } from './seat-list.tsx';
import { TurnList } from './turn-list.tsx';
import { useKeys, usePlayback } from './use-playback.ts';
import { ViewerChoice } from './viewer-choice.tsx';
import { keyTarget, lengthOf, pictureAt, positionAt, seenBy, type TurnRow, turnRows } from './watching.ts';

interface RecordPlayerProps {
  readonly opened: OpenedRecord;
  /** By seat; undefined: a default name. */
  readonly names: readonly (string | undefined)[];
  readonly looks: Looks;
  /** Only for a game of this device. */
  readonly id?: string;
  readonly seats?: readonly Seat[];
}

/** Replays a record step by step. */
export function RecordPlayer({ opened, names, looks, id, seats }: RecordPlayerProps): ReactNode {
  const words = useAllWords();
  const { game } = opened;
  // A view opens at its last known position, which is the most interesting one.
  const playback = usePlayback(lengthOf(opened), opened.isView ? lengthOf(opened) : 0);
  const [listener, setListener] = useState<Listener>('afterwards');
  const [turned, setTurned] = useState<BoardOptions['turned']>(0);
  const nameOf = (seat: number): string => names[seat] ?? words.ui.common.player({ letter: seatLetter(seat) });
  const { at, go } = playback;
  // biome-ignore lint/correctness/useExhaustiveDependencies: names come from the words and the record
  const rows = useMemo(() => turnRows(words, opened, listener, nameOf), [words, opened, listener, names]);
  const picture = useMemo(() => pictureAt(opened, at, listener, looks), [opened, at, listener, looks]);
  const view = seenBy(game, positionAt(opened, at), listener);
  const events = useEvents(opened, view, nameOf);
  useKeys((key) => keyTarget(key, rows, at, lengthOf(opened)), go);
  return (
    <div className="replay">
      <RecordHead opened={opened} names={seatsOf(game.match).map(nameOf)} />
      <div className="replay-stage">
        <BoardFrame picture={picture} events={events} turned={turned} />
        <Caption opened={opened} rows={rows} at={at} nameOf={nameOf} />
        <PlaybackControls playback={playback} />
        <p className="soft replay-keys">{words.ui.replay.keys}</p>
      </div>
      <div className="replay-side">
        {opened.isView && <ViewNotice hasLast={opened.last !== undefined} />}
        {game.match.secrets && !opened.isView && (
          <ViewerChoice match={game.match} listener={listener} nameOf={nameOf} onChange={setListener} />
        )}
        <SeatList game={game} view={view} looks={looks} nameOf={nameOf} />
        <TurnList rows={rows} unknown={opened.unknown} at={at} nameOf={nameOf} onGo={go} />
        <RecordActions
          opened={opened}
          at={at}
          id={id}
          nameOf={nameOf}
          looks={looks}
          seats={seats}
          scene={picture.scene}
          picture={() => pictureFacts(words, { game, at, view, still: picture, looks, nameOf })}
          onFlip={() => setTurned((now) => (now === 0 ? 2 : 0))}
        />
      </div>
    </div>
  );
}

function useEvents({ game }: OpenedRecord, view: Position, nameOf: NameOf): BoardEvents {
  const words = useAllWords();
  const { replay, common } = words.ui;
  const context = { words, match: game.match, view, viewer: 'spectator', legal: [], nameOf } as const;
  return {
    onChoose: () => undefined,
    describe: ({ square }) => describeSquare(words, squareFacts(context, square)),
    names: { board: replay.board, menu: replay.board, cancel: common.cancel },
  };
}

function RecordHead({
  opened,
  names,
}: {
  readonly opened: OpenedRecord;
  readonly names: readonly string[];
}): ReactNode {
  const words = useAllWords();
  const about = ['Event', 'Date'].flatMap((tag) => tagOf(opened.record, tag) ?? []);
  return (
    <header className="replay-head">
      <h1>{words.together(names)}</h1>
      {about.length > 0 && <p className="soft">{about.join(' · ')}</p>}
    </header>
  );
}

interface CaptionProps {
  readonly opened: OpenedRecord;
  readonly rows: readonly TurnRow[];
  readonly at: number;
  readonly nameOf: NameOf;
}

/** The last step, and the result at the end. */
function Caption({ opened, rows, at, nameOf }: CaptionProps): ReactNode {
  const words = useAllWords();
  const { replay } = words.ui;
  const { game } = opened;
  const step = rows.flatMap(({ steps }) => steps).find(({ after }) => after === at);
  const fallback = at > game.moments.length ? replay.lastSeen : replay.beginning;
  const text = step ? [step.text, ...step.consequences].join(' ') : fallback;
  const said = step?.who === undefined ? text : replay.said({ player: step.who, text });
  const isEnd = at === game.moments.length && !opened.isView;
  const outcome = describeResult(words, game, nameOf) ?? replay.unfinished;
  return (
    <div className="replay-caption" aria-live="polite">
      <p>{said}</p>
      {isEnd && <p className="notice replay-result">{outcome}</p>}
    </div>
  );
}

function ViewNotice({ hasLast }: { readonly hasLast: boolean }): ReactNode {
  const { replay } = useAllWords().ui;
  return (
    <div className="notice">
      <p>{replay.isView}</p>
      <p>{hasLast ? replay.viewUpToAndLast : replay.viewUpTo}</p>
    </div>
  );
}
