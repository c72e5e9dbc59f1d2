import type { MatchOptions } from '../create.ts';
import { Draft, type DraftStep } from '../draft.ts';
import { fault, ok, type Result } from '../fallible.ts';
import { powerById } from '../power-list.ts';
import { SEAT_LETTERS, seatOfLetter } from '../squares.ts';
import { type Tag, tagOf } from './record.ts';

/** Reads what `draftStepText` writes. */
export function parseDraftStep(text: string): Result<DraftStep> {
  const [, kind = '', what = ''] = /^(offer|pick|start):([a-z]+|[A-D])$/.exec(text) ?? [];
  const seat = seatOfLetter(what);
  if (kind === 'start' && seat !== undefined) return ok({ kind, seat });
  if (kind === 'offer' || kind === 'pick') {
    const power = powerById(what);
    return power ? ok({ kind, power: power.id }) : fault('unknownPower', what);
  }
  return fault('badStep', text, 'offer:, pick:, start:');
}

/** Replays the draft: its result has to be what the other tags say. */
export function checkDraft(tags: readonly Tag[], options: MatchOptions): Result<Draft | undefined> {
  const steps = tagOf({ tags }, 'Draft');
  if (steps === undefined) return ok(undefined);
  const challenger = seatOfLetter(tagOf({ tags }, 'Challenger') ?? '', options.players);
  if (challenger === undefined) return fault('badTag', 'Challenger', SEAT_LETTERS.slice(0, options.players));
  const draft = playDraft(emptyDraft(options, challenger, tagOf({ tags }, 'Pool')), steps);
  if (!draft.ok) return draft;
  return agrees(draft.value, options) ? draft : fault('badTag', 'Draft', 'what the other tags say');
}

function emptyDraft(settled: MatchOptions, challenger: number, pool: string | undefined): Draft {
  const { powers: _, fleece, start: __, ...options } = settled;
  return new Draft({
    ...options,
    challenger,
    fleece: fleece !== undefined,
    ...(pool === undefined ? {} : { pool: pool.split(/\s+/) }),
  });
}

function playDraft(empty: Draft, text: string): Result<Draft> {
  let draft = empty;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const step = parseDraftStep(word);
    if (!step.ok) return step;
    const next = draft.play(step.value);
    if (!next.ok) return next;
    draft = next.value;
  }
  return ok(draft);
}

function agrees(draft: Draft, { powers, fleece, start }: MatchOptions): boolean {
  const picked = draft.picks.filter((pick) => pick !== undefined);
  const expected = [...(powers ?? []), ...(fleece === undefined ? [] : [fleece])];
  return draft.isDone && draft.start === start && picked.join(' ') === expected.join(' ');
}
