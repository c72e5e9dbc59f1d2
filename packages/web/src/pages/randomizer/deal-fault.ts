import type { Fault } from '@oia/rules';
import type { Catalogue } from '@oia/texts';

/** Why nothing can be dealt, and what to do about it. */
export const sayDealFault = ({ matchups, newGame }: Catalogue['ui'], { code }: Fault): string =>
  code === 'noneAccepted' ? matchups.balancedNone : newGame.faultTooFew;
