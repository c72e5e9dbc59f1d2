import type { ChoiceKind, SquareState } from '../choices.ts';
import { type Attributes, circle, colour, ellipse, group, moved, path } from './svg.ts';

/** The distinct kinds of the choices at a square. */
export const kindsOf = ({ choices }: SquareState): ChoiceKind[] => [...new Set(choices.map(({ kind }) => kind))];

/**
 * Signs for the choices at a square, one shape for each kind; the centre is at 0,0. Places are many, often the whole board: each is a dot
 * until it is pointed at (`isNear`).
 */
export function offersOf(state: SquareState, isNear = true): SVGGElement {
  const kinds = kindsOf(state);
  const step = kinds.length > 1 ? 44 / kinds.length + 8 : 0;
  const scale = SCALES[kinds.length] ?? 0.5;
  const icons = kinds.map((kind, index) =>
    group([kind === 'place' && !isNear ? dot() : iconOf(kind)], {
      transform: moved((index - (kinds.length - 1) / 2) * step, 0, scale),
    }),
  );
  return group(icons, { 'data-offers': kinds.join(' ') });
}

const dot = (): SVGGElement =>
  group([circle(0, 0, 9, { fill: colour('offer-paper') }), circle(0, 0, 5.5, { fill: colour('offer') })]);

const SCALES = [1, 1, 0.72, 0.58, 0.5];

/** The sign over a broad light outline, so that it is visible on any background. */
function sign(d: string, name: string, extra: Attributes = {}): SVGElement[] {
  const joined = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return [
    path(d, { fill: colour('offer-paper'), stroke: colour('offer-paper'), 'stroke-width': 9, ...joined, ...extra }),
    path(d, { fill: colour('offer-paper'), stroke: colour(name), 'stroke-width': 4, ...joined, ...extra }),
  ];
}

const STAR = 'M0 -23L6 -8L22 -7L10 3.5L14 19L0 10.5L-14 19L-10 3.5L-22 -7L-6 -8Z';
const PIN = 'M0 23C-14 6 -18 0 -18 -7A18 17 0 0 1 18 -7C18 0 14 6 0 23Z';

/** The sign of a kind, in a colour of the theme. */
export const iconOf = (kind: ChoiceKind, ink = 'offer'): SVGGElement => ICONS[kind](ink);

const ICONS: Readonly<Record<ChoiceKind, (ink: string) => SVGGElement>> = {
  move: (ink) =>
    group([
      circle(0, 0, 20, { fill: colour('offer-paper'), stroke: colour('offer-paper'), 'stroke-width': 9 }),
      circle(0, 0, 20, { fill: 'none', stroke: colour(ink), 'stroke-width': 4.5 }),
      footprint(-5.5, 3.5, -8, ink),
      footprint(5.5, -3.5, 8, ink),
    ]),
  build: (ink) =>
    group([
      ...sign('M0 -21L19 -11V10L0 21L-19 10V-11Z', ink),
      path('M-19 -11L0 -1L19 -11M0 -1V21', { fill: 'none', stroke: colour(ink), 'stroke-width': 3.6 }),
    ]),
  dome: (ink) =>
    group([
      ...sign('M-21 15A21 24 0 0 1 21 15Z', ink),
      path('M-21 15A21 24 0 0 1 21 15Z', { fill: colour(ink), 'fill-opacity': 0.35 }),
      circle(0, -14, 5, { fill: colour(ink), stroke: colour('offer-paper'), 'stroke-width': 2 }),
    ]),
  place: (ink) => group([...sign(PIN, ink), circle(0, -6, 6.5, { fill: colour(ink) })]),
  act: (ink) =>
    group([...sign(STAR, ink), path(STAR, { fill: colour(ink), 'fill-opacity': 0.9, transform: 'scale(0.55)' })]),
  remove: () =>
    group([
      ...sign('M-8 -20H8L20 -8V8L8 20H-8L-20 8V-8Z', 'warn'),
      path('M-10 0H10', { stroke: colour('warn'), 'stroke-width': 6, 'stroke-linecap': 'round' }),
    ]),
};

function footprint(x: number, y: number, turn: number, ink: string): SVGGElement {
  const look = { fill: colour(ink) };
  return group([ellipse(0, -3, 4.2, 6.2, look), ellipse(0, 7, 3, 3.4, look)], {
    transform: `${moved(x, y)} rotate(${turn})`,
  });
}
