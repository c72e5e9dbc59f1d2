import type { Draft, DraftStep } from '@oia/rules';

/** What was decided between two states of a draft; undefined if nothing was. */
export function decided(before: Draft, now: Draft): DraftStep | undefined {
  const offered = now.offered.find((power) => !before.offered.includes(power));
  if (offered !== undefined) return { kind: 'offer', power: offered };
  const picked = now.picks.find((power, seat) => power !== undefined && before.picks[seat] === undefined);
  if (picked !== undefined) return { kind: 'pick', power: picked };
  return now.start !== undefined && before.start === undefined ? { kind: 'start', seat: now.start } : undefined;
}
