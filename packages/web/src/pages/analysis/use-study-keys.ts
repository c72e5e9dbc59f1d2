import { useEffect } from 'react';
import type { StudySession } from '../../study/study-session.ts';

/** Elements that handle arrow keys themselves. */
const OWN_KEYS = 'input, textarea, select, dialog, .oia-board, [contenteditable]';

const ACTIONS: Readonly<Record<string, (session: StudySession) => void>> = {
  ArrowLeft: (session) => session.back(),
  ArrowRight: (session) => session.forward(),
  ArrowUp: (session) => session.beside(-1),
  ArrowDown: (session) => session.beside(1),
  Home: (session) => session.toStart(),
  End: (session) => session.toEnd(),
};

/** Up and down scroll the page where there is nothing beside the shown turn. */
const canUse = (session: StudySession, key: string): boolean => {
  return (key !== 'ArrowUp' && key !== 'ArrowDown') || session.hasBeside;
};

/** Keys that work anywhere on the page. */
export function useStudyKeys(session: StudySession): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = event;
      const act = ACTIONS[key];
      const isOwn = target instanceof Element && target.closest(OWN_KEYS) !== null;
      if (!act || defaultPrevented || ctrlKey || metaKey || altKey || shiftKey || isOwn || !canUse(session, key))
        return;
      event.preventDefault();
      act(session);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session]);
}
