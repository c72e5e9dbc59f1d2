import type { Change } from '../changes.ts';
import type { BoardOptions } from '../options.ts';
import type { Scene, Square } from '../scene.ts';
import type { Parts, Piece } from './parts.ts';
import { corner, feet, levelAt, middle, type Spot } from './plan.ts';
import { group, moved } from './svg.ts';
import { easeBack, easeInOut, easeOut, type Track } from './timeline.ts';
import { ramOf, tokenOf } from './token.ts';
import { towerOf } from './tower.ts';

/** Input of an animation. The new scene is already drawn: each piece moves to its place from where it was. */
export interface Motion {
  readonly before: Scene;
  readonly after: Scene;
  readonly parts: Parts;
  readonly turned: BoardOptions['turned'];
}

const MOVE_TIME = 250;
const BUILD_TIME = 180;

/** First all workers move together, then what was built falls into place. */
export function tracksOf(changes: readonly Change[], motion: Motion): Track[] {
  const walks = changes.some(({ kind }) => kind === 'move' || kind === 'enter' || kind === 'leave');
  const start = walks ? MOVE_TIME : 0;
  const tracks = [...changes.flatMap((change) => trackOf(change, start, motion)), ...lifts(changes, start, motion)];
  const builds = tracks.some((track) => track.start >= start && track.start > 0) || !walks;
  return [...tracks, offersTrack(motion.parts, start + (builds ? BUILD_TIME : 0))];
}

function trackOf(change: Change, start: number, motion: Motion): Track[] {
  switch (change.kind) {
    case 'move':
      return slideTo(motion.parts.worker(change.to), spotOf(change.from, motion), spotNow(change.to, motion));
    case 'enter':
      return pop(motion.parts.worker(change.worker.square), 0, MOVE_TIME);
    case 'leave':
      return fall(motion.parts.workerPiece(change.worker, levelAt(motion.before, change.worker.square)), motion);
    case 'restyle':
      return pop(motion.parts.worker(change.worker.square), start, BUILD_TIME);
    case 'rise':
      return rise(change.square, change.from, start, motion);
    case 'sink':
      return sink(change.square, change.from, change.to, start, motion);
    case 'addDome':
      return domeTracks(change.square, start, motion);
    case 'removeDome':
      return dropDome(change.square, start, motion);
    case 'putToken':
      return tokenTracks(change, start, motion);
    case 'removeToken':
      return dropToken(change, start, motion);
    case 'moveRam':
      return ramTracks(change, motion);
    default:
      return [];
  }
}

const spotOf = (square: Square, { before, turned }: Motion): Spot => feet(square, levelAt(before, square), turned);
const spotNow = (square: Square, { after, turned }: Motion): Spot => feet(square, levelAt(after, square), turned);

/** Moves a piece from `from` to where it is drawn, in a small arc. */
function slideTo(piece: Piece | undefined, from: Spot, to: Spot): Track[] {
  if (piece === undefined) return [];
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const apply = (progress: number) => {
    const rest = 1 - easeInOut(progress);
    const arc = Math.sin(Math.PI * progress);
    place(piece.body, dx * rest, dy * rest - 15 * arc, 1 + 0.07 * arc);
  };
  return [{ start: 0, duration: MOVE_TIME, apply }];
}

function place(element: SVGElement, x: number, y: number, scale = 1, opacity = 1): void {
  if (x === 0 && y === 0 && scale === 1) element.removeAttribute('transform');
  else element.setAttribute('transform', moved(x, y, Math.max(0.001, scale)));
  if (opacity === 1) element.removeAttribute('opacity');
  else element.setAttribute('opacity', opacity.toFixed(3));
}

function pop(piece: Piece | undefined, start: number, duration: number): Track[] {
  if (piece === undefined) return [];
  const apply = (progress: number) => place(piece.body, 0, 0, progress === 1 ? 1 : easeBack(progress));
  return [{ start, duration, apply }];
}

/** Draws something that is gone once more, to let it disappear. */
function ghost(element: SVGElement, start: number, duration: number, motion: Motion, apply: Track['apply']): Track {
  motion.parts.ghosts.append(element);
  return { start, duration, apply, end: () => element.remove() };
}

function fall({ element, body }: Piece, motion: Motion): Track[] {
  return [
    ghost(element, 0, MOVE_TIME, motion, (progress) => {
      const turn = 70 * easeInOut(progress);
      body.setAttribute('transform', `translate(0 ${(22 * progress).toFixed(2)}) rotate(${turn.toFixed(1)})`);
      element.setAttribute('opacity', (1 - progress).toFixed(3));
    }),
  ];
}

function rise(square: Square, from: number, start: number, { parts }: Motion): Track[] {
  const fresh = parts.tower(square)?.storeys.slice(from) ?? [];
  return fresh.map((storey, index) => ({
    start: start + (index * BUILD_TIME) / (2 * fresh.length),
    duration: BUILD_TIME - (index * BUILD_TIME) / (2 * fresh.length),
    apply: (progress) => place(storey, 0, -34 * (1 - easeOut(progress)), 1, Math.min(1, progress * 2.5)),
  }));
}

function sink(square: Square, from: number, to: number, start: number, motion: Motion): Track[] {
  const old = towerOf(motion.parts.towerStyle(from, false)).storeys.slice(to);
  const { x, y } = corner(square, motion.turned);
  const lost = group([group(old)], { transform: moved(x, y) });
  const sinks = (progress: number) => place(lost, x, y + 26 * easeInOut(progress), 1, 1 - progress);
  return [ghost(lost, start, BUILD_TIME, motion, sinks)];
}

function domeTracks(square: Square, start: number, { parts }: Motion): Track[] {
  const body = parts.tower(square)?.domeBody;
  if (body === undefined) return [];
  const apply = (progress: number) => {
    const size = progress === 1 ? 1 : easeBack(progress);
    place(body, 0, -22 * (1 - easeOut(progress)), size, Math.min(1, progress * 3));
  };
  return [{ start, duration: BUILD_TIME, apply }];
}

function dropDome(square: Square, start: number, motion: Motion): Track[] {
  const { dome, domeBody } = towerOf(motion.parts.towerStyle(levelAt(motion.before, square), true));
  if (dome === undefined || domeBody === undefined) return [];
  const { x, y } = corner(square, motion.turned);
  const lost = group([dome], { transform: moved(x, y) });
  return [ghost(lost, start, BUILD_TIME, motion, (progress) => place(domeBody, 0, -20 * progress, 1, 1 - progress))];
}

function tokenTracks(change: Change & { kind: 'putToken' }, start: number, motion: Motion): Track[] {
  const piece = motion.parts.token(change.token);
  if (change.from === undefined) return pop(piece, start, BUILD_TIME);
  const from = middle(change.from, levelAt(motion.before, change.from), motion.turned);
  const to = middle(change.token.square, levelAt(motion.after, change.token.square), motion.turned);
  return slideTo(piece, from, to);
}

function dropToken({ token }: Change & { kind: 'removeToken' }, start: number, motion: Motion): Track[] {
  const { x, y } = middle(token.square, levelAt(motion.before, token.square), motion.turned);
  const body = tokenOf(token);
  const lost = group([body], { transform: moved(x, y) });
  return [ghost(lost, start, BUILD_TIME, motion, (progress) => place(body, 0, 0, 1 - 0.6 * progress, 1 - progress))];
}

function ramTracks({ from, to }: Change & { kind: 'moveRam' }, motion: Motion): Track[] {
  if (to === undefined) return from === undefined ? [] : ramLeaves(from, motion);
  if (from === undefined) return pop(motion.parts.ram, 0, MOVE_TIME);
  return slideTo(motion.parts.ram, spotOf(from, motion), spotNow(to, motion));
}

function ramLeaves(from: Square, motion: Motion): Track[] {
  const { x, y } = spotOf(from, motion);
  const body = ramOf();
  return fall({ element: group([body], { transform: moved(x, y) }), body }, motion);
}

/** Workers on a square that rises or sinks move with it. */
function lifts(changes: readonly Change[], start: number, motion: Motion): Track[] {
  const came = changes.flatMap((change) => (change.kind === 'move' ? [change.to] : []));
  return changes.flatMap((change) => {
    if ((change.kind !== 'rise' && change.kind !== 'sink') || came.includes(change.square)) return [];
    const piece = motion.parts.worker(change.square);
    const dy = spotOf(change.square, motion).y - spotNow(change.square, motion).y;
    if (piece === undefined) return [];
    return [
      {
        start,
        duration: BUILD_TIME,
        apply: (progress: number) => place(piece.body, 0, dy * (1 - easeInOut(progress))),
      },
    ];
  });
}

/** Fades the next choices in at the end of the animation. */
function offersTrack({ offers, cornerOffers, halos }: Parts, end: number): Track {
  const apply = (progress: number) => {
    for (const { element } of [offers, cornerOffers, halos]) place(element, 0, 0, 1, progress);
  };
  return { start: Math.max(0, end - 90), duration: 90, apply };
}
