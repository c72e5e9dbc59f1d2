/** How often something happened since counting began, and in how many milliseconds it begins anew. */
export interface Count {
  readonly count: number;
  readonly left: number;
}

/** Counts what happens under a key within a time. */
export interface Counts {
  /** Counts `more`, which may be negative. The first one begins the time. */
  add(key: string, within: number, more?: number): Promise<Count>;
  forget(key: string): Promise<void>;
  close(): Promise<void>;
}
