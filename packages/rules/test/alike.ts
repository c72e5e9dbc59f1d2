import { eventsFor } from '../src/event-views.ts';
import type { Game } from '../src/game.ts';
import { positionText } from '../src/notation/position.ts';
import { recordText } from '../src/notation/record.ts';
import { recordFor } from '../src/notation/recording.ts';
import { stepText } from '../src/notation/steps.ts';
import { type Position, WORKERS } from '../src/position.ts';
import { whyNotSquare, whyNotStep } from '../src/reasons.ts';
import { SQUARES, squaresOf } from '../src/squares.ts';
import { buildStep, KINDS, moveStep, pack } from '../src/steps.ts';
import { type Viewer, viewOf } from '../src/views.ts';

/** An observer can see a difference that must be secret. */
export class Leak extends Error {}

/** Two games that no observer can distinguish: they differ only in secrets. */
export interface Twins {
  readonly truth: Game;
  readonly twin: Game;
  readonly observers: readonly Viewer[];
}

/** Checks that everything an observer can query is the same in both. */
export function expectAlike(twins: Twins, thoroughly: boolean): void {
  const { truth, twin, observers } = twins;
  const { match, referee } = truth;
  const same = (what: string, of: (game: Game) => unknown): void => {
    const [a, b] = [JSON.stringify(of(truth)), JSON.stringify(of(twin))];
    if (a !== b) throw new Leak(describeLeak(twins, `${what}: ${a} / ${b}`));
  };
  same('actor', ({ actor }) => actor);
  same('undo floor', ({ undoFloor }) => undoFloor);
  for (const viewer of observers) {
    same('view', ({ position }) => [...viewOf(match, position, viewer)]);
    same('text', ({ position }) => positionText({ match, position: viewOf(match, position, viewer) }));
    same('events', (game) => eventsOf(game, viewer));
    same('record', (game) => recordText(recordFor(game, viewer)));
    if (viewer === 'spectator') continue;
    if (viewer === truth.actor) {
      same('legal steps', (game) => game.legalSteps());
      const own = truth.legalSteps().join();
      if (referee.legalSteps(viewOf(match, truth.position, viewer)).join() !== own)
        throw new Leak(describeLeak(twins, 'the view gives other steps'));
    }
    if (thoroughly) same('reasons', ({ position }) => reasonsFor(truth, position, viewer));
    if (thoroughly) {
      const [a, b] = [truth.position, viewOf(match, truth.position, viewer)].map((p) =>
        JSON.stringify(reasonsFor(truth, p, viewer)),
      );
      if (a !== b) throw new Leak(describeLeak(twins, `the view gives other reasons: ${a} / ${b}`));
    }
  }
}

/** The visible part of the last step. Workers of an eliminated player may differ, because they are revealed (Z23). */
function eventsOf({ match, moments }: Game, viewer: Viewer): unknown[] {
  const last = moments.at(-1);
  return last ? eventsFor(match, last, viewer).filter(({ kind }) => kind !== 'workersRevealed') : [];
}

const POINTING = ['ferry', 'remove', 'lower', 'kill', 'drag', 'send', 'token', 'mark', 'summon'] as const;

/** Why not, for every square and every kind of step. */
function reasonsFor({ match, referee, actor }: Game, p: Position, seat: number): unknown[] {
  const squares = Array.from({ length: SQUARES }, (_, square) => square);
  const blind = squares.map((square) => whyNotSquare(referee, p, square, undefined, seat));
  if (seat !== actor) return blind;
  const pointed = squares.flatMap((square) =>
    POINTING.map((kind) => whyNotStep(referee, p, pack(KINDS.indexOf(kind), square, square), seat)),
  );
  const byWorker = squaresOf(p[WORKERS + match.sideOf(seat)]).flatMap((from) =>
    squares.flatMap((to) => [
      whyNotSquare(referee, p, to, from, seat),
      whyNotStep(referee, p, moveStep(from, to), seat),
      whyNotStep(referee, p, buildStep(from, to, false), seat),
      whyNotStep(referee, p, buildStep(from, to, true), seat),
    ]),
  );
  return [...blind, ...pointed, ...byWorker];
}

export function describeLeak({ truth, twin, observers }: Twins, what: string): string {
  const { match } = truth;
  const line = (game: Game): string => {
    const steps = game.moments.map(
      ({ step, before, cut }) => `${stepText(match, before, step)}${cut === undefined ? '' : '!'}`,
    );
    return `${positionText({ match, position: game.first })}\n  ${steps.join(' ')}\n  ${positionText({ match, position: game.position })}`;
  };
  return `leak to ${observers.join()}: ${what.slice(0, 2000)}\n${line(truth)}\n${line(twin)}`;
}
