import { networkOf } from '../http/rates.ts';

/** The usual requests a minute, for which the limits below are meant. */
const USUAL_RATE = 600;

/** So many requests in ten minutes from one network: whoever guesses is a different guest each time. */
export type NetworkLimit = (most: number) => {
  readonly rateLimit: {
    readonly max: number;
    readonly timeWindow: number;
    keyGenerator(request: { ip: string }): string;
  };
};

/** Where the operator allows more requests of all kinds, more of these are allowed too. */
export const networkLimits =
  (requestRate: number): NetworkLimit =>
  (most) => ({
    rateLimit: {
      max: Math.max(1, Math.round((most * requestRate) / USUAL_RATE)),
      timeWindow: 600_000,
      keyGenerator: ({ ip }) => networkOf(ip),
    },
  });
