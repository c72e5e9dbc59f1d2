import type { BoardOptions } from '@oia/board';
import { positionText } from '@oia/rules';
import { type ReactNode, useState } from 'react';
import { edited, type Sketch, sketchOf, type Tool } from '../../study/sketch.ts';
import type { StudySession } from '../../study/study-session.ts';
import { SketchBoard } from './sketch-board.tsx';
import { SketchPanel } from './sketch-panel.tsx';
import { viewIn } from './study-board.tsx';
import { StudyView } from './study-view.tsx';

interface WorkspaceProps {
  readonly session: StudySession;
  /** The id of the study, if it is saved. */
  readonly id: string | undefined;
  readonly onOpen: (session: StudySession) => void;
  /** Opens a position that was set up. */
  readonly onPosition: (text: string) => void;
}

interface Editing {
  readonly sketch: Sketch;
  readonly typed: string | undefined;
}

/** A study, or a position that is being set up in its place. */
export function Workspace({ session, id, onOpen, onPosition }: WorkspaceProps): ReactNode {
  const [editing, setEditing] = useState<Editing>();
  const [tool, setTool] = useState<Tool>({ kind: 'raise' });
  const [turned, setTurned] = useState<BoardOptions['turned']>(0);
  const edit = (): void => {
    const { game, state } = session;
    const text = positionText({ match: game.match, position: viewIn(state.value.study, game) });
    setEditing({ sketch: sketchOf(text), typed: undefined });
  };
  const close = (): void => setEditing(undefined);
  const onTap = (square: number): void =>
    setEditing((now) => now && { sketch: edited(now.sketch, tool, square), typed: undefined });
  if (!editing) {
    const flip = (): void => setTurned((now) => (now === 0 ? 2 : 0));
    return <StudyView session={session} id={id} turned={turned} onFlip={flip} onEdit={edit} onOpen={onOpen} />;
  }
  return (
    <div className="analysis">
      <div className="analysis-stage">
        <SketchBoard sketch={editing.sketch} turned={turned} onTap={onTap} />
      </div>
      <div className="analysis-side">
        <SketchPanel
          {...editing}
          tool={tool}
          onTool={setTool}
          onChange={(sketch, typed) => setEditing({ sketch, typed })}
          onDone={(text) => {
            close();
            onPosition(text);
          }}
          onCancel={close}
        />
      </div>
    </div>
  );
}
