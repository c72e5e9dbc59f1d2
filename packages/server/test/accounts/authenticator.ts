import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64 = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** The subset of CBOR that authenticators use. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as number)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}

interface Options {
  readonly challenge: string;
}

/** A security key in software, which signs by the standard or cheats. */
export class Authenticator {
  readonly id = randomBytes(32);
  readonly origin: string;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  #count = 0;

  constructor(origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.origin = origin;
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  /** The answer to a request for a new passkey. */
  register({ challenge }: Options, origin = this.origin) {
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.#coseKey()]);
    const authData = Buffer.concat([this.#data(origin, HAS_CREDENTIAL), attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const clientDataJSON = clientData('webauthn.create', challenge, origin);
    return this.#credential({ clientDataJSON: base64(clientDataJSON), attestationObject: base64(cbor(attestation)) });
  }

  /** The answer to a request to sign in. */
  sign({ challenge }: Options, origin = this.origin) {
    this.#count++;
    const authenticatorData = this.#data(origin, 0);
    const clientDataJSON = clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
    return this.#credential({
      clientDataJSON: base64(clientDataJSON),
      authenticatorData: base64(authenticatorData),
      signature: base64(createSign('sha256').update(signed).sign(this.#privateKey)),
    });
  }

  #credential<Response>(response: Response) {
    const id = base64(this.id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }

  #data(origin: string, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#count);
    return Buffer.concat([
      sha256(new URL(origin).hostname),
      Buffer.from([USER_PRESENT | USER_VERIFIED | flags]),
      count,
    ]);
  }

  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    return cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }
}

const clientData = (type: string, challenge: string, origin: string): string =>
  JSON.stringify({ type, challenge, origin, crossOrigin: false });
