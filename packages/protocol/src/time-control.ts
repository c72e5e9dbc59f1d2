import { type Static, Type } from 'typebox';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

/** Time limits of the players. */
export const TimeControl = Type.Union([
  Type.Object({ kind: Type.Literal('unlimited') }, { additionalProperties: false }),
  Type.Object(
    {
      kind: Type.Literal('live'),
      base: Type.Integer({
        minimum: 10 * SECOND,
        maximum: 180 * MINUTE,
        description: 'Milliseconds for the whole game',
      }),
      increment: Type.Integer({ minimum: 0, maximum: 3 * MINUTE, description: 'Milliseconds added after each turn' }),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    { kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 14, description: 'Days for each turn' }) },
    { additionalProperties: false },
  ),
]);
export type TimeControl = Static<typeof TimeControl>;
