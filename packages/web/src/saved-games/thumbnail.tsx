import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { LazyModule } from '../base/lazy-module.ts';
import type { GameEntry } from '../storage/games.ts';

export interface ThumbnailProps {
  readonly entry: GameEntry;
}

/** Replaying and drawing a game is not part of the first load. */
const module = new LazyModule(async () => (await import('./game-picture.lazy.tsx')).GamePicture);

/** The last position of a game, drawn once its place comes into view. Without a network the place stays empty. */
export function Thumbnail({ entry }: ThumbnailProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const Picture = usePicture(useSeen(place));
  return (
    <div className="games-thumbnail" ref={place}>
      {Picture && <Picture entry={entry} />}
    </div>
  );
}

function usePicture(isWanted: boolean): ComponentType<ThumbnailProps> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<ThumbnailProps>>();
  useEffect(() => {
    if (!isWanted) return;
    module.load().then(
      (picture) => setLoaded(() => picture),
      // The list works without pictures.
      () => undefined,
    );
  }, [isWanted]);
  return isWanted ? loaded : undefined;
}

/** True as soon as an element was near the visible part of the page. */
function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '200px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen, place]);
  return isSeen;
}
