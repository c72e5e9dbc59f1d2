import { type Game, powersOf } from '@oia/rules';
import { isComputerAt } from '@oia/table';
import { type NameOf, promptOf, sayOutcomeOf, stepMessage } from '@oia/telling';
import { type GameWords, type Prompt, sayPrompt, sayStep } from '@oia/texts';
import type { Session } from '../../../session/session.ts';

/** Who has to do what, in one sentence. */
export interface PromptLine {
  readonly seat: number | undefined;
  readonly text: string;
  /** The seat has to answer in another player's turn. */
  readonly isAnswer: boolean;
}

export function promptLine(words: GameWords, session: Session, nameOf: NameOf): PromptLine {
  const { game } = session.state.value;
  const over = game && sayOutcomeOf(words, game, nameOf);
  if (!game || over) return { seat: undefined, text: over ?? '', isAnswer: false };
  const { actor } = game;
  if (actor === undefined) return { seat: undefined, text: words.prompts.chance, isAnswer: false };
  if (isComputerAt(session.setup.seats, actor)) {
    return { seat: undefined, text: computerLine(words, session, nameOf(actor)), isAnswer: false };
  }
  return { seat: actor, ...personLine(words, session, game, actor) };
}

function computerLine({ ui }: GameWords, session: Session, player: string): string {
  return session.state.value.isPaused ? ui.game.paused({ player }) : ui.game.thinking({ player });
}

function personLine(words: GameWords, session: Session, game: Game, actor: number): Omit<PromptLine, 'seat'> {
  const { proposal, isSeekingHint } = session.state.value;
  if (isSeekingHint) return { text: words.ui.game.seekingHint, isAnswer: false };
  if (proposal) return { text: proposalLine(words, session, game, actor), isAnswer: false };
  const prompt: Prompt = promptOf(game.match, game.view(actor), actor, game.legalSteps());
  return { text: sayPrompt(words, prompt), isAnswer: prompt.kind === 'answer' };
}

/** A step that tests a secret is only named, because its result must not be seen before it is confirmed. */
function proposalLine(words: GameWords, session: Session, game: Game, actor: number): string {
  const { proposal } = session.state.value;
  if (!proposal || proposal.shown) return words.ui.game.confirmPrompt;
  const powers = powersOf(game.match, game.view(actor), actor);
  const message = stepMessage(proposal.step, { match: game.match, powers, nameOf: String });
  return words.ui.game.confirmSecret({ step: sayStep(words, message) });
}
