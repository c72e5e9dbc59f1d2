import {
  allWorkers,
  type Draft,
  type DraftStep,
  has,
  isAdditional,
  type Match,
  type Position,
  type Power,
  type PowerId,
  plainStep,
  powerById,
  powersOf,
  questionIn,
  SQUARES,
  type Step,
  type StepKind,
  setupTaskOf,
  stageOf,
  turnProgress,
  withTurnBegun,
  workersOf,
} from '@oia/rules';
import type { GameWords } from '@oia/texts';
import { lentPower } from './messages.ts';
import type { NameOf } from './names.ts';
import { describeStep, type Prompt, type StepMessage } from './sentences.ts';

/** The prompt for the seat that has to act. `p` is its view, `legal` its legal steps. */
export function promptOf(match: Match, p: Position, seat: number, legal: readonly Step[]): Prompt {
  if (stageOf(p) === 'setup') return setupPrompt(match, p, seat, legal);
  // Beside the Ram the start of a turn decides who has the card.
  const powers = powersOf(match, match.fleece ? withTurnBegun(match, p) : p, seat);
  const idOf = (able: (power: Power) => unknown): PowerId | undefined => (powers.find(able) ?? powers[0])?.id;
  if (questionIn(p)) {
    const power = idOf((power) => power.answers);
    return power ? { kind: 'answer', power } : { kind: 'finish' };
  }
  if (stageOf(p) === 'start' && isAdditional(p)) {
    const power = idOf((power) => power.earns);
    return power ? { kind: 'extraTurn', power } : { kind: 'move' };
  }
  return (
    namingPrompt(match, powers, legal) ??
    turnPrompt(
      p,
      legal,
      idOf((power) => power.acts ?? power.open),
    )
  );
}

const NAMING: readonly StepKind[] = ['useRam', 'useHero'];

/** The choice between the Ram's card and a hero; undefined if there is none. */
function namingPrompt(match: Match, powers: readonly Power[], legal: readonly Step[]): Prompt | undefined {
  if (!legal.some((step) => NAMING.includes(plainStep(step).kind))) return undefined;
  const ram = lentPower(match);
  const hero = powers.find(({ set }) => set === 'hero')?.id;
  return ram && hero ? { kind: 'nameCard', ram, hero } : undefined;
}

function setupPrompt(match: Match, p: Position, seat: number, legal: readonly Step[]): Prompt {
  const task = setupTaskOf(match, p);
  const power = match.cards[task?.card ?? 0]?.power.id;
  switch (task?.kind) {
    case 'ram':
    case 'fate':
    case 'abyss':
      return { kind: task.kind };
    case 'orient':
      return power ? { kind: 'orient', power } : { kind: 'finish' };
    case 'place':
      return placePrompt(match, p, seat, legal);
    default:
      return { kind: 'chance' };
  }
}

function placePrompt(match: Match, p: Position, seat: number, legal: readonly Step[]): Prompt {
  const side = match.sideOf(seat);
  const of = match.tasks.filter((task) => task.kind === 'place' && task.seat === seat).length;
  const nth = workersOf(p, side).length + 1;
  const own = match.cards.filter(({ owner }) => owner !== undefined && match.sideOf(owner) === side);
  // A card that can restrict placing is named only if it does.
  const isNarrowed = legal.length < SQUARES - allWorkers(p).length || has(match.hidden, side);
  const card = isNarrowed ? own.find(({ power }) => power.placing ?? power.hidden) : undefined;
  return { kind: 'place', nth, of, power: card?.power.id };
}

const isHero = (id: PowerId): boolean => powerById(id).set === 'hero';

const PLAIN: readonly StepKind[] = ['move', 'build', 'end'];

function turnPrompt(p: Position, legal: readonly Step[], power: PowerId | undefined): Prompt {
  const kinds = new Set(legal.map((step) => plainStep(step).kind));
  const [move, build, end] = [kinds.has('move'), kinds.has('build'), kinds.has('end')];
  const act = [...kinds].some((kind) => !PLAIN.includes(kind));
  if (!power) return { kind: move ? 'move' : build ? 'build' : 'finish' };
  const { steps, earlyBuilds, builds, mover } = turnProgress(p);
  const [moved, built] = [steps > 0, builds > 0];
  if (move && !moved) {
    if (build || act) return { kind: 'moveOrAct', power };
    return earlyBuilds > 0 || mover !== undefined ? { kind: 'moveNext', power } : { kind: 'move' };
  }
  if (move) return build ? { kind: 'moveAgainOrBuild', power } : { kind: 'moveNext', power };
  if (build && built) return end ? { kind: 'buildAgainOrFinish', power } : { kind: 'buildAgain', power };
  if (build && end) return { kind: 'buildOrFinish', power };
  // A hero whose move did not use the power builds as usual.
  if (build) return { kind: 'build', power: moved && isHero(power) ? undefined : power };
  if (act) return end ? { kind: 'actOrFinish', power } : { kind: 'act', power };
  return { kind: 'finish' };
}

/** The prompt for the player who decides in a draft. */
export function draftPromptOf(draft: Draft, [first]: readonly DraftStep[]): Prompt {
  if (first?.kind !== 'offer') return { kind: first?.kind ?? 'pick' };
  return { kind: 'offer', left: draft.offersLeft };
}

export const describeDraftStep = (words: GameWords, step: DraftStep, nameOf: NameOf): string =>
  describeStep(words, draftMessage(step, nameOf));

function draftMessage(step: DraftStep, nameOf: NameOf): StepMessage {
  if (step.kind === 'start') return { kind: step.kind, player: nameOf(step.seat) };
  return step;
}
