import type { BoardEvents, BoardOptions, Picture } from '@oia/board';
import { squareName } from '@oia/rules';
import { type ReactNode, useMemo } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { BoardFrame } from '../../parts/board-frame.tsx';
import { isDomed, levelIn, type Sketch } from '../../study/sketch.ts';
import { sketchScene } from './sketch-scene.ts';

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
