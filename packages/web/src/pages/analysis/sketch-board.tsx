import type { BoardEvents, BoardOptions, Figure, Picture, Scene, Side } from '@oia/board';
import { readPosition, SQUARES, squareName } from '@oia/rules';
import { USUAL_LOOKS } from '@oia/table';
import { type ReactNode, useMemo } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { BoardFrame } from '../../parts/board-frame.tsx';
import { sceneOf } from '../../session/scene.ts';
import { isDomed, levelIn, type Sketch, sketchText, squareOf } from '../../study/sketch.ts';

interface SketchBoardProps {
  readonly sketch: Sketch;
  readonly turned: BoardOptions['turned'];
  readonly onTap: (square: number) => void;
}

/** The board while a position is set up: every square can be tapped. */
export function SketchBoard({ sketch, turned, onTap }: SketchBoardProps): ReactNode {
  const { analysis, common } = useAllWords().ui;
  const picture = useMemo<Picture>(() => ({ scene: sketchScene(sketch), choices: [], last: [] }), [sketch]);
  const describe = (square: number): string => {
    const name = squareName(square);
    const seat = sketch.seats.findIndex(({ workers }) => workers.some((worker) => worker.endsWith(name)));
    const sex = sketch.seats[seat]?.workers.find((worker) => worker.endsWith(name))?.charAt(0) as 'f' | 'm' | 'n';
    const player = common.player({ letter: 'ABCD'.charAt(seat) });
    const worker = seat < 0 ? undefined : analysis.workerTool({ player, sex });
    return analysis.square({ square: name, level: levelIn(sketch, square), dome: isDomed(sketch, square), worker });
  };
  const events: BoardEvents = {
    onChoose: () => undefined,
    onRefuse: onTap,
    describe: ({ square }) => describe(square),
    names: { board: analysis.board, menu: analysis.board, cancel: common.cancel },
  };
  return <BoardFrame picture={picture} events={events} turned={turned} />;
}

const FIGURES: Readonly<Record<string, Figure>> = { f: 'female', m: 'male', n: 'other' };
const ALL = Array.from({ length: SQUARES }, (_, square) => square);

/** The edited position as a scene, even while it is not legal yet. */
function sketchScene(sketch: Sketch): Scene {
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
