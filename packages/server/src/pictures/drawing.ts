import { inColours, stillText } from '@oia/board/still';
import { type MatchPosition, type PowerId, parsePosition, powersOf, seatsOf } from '@oia/rules';
import { emblemMarkup } from '@oia/web/emblems';
import { sceneOf } from '@oia/web/scene';

/** The contents of a picture of a finished game. */
export interface Subject {
  /** In notation. */
  readonly position: string;
  /** The winning seats. */
  readonly winners: readonly number[];
}

/** The size that other sites expect. */
export const WIDTH = 1200;
export const HEIGHT = 630;
const BOARD = 600;
const MARGIN = (HEIGHT - BOARD) / 2;
/** The middle of the free space beside the board. */
const MIDDLE = (WIDTH - BOARD - MARGIN) / 2;

/** The picture as SVG, without text, because no font is guaranteed. Needs a document. */
export function drawingOf({ position, winners }: Subject): string {
  const placed = parsePosition(position);
  if (!placed.ok) throw new Error(`not a position: ${placed.error.code}`);
  const board = stillText(
    { scene: sceneOf(placed.value.match, placed.value.position) },
    {
      coordinates: false,
      numbers: false,
    },
  );
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--oia-sea)"/>`,
    ...playersOf(placed.value, winners),
    at(board, { x: WIDTH - BOARD - MARGIN, y: MARGIN, size: BOARD }),
    '</svg>',
  ];
  return withCommas(inColours(parts.join(''), 'light'));
}

/** Converts `rgb(60 40 10 / 30%)` to the older syntax that resvg reads. */
const withCommas = (text: string): string =>
  text.replace(
    /rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/g,
    (_all, r, g, b, share) => `rgba(${r},${g},${b},${Number(share) / 100})`,
  );

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** An SVG image inside another one. */
const at = (image: string, { x, y, size }: Place): string =>
  image.replace(/^<svg[^>]*>/, (start) => {
    const rest = start.replace(/ (width|height|x|y)="[^"]*"/g, '');
    return rest.replace('<svg', `<svg x="${x}" y="${y}" width="${size}" height="${size}"`);
  });

function playersOf({ match, position }: MatchPosition, winners: readonly number[]): string[] {
  const seats = seatsOf(match);
  const row = (HEIGHT - 2 * MARGIN) / seats.length;
  return seats.map((seat, i) => {
    const place = { x: MIDDLE, y: MARGIN + row * (i + 0.5), size: Math.min(row * 0.8, 230) };
    return playerOf(place, match.sideOf(seat), powersOf(match, position, seat)[0]?.id, winners.includes(seat));
  });
}

/** An emblem on the colour of its side; winners get a golden wreath. */
function playerOf({ x, y, size }: Place, side: number, power: PowerId | undefined, hasWon: boolean): string {
  const radius = size / 2;
  const emblem = size * 0.72;
  return [
    hasWon ? wreath(x, y, radius) : '',
    `<circle cx="${x}" cy="${y}" r="${radius * 0.88}" fill="var(--oia-side-${side})" stroke="var(--oia-side-${side}-pattern)" stroke-width="5"/>`,
    power
      ? at(emblemMarkup(power, emblem, 'full'), { x: x - emblem / 2, y: y - emblem / 2, size: emblem })
      : `<circle cx="${x}" cy="${y}" r="${radius * 0.3}" fill="var(--oia-side-${side}-pattern)"/>`,
  ].join('');
}

const LEAVES = 22;

function wreath(x: number, y: number, radius: number): string {
  const leaves = Array.from({ length: LEAVES }, (_, i) => {
    const turn = (360 * i) / LEAVES;
    return `<ellipse cx="${x}" cy="${y - radius}" rx="9" ry="22" transform="rotate(${turn.toFixed(1)} ${x} ${y}) rotate(55 ${x} ${y - radius})"/>`;
  });
  return `<g fill="var(--oia-gold)" stroke="var(--oia-gold-line)" stroke-width="2">${leaves.join('')}</g>`;
}
