import type { Draft, DraftStep } from '@oia/rules';
import { type GameWords, type Prompt, type StepMessage, sayStep } from '@oia/texts';
import type { NameOf } from './names.ts';

/** The prompt for the player who decides in a draft. */
export function draftPromptOf(draft: Draft, [first]: readonly DraftStep[]): Prompt {
  if (first?.kind !== 'offer') return { kind: first?.kind ?? 'pick' };
  const wanted = draft.options.fleece ? 2 : draft.options.players;
  return { kind: 'offer', left: wanted - draft.offered.length };
}

export const sayDraftStep = (words: GameWords, step: DraftStep, nameOf: NameOf): string =>
  sayStep(words, draftMessage(step, nameOf));

function draftMessage(step: DraftStep, nameOf: NameOf): StepMessage {
  if (step.kind === 'start') return { kind: step.kind, player: nameOf(step.seat) };
  return step;
}
