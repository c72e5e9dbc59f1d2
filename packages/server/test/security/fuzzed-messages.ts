import { pickOne, type Random } from '@oia/rules';
import { FRAME, frame } from './raw-socket.ts';

/** Valid messages, to be damaged. */
export const realMessages = (room: string): readonly object[] => [
  { kind: 'watch', room },
  { kind: 'watch', room, since: 3 },
  { kind: 'unwatch', room },
  { kind: 'lobby', isWatched: true },
  { kind: 'ping' },
  { kind: 'act', room, id: 'a-1', action: { kind: 'step', step: 4711 } },
  { kind: 'act', room, id: 'a-2', action: { kind: 'text', text: 'b2-b3 +b4' } },
  { kind: 'act', room, id: 'a-3', action: { kind: 'draft', step: { kind: 'pick', power: 'pan' } } },
  { kind: 'act', room, id: 'a-4', action: { kind: 'fill', seat: 1, level: 3 } },
  { kind: 'act', room, id: 'a-5', action: { kind: 'claim', how: 'win' } },
  { kind: 'act', room, id: 'a-6', action: { kind: 'sayText', text: 'hello' } },
  { kind: 'act', room, id: 'a-7', action: { kind: 'answerDraw', accepts: true } },
];

const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  'constructor',
  '__proto__',
  '\u0000',
  '\ud800',
  'x'.repeat(500),
  [],
  {},
  [[[[[]]]]],
  { toString: 1 },
  { __proto__: null, length: -1 },
];

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'kind', 'room', 'id', 'step', ''];

/** One part of a value replaced, removed, added or doubled. */
function damaged(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.2) return pickOne(random, STRANGE);
  const entries = Object.entries(value);
  const [key, inner] = entries[Math.floor(random() * entries.length)] ?? ['', undefined];
  const taste = random();
  if (taste < 0.2) return Object.fromEntries(entries.filter(([name]) => name !== key));
  if (taste < 0.4)
    return { ...value, [`${pickOne(random, KEYS)}${random() < 0.3 ? 'x' : ''}`]: pickOne(random, STRANGE) };
  return { ...value, [key]: damaged(inner, random) };
}

/** Text with letters changed, cut off, doubled, or wrapped deeply. */
function garbled(text: string, random: Random): string {
  const at = Math.floor(random() * text.length);
  const taste = random();
  if (taste < 0.25) return text.slice(0, at);
  if (taste < 0.5) return text.slice(0, at) + String.fromCharCode(Math.floor(random() * 65_536)) + text.slice(at + 1);
  if (taste < 0.7) return text + text;
  if (taste < 0.8) return text.replace('{', '{"__proto__":{"kind":"ping"},');
  if (taste < 0.9) return `${'['.repeat(Math.floor(random() * 1500))}${text}`;
  return text.replace(/\d+/, '9'.repeat(1 + Math.floor(random() * 400)));
}

/** A damaged frame. `breaks`: the server has to close the connection. */
export interface Fuzzed {
  readonly data: Buffer;
  readonly breaks: boolean;
}

export function fuzzedFrame(real: readonly object[], random: Random): Fuzzed {
  return random() < 0.003 ? { data: breaking(random), breaks: true } : { data: nonsense(real, random), breaks: false };
}

function nonsense(real: readonly object[], random: Random): Buffer {
  const message = pickOne(random, real);
  const taste = random();
  if (taste < 0.45) return frame(FRAME.text, JSON.stringify(damaged(message, random)) ?? 'undefined');
  if (taste < 0.75) return frame(FRAME.text, garbled(JSON.stringify(message), random));
  if (taste < 0.85) return frame(FRAME.text, JSON.stringify(message));
  if (taste < 0.9) return frame(FRAME.binary, bytes(random));
  if (taste < 0.93) return inPieces(JSON.stringify(message), random);
  if (taste < 0.96) return frame(random() < 0.5 ? FRAME.ping : FRAME.pong, 'x'.repeat(Math.floor(random() * 125)));
  return frame(FRAME.text, '');
}

const bytes = (random: Random): Buffer =>
  Buffer.from(Array.from({ length: Math.floor(random() * 300) }, () => Math.floor(random() * 256)));

function inPieces(text: string, random: Random): Buffer {
  const at = Math.floor(random() * text.length);
  const first = frame(FRAME.text, text.slice(0, at), { fin: false });
  return Buffer.concat([first, frame(FRAME.continuation, text.slice(at), { fin: true })]);
}

function breaking(random: Random): Buffer {
  const taste = random();
  if (taste < 0.2) return Buffer.concat([Buffer.from([0xff]), bytes(random)]);
  if (taste < 0.4) return frame(FRAME.text, 'x'.repeat(4097 + Math.floor(random() * 50_000)));
  if (taste < 0.5) return frame(FRAME.text, '{}', { masked: false });
  if (taste < 0.6) return frame(3 + Math.floor(random() * 5), 'x');
  if (taste < 0.7) return frame(FRAME.text, '{}', { reserved: 1 + Math.floor(random() * 7) });
  if (taste < 0.8) return frame(FRAME.text, Buffer.from([0xc3, 0x28]));
  if (taste < 0.9) return frame(FRAME.continuation, 'x');
  return frame(FRAME.close, 'x');
}
