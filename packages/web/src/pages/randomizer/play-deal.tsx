import type { Way } from '@oia/table';
import type { ReactNode } from 'react';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { latestForm } from '../../new-game/saved-form.ts';
import { startGame } from '../../new-game/start-game.ts';
import type { DealRequest, Dealt } from './deal-request.ts';

interface PlayDealProps {
  readonly dealt: Dealt;
  readonly request: DealRequest;
  readonly number: number | undefined;
}

/** A match-up opens New game, where the seats are chosen; a draft or the Fleece starts at once with the last players. */
export function PlayDeal({ dealt, request, number }: PlayDealProps): ReactNode {
  const { randomizer } = useAllWords().ui;
  const spoken = number === undefined ? {} : { 'aria-label': randomizer.playOf({ number }) };
  if (dealt.options?.powers) {
    const { start } = dealt.options;
    const asked = { page: 'new', powers: dealt.powers, ...(start === undefined ? {} : { start }) } as const;
    return (
      <p className="randomizer-play">
        <Link to={asked} className="button" {...spoken}>
          {randomizer.play}
        </Link>
      </p>
    );
  }
  return (
    <p className="randomizer-play">
      <button type="button" className="button" onClick={() => startDealt(dealt, request)} {...spoken}>
        {randomizer.play}
      </button>
    </p>
  );
}

function wayOf({ options, challenger, powers }: Dealt, { players, isFleece }: DealRequest): Way {
  if (options) return { kind: 'match', options };
  const fleece = isFleece ? { fleece: true } : {};
  return { kind: 'draft', options: { players, challenger, pool: powers, ...fleece } };
}

function startDealt(dealt: Dealt, request: DealRequest): void {
  const { seats, looks } = latestForm();
  startGame({ seats: seats.slice(0, request.players), looks, way: wayOf(dealt, request) });
}
