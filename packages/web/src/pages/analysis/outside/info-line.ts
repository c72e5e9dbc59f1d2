import type { Report } from '@oia/engine';
import type { Game, Step } from '@oia/rules';

/** Scores go from -1000, lost, to 1000, won. */
const MAX_SCORE = 1000;

/** The report in an `info` line about this position; undefined: it has no score, or names no legal turn. */
export function readInfo(game: Game, line: string): Report | undefined {
  const [figures = '', pv = ''] = line.split(' pv ');
  const numberOf = (name: string): number => Number(new RegExp(` ${name} (-?\\d+)`).exec(figures)?.[1] ?? Number.NaN);
  const score = numberOf('score');
  const [steps, ...variation] = turnsOf(game, pv.trim().split(/\s+/));
  if (Number.isNaN(score) || !steps || game.actor === undefined) return undefined;
  const chance = (1 + Math.max(-1, Math.min(1, score / MAX_SCORE))) / 2;
  return {
    side: game.match.sideOf(game.actor),
    chance,
    depth: numberOf('depth') || 0,
    nodes: numberOf('nodes') || 0,
    worlds: 1,
    lines: [{ chance, steps, variation }],
    isFinal: false,
  };
}

/** Steps by turns, as far as they are legal. */
function turnsOf(start: Game, words: readonly string[]): Step[][] {
  const turns: Step[][] = [];
  let game = start;
  let actor: number | undefined;
  for (const word of words) {
    const played = game.playText(word);
    const step = played.ok ? played.value.moments.at(-1)?.step : undefined;
    if (!played.ok || step === undefined) break;
    if (game.actor !== actor) turns.push([]);
    actor = game.actor;
    turns.at(-1)?.push(step);
    game = played.value;
  }
  return turns;
}
