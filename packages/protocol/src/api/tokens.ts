import { type Static, Type } from 'typebox';
import { MemberName } from '../ids.ts';

const Label = Type.String({ minLength: 1, maxLength: 60, description: 'What its owner calls it' });

/** `play` may also read. */
export const TokenScope = Type.Union([Type.Literal('read'), Type.Literal('play')]);
export type TokenScope = Static<typeof TokenScope>;

/** A key for a program of an account. Programs have their own names, so opponents can recognise them. */
export const TokenView = Type.Object({
  id: Type.String(),
  label: Label,
  program: Type.String({ description: 'The name that the program has' }),
  scope: TokenScope,
  madeAt: Type.Integer(),
  usedAt: Type.Optional(Type.Integer({ description: 'To the hour' })),
});
export type TokenView = Static<typeof TokenView>;

/** `GET /api/tokens`. */
export const TokenList = Type.Object({ tokens: Type.Array(TokenView) });
export type TokenList = Static<typeof TokenList>;

/** `POST /api/tokens`. */
export const TokenWish = Type.Object(
  {
    label: Label,
    /** A program of this account, or the name of a new one; left out: the label. */
    program: Type.Optional(MemberName),
    scope: Type.Optional(TokenScope),
  },
  { additionalProperties: false },
);
export type TokenWish = Static<typeof TokenWish>;

/** The token itself, which is never shown again. */
export const NewToken = Type.Object({ token: Type.String(), view: TokenView });
export type NewToken = Static<typeof NewToken>;
