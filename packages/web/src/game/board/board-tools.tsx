import type { ReactNode } from 'react';
import { useStore } from '../../base/use-store.ts';
import { changeSettings, settings } from '../../common/settings.ts';
import { useWords } from '../../common/words.tsx';
import { ToolIcon, type ToolName } from '../controls/tool-buttons.tsx';
import { useGameContext } from '../game-context.tsx';

export interface Tool {
  readonly icon: ToolName;
  readonly label: string;
  readonly use: () => void;
}

/** Ways to change the view of the board. */
export function useTools(): readonly Tool[] {
  const { game } = useWords().ui;
  const { board, turn } = useGameContext();
  const { face } = useStore(settings);
  const other = face === '2d' ? '3d' : '2d';
  return [
    { icon: 'flip', label: game.flip, use: () => turn(2) },
    { icon: 'rotate', label: game.rotate, use: () => turn(1) },
    { icon: 'zoomIn', label: game.zoomIn, use: () => board.current?.zoom(1.25) },
    { icon: 'zoomOut', label: game.zoomOut, use: () => board.current?.zoom(0.8) },
    { icon: 'reset', label: game.resetView, use: () => board.current?.resetView() },
    { icon: other, label: face === '2d' ? game.show3d : game.show2d, use: () => changeSettings({ face: other }) },
    ...(document.fullscreenEnabled ? [{ icon: 'full', label: game.fullscreen, use: toggleFullscreen } as const] : []),
  ];
}

function toggleFullscreen(): void {
  const { fullscreenElement, documentElement } = document;
  // A browser may refuse; the user sees that nothing has changed.
  (fullscreenElement ? document.exitFullscreen() : documentElement.requestFullscreen()).catch(() => undefined);
}

/** Small buttons at the edge of the board; on small screens they are under "More" only. */
export function BoardTools(): ReactNode {
  const { game } = useWords().ui;
  return (
    <fieldset className="board-tools">
      <legend className="unseen">{game.boardGroup}</legend>
      {useTools().map(({ icon, label, use }) => (
        <button key={icon} type="button" className="button" title={label} aria-label={label} onClick={use}>
          <ToolIcon name={icon} />
        </button>
      ))}
    </fieldset>
  );
}
