import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody can guess, for a cookie or a program. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the store keeps of a secret: who reads the store cannot use it. A random secret needs no slow hash. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
