import { describeStep, type NameOf, squareList, stepMessage } from '@oia/narration';
import { type Game, powersOf, type Step, squareName } from '@oia/rules';
import type { Catalogue } from '@oia/texts';
import { type HintReason, reasonsFor } from '../../session/hint-reasons.ts';
import { firstWorker, type HintStage } from '../board/staged-hint.ts';

/** A hint in words, up to the given stage. `game` is the game as the player sees it. */
export function sayHint(
  words: Catalogue,
  game: Game,
  steps: readonly Step[],
  stage: HintStage,
  nameOf: NameOf,
): string {
  const { hints } = words.ui;
  if (stage === 'why') return whyOf(words, reasonsFor(game, steps));
  if (stage === 'turn') return `${hints.turn({ turn: turnOf(words, game, steps, nameOf) })} ${hints.moreWhy}`;
  const square = squareName(firstWorker(steps)?.to ?? 0);
  return `${hints.worker({ square })} ${hints.moreTurn}`;
}

function turnOf(words: Catalogue, game: Game, steps: readonly Step[], nameOf: NameOf): string {
  const { match, actor = 0 } = game;
  const powers = powersOf(match, game.view(actor), actor);
  return steps.map((step) => describeStep(words, stepMessage(step, { match, powers, nameOf }))).join(' ');
}

const whyOf = (words: Catalogue, reasons: readonly HintReason[]): string =>
  reasons.length === 0 ? words.ui.hints.unclear : reasons.map((reason) => describeReason(words, reason)).join(' ');

function describeReason({ ui }: Catalogue, reason: HintReason): string {
  const { hints } = ui;
  if (reason.kind === 'wins') return hints.wins;
  if (reason.kind === 'climbs') return hints.climbs({ level: reason.level });
  const squares = squareList(reason.squares);
  if (reason.kind === 'stops') return squares ? hints.stops({ squares }) : hints.stopsWin;
  return squares ? hints.threatens({ squares }) : hints.threatensWin;
}
