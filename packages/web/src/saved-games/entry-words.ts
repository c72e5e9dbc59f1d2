import { powerById } from '@oia/rules';
import { agreedSeats, deviceSeats } from '@oia/table';
import type { Catalogue } from '@oia/texts';
import { sayFleece, sayPowers } from '../new-game/form-summary.ts';
import { namesOf } from '../session/names.ts';
import type { GameEntry } from '../storage/games.ts';

/** The powers of a stored game; during a draft there are none yet. */
export function sayEntryPowers(words: Catalogue, entry: GameEntry): string {
  const { games } = words.ui;
  const { fleece, powers, setup, turns } = entry;
  const card = powerById(fleece ?? '')?.id;
  if (card) return sayFleece(words, card, powers);
  if (powers.length === 0 && turns === 0 && setup.way.kind === 'draft') return games.drafting;
  return sayPowers(words, powers);
}

/** The only person at this device, who is addressed as "you"; undefined if several or none play. */
export function onlyPerson({ setup }: Pick<GameEntry, 'setup'>): number | undefined {
  const [seat, ...others] = deviceSeats(agreedSeats(setup.seats));
  return others.length === 0 ? seat : undefined;
}

/** Partners sit opposite each other. */
const sideAt = (seat: number, players: number): number => (players === 4 ? seat % 2 : seat);

/** How a game ended or who is next, as far as it is known without replaying it. */
export function sayStanding(words: Catalogue, entry: GameEntry): string | undefined {
  return entry.isOver ? sayResult(words, entry) : sayNext(words, entry);
}

function sayResult(words: Catalogue, entry: GameEntry): string {
  const { games } = words.ui;
  const { winner, turns: turn, setup } = entry;
  if (winner === undefined) return games.over;
  if (winner === 'nobody') return games.resultDrawn({ turn });
  const players = setup.seats.length;
  const you = onlyPerson(entry);
  if (you !== undefined && sideAt(you, players) === winner) return games.resultWon({ turn });
  // Of three players another one may have lost too.
  if (you !== undefined && players !== 3) return games.resultLost({ turn });
  const winners = namesOf(words, setup.seats).filter((_, seat) => sideAt(seat, players) === winner);
  return games.resultOf({ player: words.together(winners), turn });
}

function sayNext(words: Catalogue, entry: GameEntry): string | undefined {
  const { games } = words.ui;
  const { actor, setup } = entry;
  if (actor === undefined) return undefined;
  if (actor === onlyPerson(entry)) return games.yourTurn;
  const player = namesOf(words, setup.seats)[actor];
  return player === undefined ? undefined : games.turnOf({ player });
}
