import {
  allWorkers,
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
  workersOf,
} from '@oia/rules';
import type { Prompt } from '@oia/texts';

/** The prompt for the seat that has to act. `p` is its view, `legal` its legal steps. */
export function promptOf(match: Match, p: Position, seat: number, legal: readonly Step[]): Prompt {
  if (stageOf(p) === 'setup') return setupPrompt(match, p, seat, legal);
  const powers = powersOf(match, p, seat);
  const idOf = (able: (power: Power) => unknown): PowerId | undefined => (powers.find(able) ?? powers[0])?.id;
  if (questionIn(p)) {
    const power = idOf((power) => power.answers);
    return power ? { kind: 'answer', power } : { kind: 'finish' };
  }
  if (stageOf(p) === 'start' && isAdditional(p)) {
    const power = idOf((power) => power.earns);
    return power ? { kind: 'extraTurn', power } : { kind: 'move' };
  }
  return turnPrompt(
    p,
    legal,
    idOf((power) => power.acts ?? power.open),
  );
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
