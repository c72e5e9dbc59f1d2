import type { Draft, DraftStep, Game, Step, Viewer } from '@oia/rules';
import type { Change } from './dependencies.ts';
import type { Device } from './hand-over.ts';
import type { Seat } from './seats.ts';
import type { DrawOffer, Rematch, TableState } from './state.ts';
import {
  type DraftView,
  draftView,
  type GameStatus,
  type GameView,
  gameStatus,
  gameView,
  hintFor,
  type ShownMoment,
  shownMoment,
} from './views.ts';

/** A change as a viewer may know it. */
export type TableEventBody =
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'drafted'; readonly step: DraftStep; readonly draft: DraftView }
  | { readonly kind: 'began'; readonly game: GameView }
  /** `length` steps are left. */
  | { readonly kind: 'undone'; readonly length: number; readonly status: GameStatus }
  | { readonly kind: 'played'; readonly moments: readonly ShownMoment[]; readonly status: GameStatus }
  | { readonly kind: 'drawOffer'; readonly drawOffer: DrawOffer | undefined }
  | { readonly kind: 'device'; readonly device: Device }
  | { readonly kind: 'hint'; readonly steps: readonly Step[] | undefined }
  | { readonly kind: 'paused'; readonly isPaused: boolean }
  | { readonly kind: 'engine'; readonly isLost: boolean }
  | { readonly kind: 'rematch'; readonly rematch: Rematch | undefined };

/** `version` is the state's version after it; a command that changed several things has several events of one version. `at`: by the table's clock. */
export type TableEvent = TableEventBody & { readonly version: number; readonly at: number };

/** The events of a change for a viewer: the difference between its views before and after. */
export function eventsOf({ before, after, at }: Change, viewer: Viewer): TableEvent[] {
  return eventBodies(before, after, viewer).map((news) => ({ ...news, version: after.version, at }));
}

function eventBodies(before: TableState, after: TableState, viewer: Viewer): TableEventBody[] {
  const events: TableEventBody[] = [];
  if (before.setup.seats !== after.setup.seats) events.push({ kind: 'seats', seats: after.setup.seats });
  if (before.draft !== after.draft) events.push(...draftEvents(before.draft, after.draft, viewer));
  if (before.game !== after.game) events.push(...gameEvents(before.game, after.game, viewer));
  if (before.drawOffer !== after.drawOffer) events.push({ kind: 'drawOffer', drawOffer: after.drawOffer });
  if (before.device !== after.device) events.push(...deviceEvents(before.device, after.device));
  const steps = hintFor(after, viewer);
  if (hintFor(before, viewer) !== steps) events.push({ kind: 'hint', steps });
  if (before.isPaused !== after.isPaused) events.push({ kind: 'paused', isPaused: after.isPaused });
  if (before.isEngineLost !== after.isEngineLost) events.push({ kind: 'engine', isLost: after.isEngineLost });
  if (before.rematch !== after.rematch) events.push({ kind: 'rematch', rematch: after.rematch });
  return events;
}

const deviceEvents = (before: Device, device: Device): TableEventBody[] =>
  before.holder === device.holder && before.next === device.next ? [] : [{ kind: 'device', device }];

function draftEvents(before: Draft | undefined, after: Draft | undefined, viewer: Viewer): TableEventBody[] {
  const step = before && after ? draftStepBetween(before, after) : undefined;
  return after && step ? [{ kind: 'drafted', step, draft: draftView(after, viewer) }] : [];
}

/** The step between two states of a draft; undefined if there is none. */
export function draftStepBetween(before: Draft, now: Draft): DraftStep | undefined {
  const offered = now.offered.find((power) => !before.offered.includes(power));
  if (offered !== undefined) return { kind: 'offer', power: offered };
  const picked = now.picks.find((power, seat) => power !== undefined && before.picks[seat] === undefined);
  if (picked !== undefined) return { kind: 'pick', power: picked };
  return now.start !== undefined && before.start === undefined ? { kind: 'start', seat: now.start } : undefined;
}

function gameEvents(before: Game | undefined, after: Game | undefined, viewer: Viewer): TableEventBody[] {
  if (!after) return [];
  if (!before) return [{ kind: 'began', game: gameView(after, viewer) }];
  const length = commonLength(before, after);
  const moments = after.moments.slice(length).map((moment) => shownMoment(after.match, moment, viewer));
  const now = gameStatus(after, viewer);
  return [
    ...(length < before.moments.length ? [{ kind: 'undone', length, status: now } as const] : []),
    ...(moments.length > 0 ? [{ kind: 'played', moments, status: now } as const] : []),
  ];
}

/** The number of steps two games have in common. */
export function commonLength({ moments }: Game, after: Game | undefined): number {
  const parts = moments.findIndex((moment, i) => moment !== after?.moments[i]);
  return parts < 0 ? moments.length : parts;
}
