import type { Figure, Scene, Side } from '@oia/board';
import { readPosition, SQUARES } from '@oia/rules';
import { USUAL_LOOKS } from '@oia/table';
import { sceneOf } from '../../session/scene.ts';
import { isDomed, levelIn, type Sketch, sketchText, squareOf } from '../../study/sketch.ts';

const FIGURES: Readonly<Record<string, Figure>> = { f: 'female', m: 'male', n: 'other' };
const ALL = Array.from({ length: SQUARES }, (_, square) => square);

/** What is being edited, as the board shows it: also what is not possible yet. */
export function sketchScene(sketch: Sketch): Scene {
  const read = readPosition(sketchText(sketch));
  const whole = read.ok ? sceneOf(read.value.match, read.value.position) : undefined;
  return (
    whole ?? {
      levels: ALL.map((square) => levelIn(sketch, square)),
      domes: ALL.filter((square) => isDomed(sketch, square)),
      workers: sketch.seats.flatMap(({ workers }, seat) => workers.flatMap((worker) => workerOf(worker, seat))),
      tokens: [],
      streams: [],
      hidden: [],
    }
  );
}

function workerOf(worker: string, seat: number): Scene['workers'] {
  const figure = FIGURES[worker.charAt(0)];
  const side: Side = USUAL_LOOKS[seat] ?? 0;
  return figure ? [{ square: squareOf(worker), side, figure }] : [];
}
