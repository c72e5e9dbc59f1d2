import { type Static, Type } from 'typebox';
import type { RoomId } from './ids.ts';
import type { Pool, Sitting } from './room-view.ts';
import { PRESETS, type Preset, type RoomTerms } from './terms.ts';
import { TimeControl } from './time-control.ts';

/** A room with a free seat that anybody may take. */
export interface LobbyGame {
  readonly room: RoomId;
  readonly terms: RoomTerms;
  readonly pool: Pool;
  readonly sittings: readonly Sitting[];
  readonly openedAt: number;
}

/** Asks for an opponent with the same wishes: sits down in a room that waits, or opens one. */
export const Pairing = Type.Object(
  {
    preset: Type.Unsafe<Preset>(Type.Union(PRESETS.map((preset) => Type.Literal(preset)))),
    control: TimeControl,
    isRated: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type Pairing = Static<typeof Pairing>;
