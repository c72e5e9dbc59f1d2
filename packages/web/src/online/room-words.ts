import type { LobbyGame, RoomEntry, RoomTerms, Sitting } from '@oia/protocol';
import { powerById } from '@oia/rules';
import { levelOf } from '@oia/table';
import type { Catalogue, OnlineWords, PowerId } from '@oia/texts';
import { sayFleece, sayFleeceDraft, sayPowers } from '../new-game/form-summary.ts';

/** The player at a seat: a member, a computer, or none yet. */
type Place = Sitting | 'computer' | 'free';

const placeAt = (sittings: readonly Sitting[], seat: number, isComputer: boolean): Place =>
  sittings.find((sitting) => sitting.seat === seat) ?? (isComputer ? 'computer' : 'free');

/** By seat. */
export const placesInLobby = ({ terms, sittings }: LobbyGame): readonly Place[] =>
  terms.setup.seats.map((seat, i) => placeAt(sittings, i, levelOf(seat) !== undefined));

/** By seat. Once a game has begun, a seat without a member is a computer's. */
export const placesIn = ({ players, sittings, stage }: RoomEntry): readonly Place[] =>
  Array.from({ length: players }, (_, seat) => placeAt(sittings, seat, stage !== 'waiting'));

export const freeSeats = (places: readonly Place[]): number => places.filter((place) => place === 'free').length;

/** The names at a table, with teams grouped; while seats are free, the names of the seated players. */
export function sayPlaces(words: Catalogue, online: OnlineWords, places: readonly Place[]): string {
  const names = places.flatMap((place) => (place === 'free' ? [] : [sayPlace(words, online, place)]));
  if (names.length < places.length) return words.together(names);
  if (names.length !== 4) return words.ui.home.against({ names });
  const team = (side: number): string => words.together(names.filter((_, seat) => seat % 2 === side));
  return words.ui.home.against({ names: [team(0), team(1)] });
}

function sayPlace({ ui }: Catalogue, { hub }: OnlineWords, place: Exclude<Place, 'free'>): string {
  if (place === 'computer') return ui.common.computer;
  const player = place.name || hub.guest;
  return place.rating === undefined ? player : hub.withRating({ player, rating: place.rating });
}

/** The powers of a waiting room. */
export function sayTermsPowers(words: Catalogue, { setup }: RoomTerms): string {
  const { home } = words.ui;
  const { way } = setup;
  if (way.kind === 'draft') {
    const { fleece, house } = way.options;
    return fleece ? sayFleeceDraft(words, house?.fleeceHeroes ?? false) : home.drafted;
  }
  const { fleece, powers = [] } = way.options;
  const card = powerById(fleece ?? '')?.id;
  return card ? sayFleece(words, card, powers) : sayPowers(words, powers);
}

/** The powers of a set-up, for their emblems. */
export const powersOf = ({ setup }: RoomTerms): readonly PowerId[] =>
  setup.way.kind === 'draft' ? [] : knownPowers([...(setup.way.options.powers ?? []), setup.way.options.fleece]);

export const knownPowers = (ids: readonly (string | undefined)[]): readonly PowerId[] =>
  ids.flatMap((id) => powerById(id ?? '')?.id ?? []);
