import { Pairing, TokenWish } from '@oia/protocol';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { type Schema, schemaText } from '../../src/http/schema-text.ts';

test.each([
  [Type.String(), 'string'],
  [Type.Array(Type.Integer()), 'integer[]'],
  [Type.Union([Type.Literal('a'), Type.Literal(1)]), '"a" | 1'],
  [Type.Array(Type.Union([Type.Literal('a'), Type.Literal('b')])), '("a" | "b")[]'],
  [Type.Object({}), '{}'],
  [Type.Object({ a: Type.Optional(Type.Boolean()) }), '{\n  a?: boolean\n}'],
  [
    Type.Object({ a: Type.String({ maxLength: 5, description: 'Short' }) }),
    '{\n  a: string  // Short; any to 5 characters\n}',
  ],
])('%j', (schema, text) => {
  expect(schemaText(schema as Schema)).toBe(text);
});

test('schemas of ours', () => {
  expect(schemaText(TokenWish as Schema)).toContain('scope?: "read" | "play"');
  expect(schemaText(Pairing as Schema)).toMatch(/control: \{\n.*kind: "unlimited"/);
});
