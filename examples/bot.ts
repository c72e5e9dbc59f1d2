// A program that plays over the network by the engine. It needs a token (docs/api.md):
// OIA_TOKEN=oia_... node examples/bot.ts [http://127.0.0.1:4174] [ROOM]
import process from 'node:process';
import { think } from '@oia/engine';

const [address = 'http://127.0.0.1:4174', wanted] = process.argv.slice(2);
const headers = { authorization: `Bearer ${process.env.OIA_TOKEN}`, 'content-type': 'application/json' };
const wish = { preset: 'none', control: { kind: 'live', base: 300_000, increment: 5_000 }, isRated: false };

async function post<T>(path: string, body: object): Promise<T> {
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

const act = (room: string, action: object): Promise<{ version: number }> =>
  post(`/api/rooms/${room}/actions`, { id: crypto.randomUUID(), action });

type Line =
  | { kind: 'room' | 'events' }
  | { kind: 'turn'; version: number; seat: number; position: string }
  | { kind: 'over'; outcome?: { winner: number; reason: string } };

/** A stream has an object on each line; empty lines keep it open. */
async function* linesOf(room: string): AsyncGenerator<Line> {
  const { body } = await fetch(`${address}/api/rooms/${room}/stream`, { headers });
  let rest = '';
  for await (const part of (body as ReadableStream<BufferSource>).pipeThrough(new TextDecoderStream())) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line) as Line;
  }
}

const room = wanted ?? (await post<{ room: string }>('/api/pairing', wish)).room;
if (wanted) await act(room, { kind: 'sit' });
console.log(`plays at ${address}/room/${room}`);
let version = 0;
for await (const line of linesOf(room)) {
  if (line.kind === 'over') console.log(`won by side ${line.outcome?.winner}: ${line.outcome?.reason}`);
  // Turns that came while this one was being played.
  if (line.kind !== 'turn' || line.version < version) continue;
  const thought = think({ view: line.position, seat: line.seat, level: 5, budget: 1000, seed: version, table: {} });
  if (!thought.ok) throw new Error(thought.error.code);
  for (const step of thought.value.steps) version = (await act(room, { kind: 'step', step })).version;
}
