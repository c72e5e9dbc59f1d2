import { allWorkers, domesOf, type Game, heightAt, type Moment, powersOf, SQUARES, squareName } from '@oia/rules';
import { en } from '@oia/texts';
import { type Consequence, consequencesOf, type StepMessage, sideName, stepMessage } from '../src/index.ts';
import { nameOf } from './games.ts';

/** Reconstructs the board from the descriptions alone. */
export class BoardListener {
  /** Owner and square, such as `Ben@c4`. */
  readonly #workers = new Set<string>();
  readonly #heights = new Map<string, number>();
  readonly #domes = new Set<string>();

  hear({ match }: Game, moment: Moment): void {
    const { actor = 0, before, step, cut } = moment;
    const owner = sideName(en, match, match.sideOf(actor), nameOf);
    const powers = powersOf(match, before, actor);
    if (cut === undefined) this.#hearStep(stepMessage(step, { match, powers, nameOf }), owner);
    for (const each of consequencesOf(en, match, moment, 'spectator', nameOf)) this.#hearConsequence(each);
  }

  #hearStep(step: StepMessage, owner: string): void {
    if (step.kind === 'place' || step.kind === 'summon') this.#workers.add(`${owner}@${step.at}`);
    else if (step.kind === 'kill') this.#workers.delete(this.#workerOn(step.at));
    else if (step.kind === 'trade') this.#move(tradesOf(step));
    else if ('from' in step && 'to' in step) this.#move([[step.from ?? '?', step.to ?? '?']]);
    else if (step.kind === 'build' && step.piece === 'dome') this.#domes.add(step.at);
    else if (step.kind === 'build') this.#raise(step.at, 1);
    else if (step.kind === 'remove' || step.kind === 'lower') this.#raise(step.at, -1);
  }

  #hearConsequence(told: Consequence): void {
    if (told.code === 'moved' || told.code === 'swept' || told.code === 'slid') {
      if (!this.#workers.delete(`${told.player}@${told.from}`))
        throw new Error(`nobody of ${told.player} on ${told.from}`);
      this.#workers.add(`${told.player}@${told.to}`);
    } else if (told.code === 'removed' || told.code === 'petrified') {
      this.#workers.delete(`${told.player}@${told.square}`);
      if (told.code === 'petrified') this.#raise(told.square, 1);
    } else if (told.code === 'out') {
      for (const worker of this.#workers) if (worker.startsWith(`${told.player}@`)) this.#workers.delete(worker);
    }
  }

  #move(moves: readonly (readonly [string, string])[]): void {
    const workers = moves.map(([from]) => this.#workerOn(from));
    for (const worker of workers) this.#workers.delete(worker);
    for (const [i, [, to]] of moves.entries()) this.#workers.add(`${workers[i]?.split('@')[0]}@${to}`);
  }

  #workerOn(square: string): string {
    return [...this.#workers].find((worker) => worker.endsWith(`@${square}`)) ?? `nobody@${square}`;
  }

  #raise(square: string, by: number): void {
    this.#heights.set(square, (this.#heights.get(square) ?? 0) + by);
  }

  get board(): object {
    const heights = [...this.#heights].filter(([, height]) => height !== 0);
    return { workers: [...this.#workers].sort(), heights: heights.sort(), domes: [...this.#domes].sort() };
  }
}

/** The description does not say who crosses over with whom: workers of one player look alike. */
function tradesOf({ from, to, from2, to2 }: Extract<StepMessage, { kind: 'trade' }>): [string, string][] {
  const first: [string, string][] = [
    [from, to],
    [to, from],
  ];
  return from2 && to2 ? [...first, [from2, to2], [to2, from2]] : first;
}

/** The actual board, in the form of `BoardListener.board`. */
export function boardOf({ match, position }: Game): object {
  const names = Array.from({ length: SQUARES }, (_, square) => square);
  const domes = domesOf(position).map(squareName);
  const heights = names.map((square) => [squareName(square), heightAt(position, square)] as const);
  const workers = allWorkers(position).map(
    ({ side, square }) => `${sideName(en, match, side, nameOf)}@${squareName(square)}`,
  );
  return {
    workers: workers.sort(),
    heights: heights.filter(([, height]) => height !== 0).sort(),
    domes: domes.sort(),
  };
}
