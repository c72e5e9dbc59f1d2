import { type Static, Type } from 'typebox';
import type { RoomId } from './ids.ts';
import type { Pool, Sitting } from './room-view.ts';
import { PRESETS, type Preset, type RoomTerms } from './terms.ts';
import { TimeControl } from './time-control.ts';

/** A public room with a free seat. */
export interface LobbyGame {
  readonly room: RoomId;
  readonly terms: RoomTerms;
  readonly pool: Pool;
  readonly sittings: readonly Sitting[];
  readonly openedAt: number;
}

/** A search for an opponent with the same preferences: takes a seat in a waiting room, or opens one. */
export const Pairing = Type.Object(
  {
    preset: Type.Unsafe<Preset>(Type.Union(PRESETS.map((preset) => Type.Literal(preset)))),
    control: TimeControl,
    isRated: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type Pairing = Static<typeof Pairing>;
