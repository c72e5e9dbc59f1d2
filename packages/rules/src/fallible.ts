/** The result of parsers and checks: invalid input never makes the library throw. */
export type Result<T, E = Fault> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const FAULT_CODES = [
  'badHeights',
  'badSide',
  'unknownPower',
  'badSquare',
  'duplicateSquare',
  'workerOnDome',
  'tooManyWorkers',
  'badState',
  'badCount',
  'bannedPair',
  'refusedPair',
  'notForPlayers',
  'notForFleece',
  'heroMissing',
  'samePower',
  'badStart',
  'noneAccepted',
  'badStep',
  'illegalStep',
  'ambiguousStep',
  'badTag',
  'newerVersion',
  'unfinishedComment',
  'wrongResult',
  'notExpressible',
  'unknownOption',
  'badNumber',
  'fileNotFound',
  'empty',
  'trailing',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** A fault in an input: `at` is an offset or the offending text, `expected` what would be valid. */
export interface Fault {
  readonly code: FaultCode;
  readonly at?: number | string;
  readonly expected?: string;
}

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const fault = (
  code: FaultCode,
  at?: number | string,
  expected?: string,
): { readonly ok: false; readonly error: Fault } => ({
  ok: false,
  error: { code, ...(at === undefined ? {} : { at }), ...(expected === undefined ? {} : { expected }) },
});
