/** Reasons why a store cannot be opened. */
export type StoreFault =
  /** Another process uses this folder. */
  | 'storeInUse'
  | 'storeNotWritable'
  /** The file is damaged or not a database. */
  | 'storeUnreadable'
  /** A newer version of Oia has changed the tables. */
  | 'storeTooNew'
  | 'databaseUnreachable';

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreFault;

  constructor(code: StoreFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Nothing was stored: the disk is full, or the database was unreachable. */
export class NotSaved extends Error {
  override readonly name = 'NotSaved';

  constructor(cause?: unknown) {
    super('It was not saved.', { cause });
  }
}

/** Another process has claimed the room. */
export class LostLease extends Error {
  override readonly name = 'LostLease';

  constructor() {
    super('The room belongs to another process now.');
  }
}

/** The connection broke before the answer. Claiming the room again shows whether it was stored. */
export class Unknown extends Error {
  override readonly name = 'Unknown';

  constructor(cause?: unknown) {
    super('It is not known whether it was saved.', { cause });
  }
}
