import { LOWEST_LEVEL } from '@oia/engine';
import { type HouseRule, type PowerSet, SETS } from '@oia/rules';
import { type Looks, type Seat, USUAL_LOOKS } from '@oia/table';
import type { PowerId } from '@oia/texts';

export const PLAYER_COUNTS = [2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];
export const MAX_SEATS = 4;

/** How the players get their powers. */
export const POWER_WAYS = ['none', 'chosen', 'draft', 'random'] as const;
type PowerWay = (typeof POWER_WAYS)[number];

export type SeatChoice = number | 'random';

/** The state of the New game form, before any random choice. Plain data, because it is stored. */
export interface GameForm {
  readonly players: PlayerCount;
  /** Always four, so that names survive a change of the number of players. */
  readonly seats: readonly Seat[];
  readonly looks: Looks;
  readonly way: PowerWay;
  /** One card beside the Ram instead of one for each player. */
  readonly isFleece: boolean;
  /** By seat, for the way 'chosen'; undefined: no power (yet). */
  readonly powers: readonly (PowerId | undefined)[];
  /** The card beside the Ram, for the way 'chosen'. */
  readonly card: PowerId;
  /** For a deal or a draft. */
  readonly sets: readonly PowerSet[];
  /** Without hidden information and luck. */
  readonly isOpen: boolean;
  /** The Challenger chooses the offer from a few dealt powers. */
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
    { name: '', player: LOWEST_LEVEL },
    { name: '', player: LOWEST_LEVEL },
    { name: '', player: LOWEST_LEVEL },
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

/** True if each player has a hero besides the card beside the Ram (Z38). */
export const hasFleeceHeroes = ({ isFleece, house }: Pick<GameForm, 'isFleece' | 'house'>): boolean =>
  isFleece && house.includes('fleeceHeroes');

export const seatsAt = ({ seats, players }: GameForm): readonly Seat[] => seats.slice(0, players);

/** The props of every section of the form. */
export interface FormProps {
  readonly form: GameForm;
  readonly onChange: (change: Partial<GameForm>) => void;
}
