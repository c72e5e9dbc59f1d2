import process from 'node:process';
import { parseArgs } from 'node:util';

/** An option of a tool: how its text is read, and what the help says about it. */
export interface Option<T> {
  readonly about: string;
  /** Stands for the value in the help; flags have none. */
  readonly placeholder?: string;
  readonly isRepeatable?: boolean;
  /** The values that are accepted, as the end of "takes …". */
  readonly expected: string;
  /** Returns undefined for a text that is refused. */
  read(texts: readonly string[]): T | undefined;
  /** The value where the option is left out; undefined with `isRequired` refuses that. */
  readonly fallback: T;
  readonly isRequired?: boolean;
}

interface Range {
  readonly min?: number;
  readonly max?: number;
}

const rangeText = ({ min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Range): string =>
  `${Number.isFinite(min) ? ` from ${min}` : ''}${Number.isFinite(max) ? ` to ${max}` : ''}`;

function numeric<D extends number | undefined>(
  kind: { readonly expected: string; readonly isOne: (number: number) => boolean },
  about: string,
  fallback: D,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Range,
): Option<number | D> {
  return {
    about: fallback === undefined || fallback === Number.POSITIVE_INFINITY ? about : `${about} (${fallback})`,
    placeholder: 'N',
    expected: `${kind.expected}${rangeText({ min, max })}`,
    read([text = '']) {
      const number = Number(text);
      return text.trim() !== '' && kind.isOne(number) && number >= min && number <= max ? number : undefined;
    },
    fallback,
  };
}

/** A whole number, at least 1 unless the range says otherwise. */
export const whole = <D extends number | undefined>(
  about: string,
  fallback: D,
  range: Range = {},
): Option<number | D> =>
  numeric({ expected: 'a whole number', isOne: Number.isSafeInteger }, about, fallback, { min: 1, ...range });

/** Any number above 0, or one of the range. */
export const amount = <D extends number | undefined>(about: string, fallback: D, range?: Range): Option<number | D> =>
  numeric(
    range
      ? { expected: 'a number', isOne: Number.isFinite }
      : { expected: 'a positive number', isOne: (number) => Number.isFinite(number) && number > 0 },
    about,
    fallback,
    range ?? {},
  );

/** The start of a random sequence. */
export const seedOption = (fallback = 1): Option<number> =>
  whole('start of the random numbers', fallback, { min: 0, max: 0xffff_ffff });

export const text = (placeholder: string, about: string): Option<string | undefined> => ({
  about,
  placeholder,
  expected: 'a text',
  read: ([value]) => value || undefined,
  fallback: undefined,
});

export const texts = (placeholder: string, about: string): Option<readonly string[]> => ({
  about,
  placeholder,
  isRepeatable: true,
  expected: 'a text',
  read: (values) => (values.every(Boolean) ? values : undefined),
  fallback: [],
});

export const choice = <C extends string>(about: string, choices: readonly C[], fallback: C): Option<C> => ({
  about: `${about} (${fallback})`,
  placeholder: choices.join('|'),
  expected: choices.join(', '),
  read: ([value]) => choices.find((one) => one === value),
  fallback,
});

export const flag = (about: string): Option<boolean> => ({
  about,
  expected: 'no value',
  read: () => true,
  fallback: false,
});

/** Makes it an error to leave the option out. */
export const required = <T>(option: Option<T>): Option<Exclude<T, undefined>> => ({
  ...(option as Option<Exclude<T, undefined>>),
  isRequired: true,
});

type Values<O> = { readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never };

/** Ends the tool with exit code 2, as every wrong call does. */
export function refuse(tool: string, why: string): never {
  process.stderr.write(`${tool}: ${why}\n`);
  process.exit(2);
}

/**
 * Reads the options after `--`; prints the help for `--help`, and refuses unknown options and bad values by name.
 * @param names what may follow without a `--` before it, as the help shows it
 */
export function readOptions<O extends Readonly<Record<string, Option<unknown>>>>(
  tool: string,
  about: string,
  options: O,
  names?: string,
): Values<O> & { readonly names: readonly string[] } {
  const typed = parsed(tool, options, names !== undefined);
  if (typed.values.help) {
    process.stdout.write(helpText(tool, about, options, names));
    process.exit(0);
  }
  const entries = Object.entries(options).map(([name, option]) => {
    const given = typed.values[name];
    if (given === undefined && option.isRequired && isEmpty(option.fallback))
      return refuse(tool, `--${name} ${option.placeholder} is missing: ${option.about}`);
    if (given === undefined) return [name, option.fallback];
    const shown = [given].flat().map(String);
    const value = option.read(shown);
    if (value === undefined) return refuse(tool, `--${name} takes ${option.expected}, not "${shown.join(' ')}"`);
    return [name, value];
  });
  return { ...(Object.fromEntries(entries) as Values<O>), names: typed.positionals };
}

const isEmpty = (fallback: unknown): boolean =>
  fallback === undefined || (Array.isArray(fallback) && fallback.length === 0);

interface Typed {
  readonly values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
  readonly positionals: readonly string[];
}

function parsed(tool: string, options: Readonly<Record<string, Option<unknown>>>, allowPositionals: boolean): Typed {
  const known = Object.entries(options).map(([name, { placeholder, isRepeatable = false }]) => [
    name,
    { type: placeholder === undefined ? ('boolean' as const) : ('string' as const), multiple: isRepeatable },
  ]);
  try {
    return parseArgs({
      options: { ...Object.fromEntries(known), help: { type: 'boolean', short: 'h' } },
      allowPositionals,
    });
  } catch (error) {
    // The first sentence names the option; the others are about the syntax of parseArgs.
    return refuse(tool, `${(error as Error).message.split('. ')[0]}; --help lists the options`);
  }
}

function helpText(
  tool: string,
  about: string,
  options: Readonly<Record<string, Option<unknown>>>,
  names: string | undefined,
): string {
  const rows = [
    ...Object.entries(options).map(([name, { placeholder, about: what, isRequired, isRepeatable }]) => [
      `--${name}${placeholder === undefined ? '' : ` ${placeholder}`}`,
      `${what}${isRequired ? '; required' : ''}${isRepeatable ? '; may be repeated' : ''}`,
    ]),
    ['--help', 'this text'],
  ];
  const width = Math.max(...rows.map(([left = '']) => left.length)) + 2;
  const lines = rows.map(([left = '', right = '']) => `  ${left.padEnd(width)}${right}`);
  return [`${tool} [options]${names ? ` ${names}` : ''}`, `  ${about}`, '', ...lines, ''].join('\n');
}
