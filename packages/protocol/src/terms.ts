import type { TableSetup } from '@oia/table';
import { type Static, Type } from 'typebox';
import { TimeControl } from './time-control.ts';

const strict = { additionalProperties: false } as const;
const PowerName = Type.String({ pattern: '^[a-z]{1,24}$' });
const Look = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]);

/** `remote`: a person, who sits down later; a number: a computer of this level. */
const OpenSeat = Type.Object(
  {
    name: Type.String({ maxLength: 30 }),
    player: Type.Union([Type.Literal('remote'), Type.Integer({ minimum: 1, maximum: 8 })]),
  },
  strict,
);

const House = Type.Optional(Type.Record(Type.String({ pattern: '^[a-zA-Z]{1,24}$' }), Type.Boolean()));
const Players = Type.Union([Type.Literal(2), Type.Literal(3), Type.Literal(4)]);
const common = {
  players: Players,
  house: House,
  repetition: Type.Optional(Type.Boolean()),
  override: Type.Optional(Type.Boolean()),
};

const Way = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('match'),
      options: Type.Object(
        {
          ...common,
          powers: Type.Optional(Type.Array(PowerName, { maxItems: 4 })),
          fleece: Type.Optional(PowerName),
          start: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
        },
        strict,
      ),
    },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal('draft'),
      options: Type.Object(
        {
          ...common,
          challenger: Type.Integer({ minimum: 0, maximum: 3 }),
          pool: Type.Optional(Type.Array(PowerName, { maxItems: 60 })),
          fleece: Type.Optional(Type.Boolean()),
        },
        strict,
      ),
    },
    strict,
  ),
]);

/** A table of remote players. The rules check it again, because the schema knows no bans. */
export const OnlineSetup = Type.Unsafe<TableSetup>(
  Type.Object(
    { seats: Type.Array(OpenSeat, { minItems: 2, maxItems: 4 }), looks: Type.Tuple([Look, Look, Look]), way: Way },
    strict,
  ),
);

/** Powers of a quick pairing: none, two simple ones, any two, or a draft. */
export const PRESETS = ['none', 'simple', 'all', 'draft'] as const;
export type Preset = (typeof PRESETS)[number];

/** The terms of a room, fixed when it is opened. */
export const RoomTerms = Type.Object(
  {
    setup: OnlineSetup,
    control: TimeControl,
    isRated: Type.Boolean({ description: 'Only between two accounts with clocks' }),
    isOpen: Type.Boolean({ description: 'Listed in the lobby; otherwise only who has the link finds it' }),
    /** Of a quick pairing. */
    preset: Type.Optional(Type.Unsafe<Preset>(Type.Union(PRESETS.map((preset) => Type.Literal(preset))))),
    hasChat: Type.Boolean({ description: 'Players may write free text; phrases are always there' }),
  },
  strict,
);
export type RoomTerms = Static<typeof RoomTerms>;
