import type { Choice } from '@oia/board';
import {
  describePrompt,
  describeResult,
  describeStep,
  type NameOf,
  type Prompt,
  promptOf,
  stepMessage,
} from '@oia/narration';
import { allWorkers, type Game, type Position, powersOf, type Square } from '@oia/rules';
import { deviceSeats, isComputerAt } from '@oia/table';
import type { GameWords, PowerId } from '@oia/texts';
import type { GameSession } from '../../session/game-session.ts';

/** The prompt in one sentence, with the seat it addresses. */
interface PromptLine {
  readonly seat: number | undefined;
  readonly text: string;
  /** The seat has to answer in another player's turn. */
  readonly isAnswer: boolean;
  /** The power that asks or offers something. */
  readonly power?: PowerId | undefined;
}

/** `inHand`: the possible action of the worker that is selected on the board. */
export function promptLine(words: GameWords, session: GameSession, nameOf: NameOf, inHand?: WorkerInHand): PromptLine {
  const { game } = session.state.value;
  const over = game && describeResult(words, game, nameOf);
  if (!game || over) return { seat: undefined, text: over ?? '', isAnswer: false };
  const { actor } = game;
  if (actor === undefined) return { seat: undefined, text: words.prompts.chance, isAnswer: false };
  if (isComputerAt(session.setup.seats, actor)) {
    return { seat: undefined, text: computerLine(words, session, nameOf(actor)), isAnswer: false };
  }
  if (!deviceSeats(session.setup.seats).includes(actor)) {
    return {
      seat: undefined,
      text: describePrompt(words, { kind: 'waiting', player: nameOf(actor) }),
      isAnswer: false,
    };
  }
  return { seat: actor, ...personLine(words, session, game, actor, inHand) };
}

function computerLine({ ui }: GameWords, session: GameSession, player: string): string {
  return session.state.value.isPaused ? ui.game.paused({ player }) : ui.game.thinking({ player });
}

function personLine(
  words: GameWords,
  session: GameSession,
  game: Game,
  actor: number,
  inHand: WorkerInHand | undefined,
): Omit<PromptLine, 'seat'> {
  const { proposal, isSeekingHint } = session.state.value;
  if (isSeekingHint) return { text: words.ui.game.seekingHint, isAnswer: false };
  if (proposal) return { text: proposalLine(words, session, game, actor), isAnswer: false };
  const prompt: Prompt = promptOf(game.match, game.view(actor), actor, game.legalSteps());
  const text = inHand ? words.ui.game.inHand(inHand) : describePrompt(words, prompt);
  return { text, isAnswer: prompt.kind === 'answer', power: 'power' in prompt ? prompt.power : undefined };
}

/** A step that tests a secret is only named, because its result must not be seen before it is confirmed. */
function proposalLine(words: GameWords, session: GameSession, game: Game, actor: number): string {
  const { proposal } = session.state.value;
  if (!proposal || proposal.shown) return words.ui.game.confirmPrompt;
  const powers = powersOf(game.match, game.view(actor), actor);
  const message = stepMessage(proposal.step, { match: game.match, powers, nameOf: String });
  return words.ui.game.confirmSecret({ step: describeStep(words, message) });
}

/** The possible action of the worker that is selected on the board. */
type WorkerInHand = Parameters<GameWords['ui']['game']['inHand']>[0];

/** undefined: no worker is selected, or it has nothing to do. */
export function workerInHand(
  view: Position,
  choices: readonly Choice[],
  square: Square | undefined,
): WorkerInHand | undefined {
  const kinds = new Set(choices.filter(({ from }) => from === square).map(({ kind }) => kind));
  if (square === undefined || kinds.size === 0) return undefined;
  const sex = allWorkers(view).find((worker) => worker.square === square)?.sex;
  return { does: actionOf([...kinds]), sex: sex === 'neither' ? undefined : sex };
}

function actionOf(kinds: readonly Choice['kind'][]): WorkerInHand['does'] {
  if (kinds.every((kind) => kind === 'move')) return 'move';
  return kinds.every((kind) => kind === 'build' || kind === 'dome') ? 'build' : 'act';
}
