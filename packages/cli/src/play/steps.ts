import { findSteps, type Game, KINDS, kindOf, type Position, type Result, stepText } from '@oia/rules';
import { explain, sayNoStep } from '@oia/telling';
import { WORDS } from '../words.ts';
import { wrapped } from '../wrap.ts';
import type { Session } from './session.ts';

/** Everything that may be done now, one line for each kind. */
export function stepLines({ game, view }: Session): string[] {
  const byKind = new Map<string, string[]>();
  for (const step of game.legalSteps()) {
    const label = WORDS.labels[KINDS[kindOf(step)] ?? 'hidden'];
    byKind.set(label, [...(byKind.get(label) ?? []), stepText(game.match, view, step)]);
  }
  return [...byKind].flatMap(([label, steps]) => wrapped(`${label}: ${steps.join(' ')}`, '  '));
}

const END = '.';

/** Plays a step or a whole turn. All of it or nothing, unless a step has met a secret and cannot be taken back. */
export function playWords(session: Session, words: readonly string[]): void {
  const before = session.game;
  let game = before;
  for (const word of words) {
    const isOver = game.actor !== before.actor || game.outcome !== undefined;
    // The end of a turn that ended by itself may be written all the same.
    if (isOver && game !== before && word === END) continue;
    const played = isOver ? undefined : playWord(game, word);
    if (played?.ok) {
      game = played.value;
      continue;
    }
    const reason = isOver ? sayLeftOver(session, game) : sayWhyNot(session, game, word);
    const message = words.length > 1 ? `${word}: ${reason}` : reason;
    if (session.canReturnTo(before, game))
      session.terminal.say(game === before ? message : `${message} Nothing was played.`);
    else {
      session.terminal.say(`${message} What came before it stands.`);
      session.set(game);
    }
    return;
  }
  session.set(game);
}

/** A step is looked for in what the player sees: whether `b3xc4` is the right way to write it may be a secret. */
function playWord(game: Game, word: string): Result<Game> | undefined {
  const [step, ...others] = findSteps(game.match, viewOfActor(game), game.legalSteps(), word);
  return step === undefined || others.length > 0 ? undefined : game.play(step);
}

const viewOfActor = (game: Game): Position => game.view(game.actor ?? 'spectator');

function sayLeftOver({ nameOf }: Session, game: Game): string {
  if (game.outcome) return 'The game is over before it.';
  return `It is ${nameOf(game.actor ?? 0)} who has to act before it.`;
}

export function sayWhyNot({ nameOf }: Session, game: Game, word: string): string {
  const { match, referee } = game;
  const reason = explain(WORDS, { match, position: viewOfActor(game) }, word, nameOf, referee);
  if (reason) return reason.message;
  return word === END
    ? 'The turn is not complete yet.'
    : `${sayNoStep(WORDS, word)} Type "help" for everything you can type.`;
}
