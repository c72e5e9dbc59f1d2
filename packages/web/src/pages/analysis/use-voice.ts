import type { Report } from '@oia/engine';
import { type Listener, type NameOf, sideName } from '@oia/narration';
import type { Game } from '@oia/rules';
import { useEffect, useRef } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { sayOutlook } from './chances.ts';
import { lineWords } from './turn-words.ts';

/** Milliseconds until a position is spoken about: reports change fast at first. */
const DELAY = 2500;

/** Says once for each position how it stands, when the analysis has looked at it for a while, and again when there is nothing more to find. */
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
    const timer = setTimeout(speak, isFinal ? 0 : DELAY);
    return () => clearTimeout(timer);
  }, [game, isKnown, isFinal, words, listener, nameOf, announce]);
}
