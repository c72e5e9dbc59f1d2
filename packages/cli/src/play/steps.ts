import { describeStep, describeUnknownStep, explain, stepMessage } from '@oia/narration';
import { type Game, KINDS, kindOf, powersOf, type Step, stepText } from '@oia/rules';
import { playTyped, type TypedTurn, typedWords } from '@oia/table';
import { WORDS } from '../words.ts';
import { wrapped } from '../wrap.ts';
import type { Screen } from './screen.ts';

/** All legal steps, one line for each kind. */
export function stepLines({ game, view }: Screen): string[] {
  const byKind = new Map<string, string[]>();
  for (const step of game.legalSteps()) {
    const label = WORDS.labels[KINDS[kindOf(step)] ?? 'hidden'];
    byKind.set(label, [...(byKind.get(label) ?? []), stepText(game.match, view, step)]);
  }
  return [...byKind].flatMap(([label, steps]) => wrapped(`${label}: ${steps.join(' ')}`, '  '));
}

/** Plays a step or a whole turn, or prints why not. */
export function playText(screen: Screen, text: string): void {
  const before = screen.game;
  const answer = screen.device.send({ kind: 'text', text });
  if (!answer.ok) screen.terminal.say(stopText(screen, playTyped(before, text), text, before));
}

function stopText(screen: Screen, { game, stop }: TypedTurn, text: string, before: Game): string {
  const { word = text, why = 'illegalStep', stands = false } = stop ?? {};
  const isLeftOver = why === 'turnOver' || why === 'gameOver';
  const reason = isLeftOver ? leftOverText(screen, game) : whyNotText(screen, game, word);
  const message = typedWords(text).length > 1 ? `${word}: ${reason}` : reason;
  if (stands) return `${message} The steps before it were played.`;
  return game === before ? message : `${message} Nothing was played.`;
}

function leftOverText({ nameOf }: Screen, game: Game): string {
  if (game.outcome) return 'The game is already over by then.';
  return `${nameOf(game.actor ?? 0)} has to act before it.`;
}

const END = '.';

export function whyNotText({ nameOf }: Screen, game: Game, word: string): string {
  const { match, referee } = game;
  const position = game.view(game.actor ?? 'spectator');
  const reason = explain(WORDS, { match, position }, word, nameOf, referee);
  if (reason) return reason.message;
  return word === END
    ? 'The turn is not complete yet.'
    : `${describeUnknownStep(WORDS, word)} Type "help" for a list of commands.`;
}

/** The steps the computer would play. */
export function hintText({ game, view, nameOf }: Screen, steps: readonly Step[]): string {
  const { match, actor = 0 } = game;
  const powers = powersOf(match, view, actor);
  return steps.map((step) => describeStep(WORDS, stepMessage(step, { match, powers, nameOf }))).join(' ');
}
