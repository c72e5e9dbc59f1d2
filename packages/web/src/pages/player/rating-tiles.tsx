import type { PlayerRating, Pool } from '@oia/protocol';
import type { ReactNode } from 'react';
import { POOL_ORDER } from '../../archive/game-search.ts';
import { Link } from '../../common/router.tsx';
import { useOnlineWords } from '../../online/online-words.ts';

/** One tile for each pool, even without a rating. */
export function RatingTiles({ ratings }: { readonly ratings: readonly PlayerRating[] }): ReactNode {
  return (
    <ul className="player-ratings">
      {POOL_ORDER.map((pool) => (
        <RatingTile key={pool} pool={pool} rating={ratings.find((rating) => rating.pool === pool)} />
      ))}
    </ul>
  );
}

interface RatingTileProps {
  readonly pool: Pool;
  readonly rating: PlayerRating | undefined;
}

function RatingTile({ pool, rating }: RatingTileProps): ReactNode {
  const { players } = useOnlineWords();
  return (
    <li className="card">
      <Link to={{ page: 'leaderboards', pool }}>{players.pools[pool]}</Link>
      {rating ? (
        <>
          <p className="player-rating">{rating.rating}</p>
          <p className="soft">{players.deviation(spanOf(rating))}</p>
          <p className="soft">
            {[players.games({ count: rating.games }), ...(rating.isProvisional ? [players.provisional] : [])].join(
              ' · ',
            )}
          </p>
        </>
      ) : (
        <p className="soft">{players.unrated}</p>
      )}
    </li>
  );
}

/** The 95 % confidence interval of the rating. */
export const spanOf = ({ rating, deviation }: Pick<PlayerRating, 'rating' | 'deviation'>) => ({
  low: rating - 2 * deviation,
  high: rating + 2 * deviation,
});
