import type { Draft, DraftStep } from '@oia/rules';
import { deviceSeats } from '@oia/table';
import { draftPromptOf, type NameOf } from '@oia/telling';
import { sayPrompt } from '@oia/texts';
import type { ReactNode } from 'react';
import { Link } from '../../../router.tsx';
import type { Session } from '../../../session/session.ts';
import type { SessionState } from '../../../session/state.ts';
import { youAmong } from '../../../session/you.ts';
import { useAllWords } from '../../../words.tsx';
import type { RoomParts } from '../game-context.tsx';
import { Notices } from '../prompt/notices.tsx';
import { DraftChoices } from './draft-choices.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { useDraftVoice } from './use-draft-voice.ts';
import './draft.css';

interface DraftViewProps {
  readonly session: Session;
  readonly state: SessionState;
  readonly nameOf: NameOf;
  readonly announce: (text: string) => void;
  readonly room: RoomParts | undefined;
}

/** The Challenger's draft: offer, pick, name the Start Player. Then the game begins on the same page. */
export function DraftView({ session, state, nameOf, announce, room }: DraftViewProps): ReactNode {
  const { ui } = useAllWords();
  const { draft } = state;
  const prompt = useDraftPrompt(session, draft, nameOf);
  useDraftVoice(draft, prompt, nameOf, announce);
  if (!draft) return undefined;
  const legal = draft.legalSteps();
  const isYours = draft.actor !== undefined && deviceSeats(state.setup.seats).includes(draft.actor);
  return (
    <div className="draft" {...(draft.actor === undefined ? {} : { 'data-actor': String(draft.actor) })} data-draft="">
      <Notices session={session} state={state}>
        {room && <room.Notices />}
      </Notices>
      <h1>{ui.draft.title}</h1>
      <Intro draft={draft} nameOf={nameOf} />
      <p className="draft-prompt">{prompt}</p>
      {room && draft.actor !== undefined && (
        <p className="row">
          <room.Seat seat={draft.actor} />
        </p>
      )}
      <DraftOffer
        draft={draft}
        legal={isYours ? legal : []}
        nameOf={nameOf}
        onChoose={(step) => session.playDraft(step)}
      />
      {legal.length === 0 && !draft.isDone && <Stuck />}
      {isYours && <DraftChoices legal={legal} nameOf={nameOf} onChoose={(step) => session.playDraft(step)} />}
      {room && <room.Controls />}
    </div>
  );
}

function useDraftPrompt(session: Session, draft: Draft | undefined, nameOf: NameOf): string {
  const words = useAllWords();
  const { actor } = draft ?? {};
  if (!draft || actor === undefined) return '';
  const player = nameOf(actor);
  if (!deviceSeats(session.setup.seats).includes(actor)) return words.ui.draft.choosing({ player });
  const legal: readonly DraftStep[] = draft.legalSteps();
  const prompt = sayPrompt(words, draftPromptOf(draft, legal));
  const isYou = youAmong(session.setup.seats) === actor;
  return isYou ? `${words.ui.game.yourTurn} ${prompt}` : words.ui.draft.prompt({ player, prompt });
}

function Intro({ draft: { options }, nameOf }: { readonly draft: Draft; readonly nameOf: NameOf }): ReactNode {
  const { draft } = useAllWords().ui;
  const player = nameOf(options.challenger);
  return (
    <p className="soft">
      {options.fleece ? draft.introFleece({ player }) : draft.intro({ player, count: options.players })}
    </p>
  );
}

/** Bans and a limited choice can leave an offer that cannot be completed. */
function Stuck(): ReactNode {
  const { draft, common } = useAllWords().ui;
  return (
    <div className="notice warning" role="alert">
      <p>{draft.stuck}</p>
      <Link to={{ page: 'new' }} className="button">
        {common.newGame}
      </Link>
    </div>
  );
}
