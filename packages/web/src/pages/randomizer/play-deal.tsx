import type { ReactNode } from 'react';
import { Link } from '../../router.tsx';
import { startGame } from '../../session/start.ts';
import type { Way } from '../../session/table.ts';
import { useAllWords } from '../../words.tsx';
import { latestWish } from '../new/wish-memory.ts';
import type { Dealt, DealWish } from './deal-wish.ts';

interface PlayDealProps {
  readonly dealt: Dealt;
  readonly wish: DealWish;
  readonly number: number | undefined;
}

/** Powers for everybody lead to New game, where seats are given; a draft or the Fleece begins at once with who sat here last. */
export function PlayDeal({ dealt, wish, number }: PlayDealProps): ReactNode {
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
      <button type="button" className="button" onClick={() => sitDown(dealt, wish)} {...spoken}>
        {randomizer.play}
      </button>
    </p>
  );
}

function wayOf({ options, challenger, powers }: Dealt, { players, isFleece }: DealWish): Way {
  if (options) return { kind: 'match', options };
  const fleece = isFleece ? { fleece: true } : {};
  return { kind: 'draft', options: { players, challenger, pool: powers, ...fleece } };
}

function sitDown(dealt: Dealt, wish: DealWish): void {
  const { seats, looks } = latestWish();
  startGame({ seats: seats.slice(0, wish.players), looks, way: wayOf(dealt, wish) });
}
