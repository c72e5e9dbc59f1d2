import { inColours, SIDE_STYLES, type Side, type Still, stillText, type Theme } from '@oia/board';
import type { PowerId } from '@oia/texts';
import { emblemMarkup } from '../emblems/markup.ts';
import { MARK_PATTERNS, MARK_SHAPES } from './look-mark.tsx';

/** A player as named under a picture. */
export interface PicturePlayer {
  readonly name: string;
  readonly look: Side;
  readonly power?: { readonly id: PowerId; readonly name: string } | undefined;
}

/** Everything on a picture of a position. The scene is that of a view, so it has no secrets of others. */
export interface PictureFacts extends Still {
  readonly players: readonly PicturePlayer[];
  /** One line about the game: its result, or how far it is. */
  readonly caption: string;
}

/** Units of the picture: the board as a square above, the players in two columns below it. */
export const PICTURE_WIDTH = 640;
const MARGIN = 24;
const COLUMN = (PICTURE_WIDTH - 2 * MARGIN) / 2;
const ROW = 62;
const EMBLEM = 24;
const FOOT = 54;

const INKS: Readonly<Record<Theme, Readonly<Record<'paper' | 'ink' | 'soft' | 'line', string>>>> = {
  light: { paper: '#fffdf8', ink: '#23292f', soft: '#545f68', line: '#d9cfba' },
  dark: { paper: '#16263c', ink: '#eef2f7', soft: '#b4c1d3', line: '#33496a' },
};

const rowsOf = ({ players }: PictureFacts): number => Math.ceil(players.length / 2);

export const pictureHeight = (facts: PictureFacts): number => PICTURE_WIDTH + MARGIN / 2 + rowsOf(facts) * ROW + FOOT;

/** A position with its players, as the text of an SVG image that needs nothing else. */
export function pictureText(facts: PictureFacts, theme: Theme): string {
  const { paper, ink } = INKS[theme];
  const height = pictureHeight(facts);
  const board = stillText(facts, { theme }).replace(
    / width="\d+" height="\d+"/,
    ` width="${PICTURE_WIDTH}" height="${PICTURE_WIDTH}"`,
  );
  const players = facts.players.map((player, i) => playerText(player, i, theme));
  const size = `viewBox="0 0 ${PICTURE_WIDTH} ${height}" width="${PICTURE_WIDTH}" height="${height}"`;
  const text = [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="${FONT}" fill="${ink}">`,
    `<rect width="${PICTURE_WIDTH}" height="${height}" fill="${paper}"/>`,
    board,
    ...players,
    footText(facts, theme),
    '</svg>',
  ];
  return inColours(text.join(''), theme);
}

const FONT = 'system-ui, sans-serif';

function playerText({ name, look, power }: PicturePlayer, index: number, theme: Theme): string {
  const x = MARGIN + (index % 2) * COLUMN;
  const y = PICTURE_WIDTH + MARGIN / 2 + Math.floor(index / 2) * ROW;
  const line = power === undefined ? 40 : 28;
  return [
    `<g transform="translate(${x} ${y})">`,
    `<g transform="translate(0 ${power === undefined ? 16 : 14}) scale(1.1)">${markText(look)}</g>`,
    `<text x="48" y="${line}" font-size="22" font-weight="700">${shortened(name, 20)}</text>`,
    power === undefined ? '' : powerText(power, theme),
    '</g>',
  ].join('');
}

/** The emblem, and beside it the name. */
function powerText({ id, name }: NonNullable<PicturePlayer['power']>, theme: Theme): string {
  return (
    `<g transform="translate(48 33)">${emblemMarkup(id, EMBLEM, 'small')}</g>` +
    `<text x="${54 + EMBLEM}" y="50" font-size="17" fill="${INKS[theme].soft}">${shortened(name, 22)}</text>`
  );
}

/** The mark of a side, as in the app: shape, pattern and colour. */
function markText(look: Side): string {
  const { base, pattern } = SIDE_STYLES[look];
  const breadth = pattern === 'dots' ? 4.4 : 2.6;
  return (
    `<path d="${MARK_SHAPES[base]}" fill="var(--oia-side-${look})"/>` +
    `<path d="${MARK_PATTERNS[pattern]}" fill="none" stroke="#fff" stroke-width="${breadth}" stroke-linecap="round"/>`
  );
}

/** The caption, and the mark of the app at the right. */
function footText(facts: PictureFacts, theme: Theme): string {
  const { soft, line } = INKS[theme];
  const y = PICTURE_WIDTH + MARGIN / 2 + rowsOf(facts) * ROW;
  return [
    `<g transform="translate(0 ${y})">`,
    `<path d="M${MARGIN} 4H${PICTURE_WIDTH - MARGIN}" stroke="${line}"/>`,
    `<text x="${MARGIN}" y="33" font-size="17" fill="${soft}">${shortened(facts.caption, 54)}</text>`,
    `<g transform="translate(${PICTURE_WIDTH - MARGIN - 76} 13) scale(0.5)">${HOUSE}</g>`,
    `<text x="${PICTURE_WIDTH - MARGIN}" y="36" font-size="22" font-weight="700" text-anchor="end">Oia</text>`,
    '</g>',
  ].join('');
}

/** The app's icon, in a square of 64 units. */
const HOUSE =
  '<rect width="64" height="64" rx="14" fill="#1d5c94"/>' +
  '<path d="M0 46c8-4 14 4 22 0s14 4 22 0 14 4 20 0v4a14 14 0 0 1-14 14H14A14 14 0 0 1 0 50z" fill="#12436f"/>' +
  '<path d="M12 48V33h40v15z" fill="#fffdf6"/><path d="M18 33V22h28v11z" fill="#f4ecda"/>' +
  '<path d="M20 22a12 12 0 0 1 24 0z" fill="#3f8fd8"/><circle cx="32" cy="8.4" r="2.2" fill="#f2b63c"/>' +
  '<path d="M28 48v-7a4 4 0 0 1 8 0v7z" fill="#1d5c94"/><path d="M10 48h44v3H10z" fill="#d8c39a"/>';

/** A text that fits its place, safe to be written into an image. Names come from people. */
function shortened(text: string, length: number): string {
  const letters = [...text];
  const short =
    letters.length > length
      ? `${letters
          .slice(0, length - 1)
          .join('')
          .trimEnd()}…`
      : text;
  return short.replace(UNPRINTABLE, '').replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}

/** XML has no way to write these: control characters, halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
