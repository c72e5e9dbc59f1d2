import type { RoomTerms } from '@oia/protocol';
import { type TableSetup, USUAL_LOOKS } from '@oia/table';

const REMOTE = { name: '', player: 'remote' } as const;

/** A table of two players, with these powers or none. */
export const setupOf = (powers: readonly string[] = []): TableSetup => ({
  seats: [REMOTE, REMOTE],
  looks: USUAL_LOOKS,
  way: { kind: 'match', options: { players: 2, ...(powers.length > 0 ? { powers } : {}) } },
});

/** Terms of most tests: two players without powers and clocks, with overrides. */
export const termsOf = (overrides: Partial<RoomTerms> = {}): RoomTerms => ({
  setup: setupOf(),
  control: { kind: 'unlimited' },
  isRated: false,
  isOpen: true,
  hasChat: true,
  ...overrides,
});
