import { describeMoment, type NameOf, sideName } from '@oia/narration';
import { heightAt, KINDS, kindOf, sidesOf, squareName, stepText, workersOf } from '@oia/rules';
import type { Catalogue } from '@oia/texts';
import { sayMoment } from '../log/log-entries.ts';
import { lastMoments, type ShownGame } from '../shown-game.ts';

/** The last turn, again. */
export function sayLastTurn(words: Catalogue, { match, moments, viewer }: ShownGame, nameOf: NameOf): string {
  const sentences = lastMoments(moments).map((moment) =>
    sayMoment(words, describeMoment(words, match, moment, viewer, nameOf)),
  );
  return sentences.length === 0 ? words.ui.game.logEmpty : words.ui.gameHelp.lastTurn({ turn: sentences.join(' ') });
}

/** The squares and heights of the viewer's workers; of all workers for a spectator. */
export function sayWorkers(words: Catalogue, shown: ShownGame, nameOf: NameOf): string {
  const { match, view, viewer } = shown;
  const { gameHelp } = words.ui;
  const sides = viewer === 'spectator' ? sidesOf(match) : [match.sideOf(viewer)];
  const sentences = sides.flatMap((side) => {
    const squares = workersOf(view, side);
    if (squares.length === 0) return [];
    const list = squares.map((square) => `${squareName(square)} (${levelOf(words, shown, square)})`).join(', ');
    const player = sideName(words, match, side, nameOf);
    return [viewer === 'spectator' ? gameHelp.workersOf({ player, list }) : gameHelp.yourWorkers({ list })];
  });
  return sentences.length === 0 ? gameHelp.noWorkers : sentences.join(' ');
}

function levelOf({ squares }: Catalogue, { view }: ShownGame, square: number): string {
  const level = heightAt(view, square);
  return level === 0 ? squares.ground : squares.level({ level });
}

/** All legal steps in notation, grouped by kind. */
export function saySteps({ labels, ui }: Catalogue, { match, view, legal }: ShownGame): string {
  const byKind = new Map<string, string[]>();
  for (const step of legal) {
    const label = labels[KINDS[kindOf(step)] ?? 'hidden'];
    byKind.set(label, [...(byKind.get(label) ?? []), stepText(match, view, step)]);
  }
  if (byKind.size === 0) return ui.game.nothingPossible;
  return ui.gameHelp.possible({
    list: [...byKind].map(([name, steps]) => ui.game.named({ name, text: steps.join(' ') })).join('; '),
  });
}
