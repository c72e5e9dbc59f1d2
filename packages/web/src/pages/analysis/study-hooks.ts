import type { Report } from '@oia/engine';
import { type Listener, type NameOf, sideName } from '@oia/narration';
import type { Game } from '@oia/rules';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from '../../base/use-store.ts';
import { useAllWords } from '../../common/words.tsx';
import type { StudySession, StudyState } from '../../study/study-session.ts';
import { sayOutlook } from './outlook.tsx';
import { lineWords } from './turn-words.ts';

/** The state of a study, and the game it shows. */
export function useSession(session: StudySession): { readonly state: StudyState; readonly game: Game } {
  const state = useStore(session.state);
  const { path, open } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the game depends on the path and the open turn alone
  const game = useMemo(() => session.game, [session, path, open]);
  return { state, game };
}

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

/** Without variations beside the shown turn, up and down scroll the page. */
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

/** Delay before a position is announced: reports change fast at first. */
const ANNOUNCE_DELAY_MS = 2500;

/** Announces the evaluation of each position once, after a delay or as soon as the analysis is final. */
export function useVoice(
  game: Game,
  report: Report | undefined,
  listener: Listener,
  nameOf: NameOf,
  announce: (text: string) => void,
): void {
  const words = useAllWords();
  const said = useRef<Game>(undefined);
  const latest = useRef(report);
  latest.current = report;
  const isKnown = report !== undefined;
  const isFinal = report?.isFinal ?? false;
  useEffect(() => {
    if (!isKnown || said.current === game) return undefined;
    const speak = (): void => {
      const now = latest.current;
      const [line] = now?.lines ?? [];
      if (!now || !line) return;
      said.current = game;
      const [turn] = lineWords(words, game, [line.steps], listener, nameOf);
      const player = sideName(words, game.match, now.side, nameOf);
      const chance = sayOutlook(words, line, game.match.sides);
      announce(words.ui.analysis.said({ player, chance, turn: turn?.text ?? '', depth: now.depth }));
    };
    const timer = setTimeout(speak, isFinal ? 0 : ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [game, isKnown, isFinal, words, listener, nameOf, announce]);
}
