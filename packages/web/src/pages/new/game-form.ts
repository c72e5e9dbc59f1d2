import { type HouseRule, type PowerSet, SETS } from '@oia/rules';
import { type Looks, type Seat, USUAL_LOOKS } from '@oia/table';
import type { PowerId } from '@oia/texts';

export const PLAYER_COUNTS = [2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];
export const MAX_SEATS = 4;

/** How everybody comes by a power. */
export const POWER_WAYS = ['none', 'chosen', 'draft', 'random'] as const;
export type PowerWay = (typeof POWER_WAYS)[number];

export type SeatChoice = number | 'random';

/** What somebody wants to play, as the form has it: nothing is dealt or tossed yet. Plain data, it is kept. */
export interface GameForm {
  readonly players: PlayerCount;
  /** Always four: who is left out comes back with the names they had. */
  readonly seats: readonly Seat[];
  readonly looks: Looks;
  readonly way: PowerWay;
  /** One card beside the Ram instead of one a player. */
  readonly isFleece: boolean;
  /** By seat, for the way 'chosen'; undefined: none yet, or none at all. */
  readonly powers: readonly (PowerId | undefined)[];
  /** The card beside the Ram, for the way 'chosen'. */
  readonly card: PowerId;
  /** What a deal and a draft draw from. */
  readonly sets: readonly PowerSet[];
  /** Without hidden information and luck. */
  readonly isOpen: boolean;
  /** The Challenger gets a few dealt powers to choose an offer from. */
  readonly isLimited: boolean;
  readonly challenger: SeatChoice;
  readonly start: SeatChoice;
  readonly house: readonly HouseRule[];
  readonly repetition: boolean;
  readonly override: boolean;
}

export const GOD_SETS: readonly PowerSet[] = SETS.filter((set) => set !== 'hero');

export const DEFAULT_FORM: GameForm = {
  players: 2,
  seats: [
    { name: '', player: 'person' },
    { name: '', player: 'easy' },
    { name: '', player: 'easy' },
    { name: '', player: 'easy' },
  ],
  looks: USUAL_LOOKS,
  way: 'none',
  isFleece: false,
  powers: [],
  card: 'apollo',
  sets: GOD_SETS,
  isOpen: false,
  isLimited: false,
  challenger: 'random',
  start: 'random',
  house: [],
  repetition: false,
  override: false,
};

export const seatsAt = ({ seats, players }: GameForm): readonly Seat[] => seats.slice(0, players);
