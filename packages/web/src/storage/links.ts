/** Why a link cannot be read. */
export const LINK_FAULTS = ['brokenLink', 'newerLink', 'longLink', 'packedLink'] as const;
export type LinkFault = (typeof LINK_FAULTS)[number];

export type LinkRead = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly fault: LinkFault };

/** The first letter of a link says how the rest is encoded; an unknown letter comes from a newer version of Oia. */
const PACKED = 'd';
const PLAIN = 't';
const SHAPE = /^([a-z])([A-Za-z0-9_-]+)$/;

/** Longer addresses are cut off by browsers and messengers. */
export const MAX_LINK_LENGTH = 32_000;
/** No game is longer; a link that expands beyond this is a decompression bomb. */
const MAX_TEXT_LENGTH = 1_000_000;

const FORMAT = 'deflate-raw';
/** Bytes per call of `fromCharCode`, whose number of arguments is limited. */
const CHUNK = 8192;

/** A text as the fragment of an address; undefined if it is too long. */
export async function linkOf(text: string): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(text);
  const packed = await packedBytes(bytes);
  const link = packed ? PACKED + base64Of(packed) : PLAIN + base64Of(bytes);
  return link.length <= MAX_LINK_LENGTH ? link : undefined;
}

/** Reads what `linkOf` writes; never throws, whatever the input is. */
export async function readLink(link: string): Promise<LinkRead> {
  if (link.length > MAX_LINK_LENGTH) return { ok: false, fault: 'longLink' };
  const [, kind, body = ''] = SHAPE.exec(link) ?? [];
  if (kind === undefined) return { ok: false, fault: 'brokenLink' };
  if (kind !== PACKED && kind !== PLAIN) return { ok: false, fault: 'newerLink' };
  const bytes = bytesOf(body);
  if (!bytes) return { ok: false, fault: 'brokenLink' };
  const unpacked = kind === PACKED ? await unpackedBytes(bytes) : bytes;
  return typeof unpacked === 'string' ? { ok: false, fault: unpacked } : textOf(unpacked);
}

function textOf(bytes: Uint8Array): LinkRead {
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, fault: 'brokenLink' };
  }
}

async function packedBytes(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    const packed = await collected(bytes, new CompressionStream(FORMAT));
    return typeof packed === 'string' ? undefined : packed;
  } catch {
    return undefined;
  }
}

async function unpackedBytes(bytes: Uint8Array): Promise<Uint8Array | LinkFault> {
  if (typeof DecompressionStream === 'undefined') return 'packedLink';
  try {
    return await collected(bytes, new DecompressionStream(FORMAT));
  } catch {
    return 'brokenLink';
  }
}

type Transform = CompressionStream | DecompressionStream;

/** The whole output of the stream, unless it is longer than any game. */
async function collected(bytes: Uint8Array, through: Transform): Promise<Uint8Array | LinkFault> {
  const reader = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(through).getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    length += piece.value.length;
    if (length > MAX_TEXT_LENGTH) return reader.cancel().then(() => 'longLink' as const);
  }
  return joined(pieces, length);
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(base64: string): Uint8Array | undefined {
  try {
    const text = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
