import process from 'node:process';
import type { Pairing, TimeControl } from '@oia/protocol';
import type { EngineCommand } from '../engines/child-channel.ts';
import { readEngine } from '../engines/engine-command.ts';
import { invalid, ok, type Read, readWhole } from '../options.ts';

export const BRIDGE_OPTIONS = {
  check: { type: 'boolean', default: false },
  listen: { type: 'string' },
  origin: { type: 'string', multiple: true },
  server: { type: 'string' },
  token: { type: 'string' },
  terms: { type: 'string', default: 'none' },
  control: { type: 'string', default: '5+5' },
  rated: { type: 'boolean', default: false },
  room: { type: 'string' },
  games: { type: 'string' },
  movetime: { type: 'string', default: '1000' },
} as const;

interface BridgeValues {
  readonly check: boolean;
  readonly listen?: string | undefined;
  readonly origin?: readonly string[] | undefined;
  readonly server?: string | undefined;
  readonly token?: string | undefined;
  readonly terms: string;
  readonly control: string;
  readonly rated: boolean;
  readonly room?: string | undefined;
  readonly games?: string | undefined;
  readonly movetime: string;
}

interface WithCommand {
  readonly command: EngineCommand;
}

export interface ListenPlan extends WithCommand {
  readonly kind: 'listen';
  readonly port: number;
  /** Addresses of the app; empty: any of this machine. */
  readonly origins: readonly string[];
}

export interface ServerPlan extends WithCommand {
  readonly kind: 'server';
  /** Without a slash at its end. */
  readonly server: string;
  readonly token: string;
  readonly wish: Pairing;
  readonly room: string | undefined;
  readonly games: number;
  readonly movetime: number;
}

export type BridgePlan = (WithCommand & { readonly kind: 'check' | 'relay' }) | ListenPlan | ServerPlan;

export function readBridge(values: BridgeValues, words: readonly string[]): Read<BridgePlan> {
  const ways = [values.check && '--check', values.listen !== undefined && '--listen', values.server && '--server'];
  const [way, other] = ways.filter((name) => name !== false && name !== undefined);
  if (other) return invalid(`${way} and ${other} cannot be combined.`);
  const command = readCommand(words);
  if (!command.ok) return command;
  if (values.listen !== undefined) return readListen(values.listen, values.origin ?? [], command.value);
  if (values.server !== undefined) return readServer(values, values.server, command.value);
  return ok({ kind: values.check ? 'check' : 'relay', command: command.value });
}

/** One word is a level or a line for the shell; several are a program and its arguments. */
function readCommand([file, ...args]: readonly string[]): Read<EngineCommand> {
  if (file === undefined) return invalid('A command is needed after "--".');
  return args.length === 0 ? readEngine(file) : ok({ name: file, file, args });
}

const MAX_PORT = 65_535;

function readListen(text: string, given: readonly string[], command: EngineCommand): Read<ListenPlan> {
  const port = readWhole('--listen', text, 0, MAX_PORT);
  if (!port.ok) return port;
  const origins: string[] = [];
  for (const url of given) {
    const read = readAddress('--origin', url);
    if (!read.ok) return read;
    origins.push(read.value.origin);
  }
  return ok({ kind: 'listen', port: port.value, origins, command });
}

function readAddress(option: string, text: string): Read<URL> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return ok(url);
  return invalid(`${option} must be an address that begins with http:// or https://, not "${text}".`);
}

/** `draft` is left out: engines choose turns, not powers. */
const PRESETS = ['none', 'simple', 'all'] as const;
const MAX_GAMES = 1_000_000;
const MAX_MOVETIME_MS = 3_600_000;

function readServer(values: BridgeValues, server: string, command: EngineCommand): Read<ServerPlan> {
  const url = readAddress('--server', server);
  if (!url.ok) return url;
  const token = values.token ?? process.env.OIA_TOKEN;
  if (!token) return invalid('A --token is needed, or the variable OIA_TOKEN: docs/api.md says how to get one.');
  const preset = PRESETS.find((known) => known === values.terms);
  if (preset === undefined) return invalid(`--terms must be ${PRESETS.join(', ')}, not "${values.terms}".`);
  const control = readControl(values.control);
  if (!control.ok) return control;
  const games = readWhole('--games', values.games ?? String(values.room === undefined ? MAX_GAMES : 1), 1, MAX_GAMES);
  if (!games.ok) return games;
  const movetime = readWhole('--movetime', values.movetime, 1, MAX_MOVETIME_MS);
  if (!movetime.ok) return movetime;
  if (values.room !== undefined && !/^[a-z0-9]{8}$/.test(values.room))
    return invalid(`--room must be the eight letters and digits at the end of a room's link, not "${values.room}".`);
  return ok({
    kind: 'server',
    server: (url.value.origin + url.value.pathname).replace(/\/$/, ''),
    token,
    wish: { preset, control: control.value, isRated: values.rated },
    room: values.room,
    games: games.value,
    movetime: movetime.value,
    command,
  });
}

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;
const MAX_MINUTES = 180;
const MAX_INCREMENT_S = 180;
const MAX_DAYS = 14;

function readControl(text: string): Read<TimeControl> {
  const [, minutes, seconds, days] = /^(?:(\d{1,3})\+(\d{1,3})|(\d{1,2})d|unlimited)$/.exec(text) ?? [undefined];
  if (text === 'unlimited') return ok({ kind: 'unlimited' });
  if (days !== undefined && Number(days) >= 1 && Number(days) <= MAX_DAYS)
    return ok({ kind: 'days', days: Number(days) });
  const isLive = Number(minutes) >= 1 && Number(minutes) <= MAX_MINUTES && Number(seconds) <= MAX_INCREMENT_S;
  if (!isLive) return invalid(`--control must be like 5+5, 3d or unlimited, not "${text}".`);
  return ok({ kind: 'live', base: Number(minutes) * MINUTE_MS, increment: Number(seconds) * SECOND_MS });
}
