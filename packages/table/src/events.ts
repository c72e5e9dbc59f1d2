import type { Draft, DraftStep, Game, Step } from '@oia/rules';
import type { Change } from './dependencies.ts';
import type { Device } from './device.ts';
import type { Seat } from './seats.ts';
import type { Draw, Rematch, TableState } from './state.ts';
import {
  type Audience,
  type DraftView,
  draftView,
  type GameView,
  gameView,
  hintFor,
  type ShownMoment,
  type Standing,
  shownMoment,
  standing,
} from './views.ts';

/** Something that has changed, as an audience may know it. */
export type TableNews =
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'drafted'; readonly step: DraftStep; readonly draft: DraftView }
  | { readonly kind: 'began'; readonly game: GameView }
  /** So many steps are left. */
  | { readonly kind: 'undone'; readonly length: number; readonly standing: Standing }
  | { readonly kind: 'played'; readonly moments: readonly ShownMoment[]; readonly standing: Standing }
  | { readonly kind: 'draw'; readonly draw: Draw | undefined }
  | { readonly kind: 'device'; readonly device: Device }
  | { readonly kind: 'hint'; readonly steps: readonly Step[] | undefined }
  | { readonly kind: 'paused'; readonly isPaused: boolean }
  | { readonly kind: 'engine'; readonly isLost: boolean }
  | { readonly kind: 'rematch'; readonly rematch: Rematch | undefined };

/** `version`: of the state it led to; a command that changed several things has several events of one version. `at`: by the table's clock. */
export type TableEvent = TableNews & { readonly version: number; readonly at: number };

/** What an audience is told of a change: the difference of what it saw before and sees now. */
export function eventsOf({ before, after, at }: Change, audience: Audience): TableEvent[] {
  return newsOf(before, after, audience).map((news) => ({ ...news, version: after.version, at }));
}

function newsOf(before: TableState, after: TableState, audience: Audience): TableNews[] {
  const differs = (part: keyof TableState): boolean => before[part] !== after[part];
  const steps = hintFor(after, audience);
  return [
    ...(before.setup.seats === after.setup.seats ? [] : [{ kind: 'seats', seats: after.setup.seats } as const]),
    ...draftNews(before.draft, after.draft, audience),
    ...gameNews(before.game, after.game, audience),
    ...(differs('draw') ? [{ kind: 'draw', draw: after.draw } as const] : []),
    ...(differs('device') ? deviceNews(before.device, after.device) : []),
    ...(hintFor(before, audience) === steps ? [] : [{ kind: 'hint', steps } as const]),
    ...(differs('isPaused') ? [{ kind: 'paused', isPaused: after.isPaused } as const] : []),
    ...(differs('isEngineLost') ? [{ kind: 'engine', isLost: after.isEngineLost } as const] : []),
    ...(differs('rematch') ? [{ kind: 'rematch', rematch: after.rematch } as const] : []),
  ];
}

const deviceNews = (before: Device, device: Device): TableNews[] =>
  before.holder === device.holder && before.next === device.next ? [] : [{ kind: 'device', device }];

function draftNews(before: Draft | undefined, after: Draft | undefined, audience: Audience): TableNews[] {
  const step = before && after ? decidedStep(before, after) : undefined;
  return after && step ? [{ kind: 'drafted', step, draft: draftView(after, audience) }] : [];
}

/** What was decided between two states of a draft; undefined if nothing was. */
export function decidedStep(before: Draft, now: Draft): DraftStep | undefined {
  const offered = now.offered.find((power) => !before.offered.includes(power));
  if (offered !== undefined) return { kind: 'offer', power: offered };
  const picked = now.picks.find((power, seat) => power !== undefined && before.picks[seat] === undefined);
  if (picked !== undefined) return { kind: 'pick', power: picked };
  return now.start !== undefined && before.start === undefined ? { kind: 'start', seat: now.start } : undefined;
}

function gameNews(before: Game | undefined, after: Game | undefined, audience: Audience): TableNews[] {
  if (!after || before === after) return [];
  if (!before) return [{ kind: 'began', game: gameView(after, audience) }];
  const length = commonLength(before, after);
  const moments = after.moments.slice(length).map((moment) => shownMoment(after.match, moment, audience));
  const now = standing(after, audience);
  return [
    ...(length < before.moments.length ? [{ kind: 'undone', length, standing: now } as const] : []),
    ...(moments.length > 0 ? [{ kind: 'played', moments, standing: now } as const] : []),
  ];
}

/** How many steps two games have in common. */
function commonLength({ moments }: Game, after: Game): number {
  const parts = moments.findIndex((moment, i) => moment !== after.moments[i]);
  return parts < 0 ? moments.length : parts;
}
