/** Glicko-2 by Mark Glickman: http://www.glicko.net/glicko/glicko2.pdf. Step numbers refer to that paper. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** A game against an opponent: 1 won, 0.5 drawn, 0 lost. */
export interface Result {
  readonly opponent: Pick<Rating, 'rating' | 'deviation'>;
  readonly score: number;
}

export const FIRST_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Limits how fast the volatility changes. */
const TAU = 0.5;
/** Converts between ratings and the internal scale (step 2). */
export const GLICKO_SCALE = 173.7178;
const MAX_DEVIATION = 350;
const TOLERANCE = 0.000_001;

/** A rating on the scale of the paper's step 2. */
interface Scaled {
  readonly mu: number;
  readonly phi: number;
  readonly sigma: number;
}

const scaled = ({ rating, deviation }: Pick<Rating, 'rating' | 'deviation'>): Pick<Scaled, 'mu' | 'phi'> => ({
  mu: (rating - FIRST_RATING.rating) / GLICKO_SCALE,
  phi: deviation / GLICKO_SCALE,
});

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** The rating after these games, which took `periods` rating periods. */
export function afterGames(before: Rating, results: readonly Result[], periods = 1): Rating {
  if (results.length === 0) return afterRest(before, periods);
  const { mu, phi } = scaled(before);
  const games = results.map(({ opponent, score }) => {
    const other = scaled(opponent);
    const weight = g(other.phi);
    return { weight, score, expected: 1 / (1 + Math.exp(-weight * (mu - other.mu))) };
  });
  // Steps 3 and 4.
  const v = 1 / sum(games, ({ weight, expected }) => weight * weight * expected * (1 - expected));
  const gained = sum(games, ({ weight, score, expected }) => weight * (score - expected));
  // Steps 5 to 8.
  const sigma = newVolatility({ mu, phi, sigma: before.volatility }, v, v * gained);
  const grown = phi * phi + sigma * sigma * periods;
  const phiAfter = 1 / Math.sqrt(1 / grown + 1 / v);
  return {
    rating: GLICKO_SCALE * (mu + phiAfter * phiAfter * gained) + FIRST_RATING.rating,
    deviation: Math.min(MAX_DEVIATION, GLICKO_SCALE * phiAfter),
    volatility: sigma,
  };
}

/** The rating after a time without games, in which the deviation grows. */
export function afterRest({ rating, deviation, volatility }: Rating, periods: number): Rating {
  const grown = Math.hypot(deviation, GLICKO_SCALE * volatility * Math.sqrt(Math.max(0, periods)));
  return { rating, deviation: Math.min(MAX_DEVIATION, grown), volatility };
}

const sum = <T>(values: readonly T[], of: (value: T) => number): number =>
  values.reduce((total, value) => total + of(value), 0);

/** Step 5, by the paper's bracketing of the zero of f. */
function newVolatility({ phi, sigma }: Scaled, v: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const d = phi * phi + v + e;
    return (e * (delta * delta - d)) / (2 * d * d) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high = firstBound(a, f, delta * delta - phi * phi - v);
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > TOLERANCE) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else {
      atLow /= 2;
    }
    high = next;
    atHigh = atNext;
  }
  return Math.exp(low / 2);
}

function firstBound(a: number, f: (x: number) => number, surprise: number): number {
  if (surprise > 0) return Math.log(surprise);
  let k = 1;
  while (f(a - k * TAU) < 0) k++;
  return a - k * TAU;
}
