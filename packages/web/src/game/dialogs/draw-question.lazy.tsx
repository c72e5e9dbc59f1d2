import type { ReactNode } from 'react';
import { useWords } from '../../common/words.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useGameContext } from '../game-context.tsx';

/** Asks a player to accept or decline a draw. */
export function DrawQuestion(): ReactNode {
  const { game } = useWords().ui;
  const { session } = useGameContext();
  const question = useDrawQuestion();
  return (
    <Dialog
      title={game.drawOffered}
      isOpen
      onClose={() => session.send({ kind: 'answerDraw', accepts: false })}
      actions={<DrawAnswers />}
    >
      <p>{question}</p>
    </Dialog>
  );
}

/** The question, with the names of the player who offers the draw and the one who answers. */
export function useDrawQuestion(): string {
  const { game } = useWords().ui;
  const { state, nameOf } = useGameContext();
  const { drawOffer } = state;
  if (drawOffer?.kind !== 'offered') return '';
  return game.drawQuestion({ by: nameOf(drawOffer.by), player: nameOf(drawOffer.asked[0] ?? 0) });
}

export function DrawAnswers(): ReactNode {
  const { game } = useWords().ui;
  const { session } = useGameContext();
  return (
    <>
      <button type="button" className="button" onClick={() => session.send({ kind: 'answerDraw', accepts: false })}>
        {game.drawDecline}
      </button>
      <button
        type="button"
        className="button primary"
        onClick={() => session.send({ kind: 'answerDraw', accepts: true })}
      >
        {game.drawAccept}
      </button>
    </>
  );
}
