/** Why a store cannot be opened. */
export type StoreFault =
  /** Another process works with this folder. */
  | 'storeInUse'
  | 'storeNotWritable'
  /** The file is damaged, or is no store. */
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

/** Nothing of it is stored: the disk is full, or the database was not reached. */
export class NotSaved extends Error {
  override readonly name = 'NotSaved';

  constructor(cause?: unknown) {
    super('It was not saved.', { cause });
  }
}

/** What this process holds of the room is not current: another one has claimed it. */
export class LostLease extends Error {
  override readonly name = 'LostLease';

  constructor() {
    super('The room belongs to another process now.');
  }
}

/** The connection broke before the answer: it may be stored or not. Claiming the room again tells. */
export class Unknown extends Error {
  override readonly name = 'Unknown';

  constructor(cause?: unknown) {
    super('It is not known whether it was saved.', { cause });
  }
}
