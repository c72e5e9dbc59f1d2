import type { ArchivedGame, GamePlayer } from '@oia/protocol';
import { powerById } from '@oia/rules';
import type { Catalogue, OnlineWords } from '@oia/texts';
import { sayFleece, sayPowers } from '../new-game/form-summary.ts';

function nameOf({ ui }: Catalogue, { hub }: OnlineWords, { name, kind }: GamePlayer): string {
  if (name !== '') return name;
  return kind === 'computer' ? ui.common.computer : hub.guest;
}

/** The players, with teams grouped. */
export function sayGamePlayers(words: Catalogue, online: OnlineWords, players: readonly GamePlayer[]): string {
  const names = players.map((player) => nameOf(words, online, player));
  const isTeams = players.length === 4;
  const sides = isTeams ? [0, 1].map((side) => words.together(names.filter((_, seat) => seat % 2 === side))) : names;
  return words.ui.home.against({ names: sides });
}

export function sayGamePowers(words: Catalogue, { fleece, players }: ArchivedGame): string {
  const card = powerById(fleece ?? '')?.id;
  const powers = players.map(({ power }) => power);
  return card ? sayFleece(words, card, powers) : sayPowers(words, powers);
}

/** The winner and the turn, or that it was a draw. */
export function sayGameResult(words: Catalogue, online: OnlineWords, { players, turns: turn }: ArchivedGame): string {
  const { games } = words.ui;
  const winners = players.filter(({ outcome }) => outcome === 'win').map((player) => nameOf(words, online, player));
  if (winners.length > 0) return games.resultOf({ player: words.together(winners), turn });
  return players.some(({ outcome }) => outcome === 'draw') ? games.resultDrawn({ turn }) : games.over;
}
