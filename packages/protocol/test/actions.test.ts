import type { Action, ActionKind } from '@oia/table';
import { Value } from 'typebox/value';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { RoomAction, type RoomActionKind, type RoomActionOf, type TableActionKind } from '../src/actions.ts';

/** Examples of every kind; a kind without one does not compile. */
const SAMPLES: { readonly [Kind in RoomActionKind]: readonly RoomActionOf<Kind>[] } = {
  draft: [
    { kind: 'draft', step: { kind: 'offer', power: 'pan' } },
    { kind: 'draft', step: { kind: 'pick', power: 'pan' } },
    { kind: 'draft', step: { kind: 'start', seat: 1 } },
  ],
  step: [{ kind: 'step', step: 0 }],
  text: [{ kind: 'text', text: 'b2-b3 +b2' }],
  undo: [{ kind: 'undo' }],
  restartTurn: [{ kind: 'restartTurn' }],
  resign: [{ kind: 'resign' }],
  offerDraw: [{ kind: 'offerDraw' }],
  answerDraw: [{ kind: 'answerDraw', accepts: false }],
  rematch: [{ kind: 'rematch' }],
  sit: [{ kind: 'sit' }, { kind: 'sit', seat: 3 }],
  stand: [{ kind: 'stand' }],
  fill: [{ kind: 'fill', seat: 1, level: 8 }],
  cancel: [{ kind: 'cancel' }],
  offerTakeBack: [{ kind: 'offerTakeBack' }],
  answerTakeBack: [{ kind: 'answerTakeBack', accepts: true }],
  claim: [
    { kind: 'claim', how: 'win' },
    { kind: 'claim', how: 'end' },
    { kind: 'claim', how: 'computer' },
  ],
  comeBack: [{ kind: 'comeBack' }],
  sayPhrase: [{ kind: 'sayPhrase', phrase: 'hello' }],
  sayText: [{ kind: 'sayText', text: 'Hello' }],
};

/** Table actions that no client may send: of the host, of a shared device, or of the computer's help. */
const UNSENT: Readonly<Record<Exclude<ActionKind, TableActionKind>, true>> = {
  takeBack: true,
  takeDevice: true,
  hint: true,
  cancelHint: true,
  pause: true,
  resume: true,
  retry: true,
  timeout: true,
  abandon: true,
  shorten: true,
  standIn: true,
  comeBack: true,
  seat: true,
};

/** Kinds whose fields on the wire are not those of the table. */
type Differing = {
  [Kind in TableActionKind]: [Extract<Action, { kind: Kind }>, RoomActionOf<Kind>] extends [
    RoomActionOf<Kind>,
    Extract<Action, { kind: Kind }>,
  ]
    ? never
    : Kind;
}[TableActionKind];

/** Fields that may be left out. */
const OPTIONAL: ReadonlySet<string> = new Set(['sit.seat']);

type Fields = Readonly<Record<string, unknown>>;
const isAction = (value: unknown): boolean => Value.Check(RoomAction, value);
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Copies with one field changed, at any depth. */
function* mistyped(fields: Fields): Generator<Fields> {
  for (const [name, value] of Object.entries(fields)) {
    for (const other of [null, [], {}, -1, 0.5, 1e12, 'x'.repeat(400), !value]) {
      if (typeof other !== typeof value || typeof other === 'number' || typeof other === 'string')
        yield { ...fields, [name]: other };
    }
    if (isFields(value)) for (const changed of mistyped(value)) yield { ...fields, [name]: changed };
  }
}

/** Copies without one field, with the path of that field. */
function* shortened(fields: Fields, path: string): Generator<readonly [string, Fields]> {
  for (const [name, value] of Object.entries(fields)) {
    const { [name]: _, ...rest } = fields;
    yield [`${path}.${name}`, rest];
    if (!isFields(value)) continue;
    for (const [at, changed] of shortened(value, `${path}.${name}`)) yield [at, { ...fields, [name]: changed }];
  }
}

/** Copies with a field too many, at any depth. */
function* extended(fields: Fields): Generator<Fields> {
  yield { ...fields, extra: 1 };
  for (const [name, value] of Object.entries(fields)) {
    if (isFields(value)) for (const changed of extended(value)) yield { ...fields, [name]: changed };
  }
}

describe.each(
  Object.values(SAMPLES)
    .flat()
    .map((sample) => [JSON.stringify(sample), sample] as const),
)('%s', (_, sample) => {
  test('survives the wire', () => {
    expect(isAction(JSON.parse(JSON.stringify(sample)))).toBe(true);
  });

  test('is refused without one of its fields', () => {
    const required = [...shortened(sample, sample.kind)].filter(([path]) => !OPTIONAL.has(path));
    expect(required.length).toBeGreaterThan(0);
    expect(required.filter(([, fields]) => isAction(fields))).toEqual([]);
  });

  test('is refused with a field too many', () => {
    expect([...extended(sample)].filter(isAction)).toEqual([]);
  });

  test('is refused with a field of another type or beyond its range', () => {
    const changed = [...mistyped(sample)];
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter(isAction)).toEqual([]);
  });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a word', 'undo'],
  ['a list', [{ kind: 'undo' }]],
  ['no kind', {}],
  ['an unknown kind', { kind: 'win' }],
  ['a kind every object has', { kind: 'toString' }],
])('%s is no action', (_, value) => {
  expect(isAction(value)).toBe(false);
});

test('no client can send an action of the host', () => {
  const { comeBack, ...unsent } = UNSENT;
  expect(comeBack).toBe(true);
  for (const kind of Object.keys(unsent))
    expect([kind, isAction({ kind, seat: 0, level: 1, length: 0 })]).toEqual([kind, false]);
  // A room has an action of that name without a seat: the sender's.
  expect(isAction({ kind: 'comeBack', seat: 1 })).toBe(false);
});

test('the fields of an action are those of the table', () => {
  expectTypeOf<Differing>().toBeNever();
});
