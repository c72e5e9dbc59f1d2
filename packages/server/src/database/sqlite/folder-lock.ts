import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../errors.ts';

/**
 * Allows one server per folder, because a room held by two processes would diverge. A lock of the operating system on a
 * file beside the data: it needs no clean-up after a crash, and the data stays readable for backups.
 */
export class FolderLock {
  readonly #db: DatabaseSync;

  constructor(folder: string) {
    makeWritable(folder);
    try {
      this.#db = new DatabaseSync(join(folder, 'oia.lock'));
    } catch (error) {
      throw notWritable(folder, error);
    }
    this.#lock(folder);
  }

  #lock(folder: string): void {
    try {
      this.#db.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      this.#db.close();
      throw isBusy(error) ? inUse(folder, error) : notWritable(folder, error);
    }
  }

  release(): void {
    this.#db.close();
  }
}

function makeWritable(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw notWritable(folder, error);
  }
}

/** Node's recursive `mkdir` never returns where folders cannot be created, as in `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  // Private to the user of the server: it contains session keys.
  mkdirSync(folder, { mode: 0o700 });
}

const BUSY = 5;
const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === BUSY;

const inUse = (folder: string, cause: unknown): StoreError =>
  new StoreError('storeInUse', `Another Oia server uses ${folder}. Stop it, or give this one another folder.`, cause);

const notWritable = (folder: string, cause: unknown): StoreError =>
  new StoreError('storeNotWritable', `The folder ${folder} cannot be written. Give another one by --data.`, cause);
