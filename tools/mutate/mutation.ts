/** One way to break the rules on purpose. The test of the ruling has to fail. */
export interface Mutation {
  /** The ruling that the changed code implements. */
  readonly ruling: string;
  /** Path relative to packages/rules. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** How the mutated game differs. */
  readonly means: string;
  /** A test file for the ruling, if it cannot be tested by a position. */
  readonly test?: string;
}

/** The result of a mutation. */
export type Verdict =
  | { readonly kind: 'survived' }
  /** `own`: killed by a ruling with the number of the mutation in its title. */
  | { readonly kind: 'killed'; readonly by: string; readonly own: boolean }
  | { readonly kind: 'crashed'; readonly message: string }
  | { readonly kind: 'hung' };

/** Powers that were added to those of the box. */
export const ADDED: readonly Mutation[] = [];
