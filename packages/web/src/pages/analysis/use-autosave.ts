import { NO_POWER, seatsOf } from '@oia/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newGameId } from '../../base/random-id.ts';
import { pathOf } from '../../common/routes.ts';
import type { Kept } from '../../storage/device.ts';
import { keepStudy } from '../../storage/studies.ts';
import type { Study } from '../../study/study.ts';
import { studyText } from '../../study/text.ts';
import { sizeOf } from '../../study/tree.ts';

/** Several changes in a row are saved once. */
const SAVE_DELAY_MS = 400;

/** Saves a study on the device after its first change; from then on the address names the saved study. */
export function useAutosave(study: Study, opened: string | undefined): Kept | undefined {
  const id = useRef(opened);
  const last = useRef(study.branches);
  const [kept, setKept] = useState<Kept>();
  const latest = useRef(study);
  latest.current = study;
  const keep = useCallback((): void => {
    const { branches } = latest.current;
    if (branches === last.current) return;
    last.current = branches;
    id.current ??= newGameId();
    setKept(keepStudy(storedStudy(latest.current, id.current)));
  }, []);
  useEffect(() => {
    if (study.branches === last.current) return undefined;
    const timer = setTimeout(() => {
      keep();
      // Not through the router, which would open the page again.
      history.replaceState(undefined, '', pathOf({ page: 'analysis', study: id.current ?? '' }));
    }, SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [study, keep]);
  useLeaving(keep);
  return kept;
}

/** Saves at once when the page is closed or left. */
function useLeaving(act: () => void): void {
  useEffect(() => {
    addEventListener('pagehide', act);
    return () => {
      removeEventListener('pagehide', act);
      act();
    };
  }, [act]);
}

const storedStudy = (study: Study, id: string) => ({
  id,
  changed: new Date().toISOString(),
  powers: seatsOf(study.match).map(
    (seat) => study.match.cards.find(({ owner }) => owner === seat)?.power.id ?? NO_POWER,
  ),
  turns: sizeOf(study.branches),
  text: studyText(study),
});
