/** One way to break the rules on purpose. Whoever wrote the ruling down as a test has to notice. */
export interface Mutation {
  /** The ruling that the changed code implements. */
  readonly ruling: string;
  /** From packages/rules. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** What the game would be like. */
  readonly means: string;
  /** A test file that shows the ruling, where no board can. */
  readonly test?: string;
}

/** What came of a mutation. */
export type Verdict =
  | { readonly kind: 'survived' }
  /** `own`: by a ruling that has the number of the mutation in its title. */
  | { readonly kind: 'killed'; readonly by: string; readonly own: boolean }
  | { readonly kind: 'crashed'; readonly message: string }
  | { readonly kind: 'hung' };
