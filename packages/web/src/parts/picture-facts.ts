import type { Still } from '@oia/board';
import { cardFacts, describeResult, type NameOf, turnsOf } from '@oia/narration';
import { activeSeat, eventsFor, type Game, type Position, seatsOf, stageOf, type Viewer, viewOf } from '@oia/rules';
import type { Looks, TableSetup } from '@oia/table';
import type { Catalogue } from '@oia/texts';
import { namesOf } from '../session/names.ts';
import { eventSquares, sceneOf } from '../session/scene.ts';
import type { PictureFacts, PicturePlayer } from './picture-text.ts';

/** A position of a game in the view of one viewer. */
export interface PicturedPosition {
  readonly game: Game;
  /** How many steps were played before it. */
  readonly at: number;
  readonly view: Position;
  /** The board's picture of it. */
  readonly still: Still;
  readonly looks: Looks;
  readonly nameOf: NameOf;
}

/** The text beside the board on a picture: players, powers, and the turn. */
export function pictureFacts(words: Catalogue, pictured: PicturedPosition): PictureFacts {
  const { game, view, still, looks, nameOf } = pictured;
  const { match } = game;
  const cards = cardFacts(words, match, view, nameOf);
  const powerAt = (seat: number | undefined): PicturePlayer['power'] => {
    const card = cards.find((each) => each.seat === seat);
    return card && { id: card.power, name: words.powers[card.power].name };
  };
  const players = seatsOf(match).map((seat) => ({
    name: nameOf(seat),
    look: looks[match.sideOf(seat)] ?? 0,
    power: powerAt(seat),
  }));
  return { ...still, players, caption: captionOf(words, pictured) };
}

function captionOf(words: Catalogue, pictured: PicturedPosition): string {
  const { game, at, nameOf } = pictured;
  const { match, moments } = game;
  const [card] = match.fleece ? match.cards : [];
  const fleece = card ? [words.ui.home.fleeceWith({ power: card.power.id })] : [];
  const outcome = at >= moments.length ? describeResult(words, game, nameOf) : undefined;
  return [...fleece, outcome ?? sayTurn(words, pictured)].join(' · ');
}

/** The number of the turn; the player to move if the game begins at this position. */
function sayTurn({ ui }: Catalogue, { game, at, view, nameOf }: PicturedPosition): string {
  const number = turnsOf(game).findLast(({ from }) => from < at)?.number ?? 0;
  if (number > 0) return ui.replay.turnNumber({ number });
  return stageOf(view) === 'setup' ? ui.replay.setup : ui.analysis.toMove({ player: nameOf(activeSeat(view)) });
}

interface ShownPosition {
  readonly game: Game;
  readonly viewer: Viewer;
  readonly setup: TableSetup;
  /** How many steps are shown; undefined: all of them. */
  readonly at: number | undefined;
}

/** The picture of a game of this device, with nothing that the viewer may not know. */
export function shownPicture(words: Catalogue, { game, viewer, setup, at: shown }: ShownPosition): PictureFacts {
  const { match, moments, first } = game;
  const at = shown ?? moments.length;
  const moment = moments[at - 1];
  const view = viewOf(match, moment?.after ?? first, viewer);
  const last = moment ? eventSquares(eventsFor(match, moment, viewer)) : [];
  const still = { scene: sceneOf(match, view, setup.looks), last };
  const names = namesOf(words, setup.seats);
  return pictureFacts(words, { game, at, view, still, looks: setup.looks, nameOf: (seat) => names[seat] ?? '' });
}
