import {
  type Board,
  type BoardEvents,
  type BoardOptions,
  createBoard,
  type FaceKind,
  type FallbackReason,
  type Picture,
} from '@oia/board';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from '../base/use-store.ts';
import { appearance } from '../common/appearance.ts';
import { settings } from '../common/settings.ts';
import { useWords } from '../common/words.tsx';
import './board-frame.css';

interface BoardFrameProps {
  readonly picture: Picture;
  readonly events: BoardEvents;
  readonly turned?: BoardOptions['turned'] | undefined;
  /** Instead of the face of the settings: several boards in 3D are too many for a page. */
  readonly face?: FaceKind | undefined;
  /** Coordinates even if the settings say otherwise: the words beside the board name squares. */
  readonly named?: boolean | undefined;
  /** Gives the parent access to the board, to zoom or focus it. */
  readonly handle?: RefObject<Board | undefined>;
}

/** A board with the user's settings. It shows a picture and animates to the next one. */
export function BoardFrame(props: BoardFrameProps): ReactNode {
  const { picture, events, turned = 0, face: own, named = false, handle } = props;
  const { face: usual } = useStore(settings);
  const face = own ?? usual;
  const [fallback, setFallback] = useState<FallbackReason>();
  const holder = useBoard(picture, { ...events, onFallback: setFallback }, useOptions(turned, face, named), handle);
  return (
    <div className="board-frame">
      <div className="board-frame-board" ref={holder} />
      {fallback && face === '3d' && <FallbackNote why={fallback} onClose={() => setFallback(undefined)} />}
    </div>
  );
}

/** Lies over the lower edge of the board, so that the layout does not move. */
function FallbackNote({ why, onClose }: { readonly why: FallbackReason; readonly onClose: () => void }): ReactNode {
  const { common } = useWords().ui;
  return (
    <div className="notice board-frame-note" role="status">
      <p>{why === 'lost' ? common.lost3d : common.no3d}</p>
      <button type="button" className="button quiet" aria-label={common.close} onClick={onClose}>
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}

function useOptions(turned: BoardOptions['turned'], face: FaceKind, named: boolean): Partial<BoardOptions> {
  const { speed, patterns, numbers, coordinates } = useStore(settings);
  const { theme, motion } = useStore(appearance);
  return { face, speed, patterns, numbers, coordinates: named || coordinates, theme, motion, turned };
}

type Holder = { readonly current: HTMLDivElement | null };

function useBoard(
  picture: Picture,
  events: BoardEvents,
  options: Partial<BoardOptions>,
  handle: RefObject<Board | undefined> | undefined,
): Holder {
  const holder = useRef<HTMLDivElement>(null);
  const own = useRef<Board>(undefined);
  const board = handle ?? own;
  const now = useRef({ picture, events, options });
  now.current = { picture, events, options };
  useEffect(() => {
    if (!holder.current) return undefined;
    const { picture, events, options } = now.current;
    const created = createBoard(holder.current, events, { ...options, motion: false });
    // The first picture is shown without animation.
    void created.show(picture);
    created.set(options);
    board.current = created;
    return () => {
      board.current = undefined;
      created.destroy();
    };
  }, [board]);
  const key = JSON.stringify(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains all options
  useEffect(() => board.current?.set(now.current.options), [board, key]);
  useEffect(() => board.current?.listen(now.current.events));
  // Animations do not reject.
  useEffect(() => void board.current?.show(picture), [board, picture]);
  return holder;
}
