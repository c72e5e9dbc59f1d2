import { describeDraftStep, describePrompt, draftPromptOf, type NameOf } from '@oia/narration';
import type { Draft, DraftStep } from '@oia/rules';
import { deviceSeats, draftStepBetween } from '@oia/table';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import type { GameSession } from '../../session/game-session.ts';
import { youAmong } from '../../session/names.ts';
import type { SessionState } from '../../session/state.ts';
import type { RoomParts } from '../game-context.tsx';
import { Notices } from '../prompt/notices.tsx';
import { DraftChoices } from './draft-choices.tsx';
import { DraftOffer } from './draft-offer.tsx';
import './draft.css';

interface DraftViewProps {
  readonly session: GameSession;
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
        onChoose={(step) => session.send({ kind: 'draft', step })}
      />
      {legal.length === 0 && !draft.isDone && <Stuck />}
      {isYours && (
        <DraftChoices legal={legal} nameOf={nameOf} onChoose={(step) => session.send({ kind: 'draft', step })} />
      )}
      {room && <room.Controls />}
    </div>
  );
}

function useDraftPrompt(session: GameSession, draft: Draft | undefined, nameOf: NameOf): string {
  const words = useAllWords();
  const { actor } = draft ?? {};
  if (!draft || actor === undefined) return '';
  const player = nameOf(actor);
  if (!deviceSeats(session.setup.seats).includes(actor)) return words.ui.draft.choosing({ player });
  const legal: readonly DraftStep[] = draft.legalSteps();
  const prompt = describePrompt(words, draftPromptOf(draft, legal));
  const isYou = youAmong(session.setup.seats) === actor;
  return isYou ? `${words.ui.game.yourTurn} ${prompt}` : words.ui.draft.prompt({ player, prompt });
}

function Intro({ draft, nameOf }: { readonly draft: Draft; readonly nameOf: NameOf }): ReactNode {
  const words = useAllWords().ui.draft;
  const { challenger, fleece, players } = draft.options;
  const player = nameOf(challenger);
  const intro = fleece
    ? words[draft.hasHeroes ? 'introFleeceHeroes' : 'introFleece']({ player })
    : words.intro({ player, count: players });
  return <p className="soft">{intro}</p>;
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

/** Announces the last draft step, then the next prompt. */
function useDraftVoice(
  draft: Draft | undefined,
  prompt: string,
  nameOf: NameOf,
  announce: (text: string) => void,
): void {
  const words = useAllWords();
  const last = useRef(draft);
  useEffect(() => {
    const before = last.current;
    last.current = draft;
    const step = before && draft ? draftStepBetween(before, draft) : undefined;
    const player = nameOf(before?.actor ?? 0);
    if (step) announce(words.ui.draft.prompt({ player, prompt: describeDraftStep(words, step, nameOf) }));
    if (prompt) announce(prompt);
  }, [draft, prompt, words, nameOf, announce]);
}
