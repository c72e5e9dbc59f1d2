import {
  type AcceptsPowers,
  type DealOptions,
  dealChoice,
  dealMatchup,
  powerById,
  type Random,
  type Result,
  seatLetter,
  seededRandom,
} from '@oia/rules';
import { type Command, EXIT, print, usageError } from '../command.ts';
import { acceptsOf, DEAL_HELP, DEAL_OPTIONS, dealFaultMessage, readDeal } from '../dealing.ts';
import { readArgs, readPlayers, readSeed, readWhole } from '../options.ts';
import { wordsOf } from './powers.ts';

const OPTIONS = {
  ...DEAL_OPTIONS,
  players: { type: 'string', default: '2' },
  fleece: { type: 'boolean', default: false },
  heroes: { type: 'boolean', default: false },
  choice: { type: 'boolean', default: false },
  count: { type: 'string', default: '1' },
  seed: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const MAX_DEALS = 1_000_000;

export const deal: Command = {
  name: 'deal',
  summary: 'a random match-up',
  help: `oia deal [--players N] [--sets LIST] [--open] [--avoid LIST] [--balanced] [--fleece [--heroes]] [--choice] [--count K] [--seed S] [--json]

Deals powers at random, never two that should not meet.

  --players N        2, 3 or 4 (2)
${DEAL_HELP}
  --fleece           one power beside the Ram instead of one for each player
  --heroes           with --fleece: a hero for each player besides (house rule fleeceHeroes)
  --choice           a limited choice, from which the Challenger offers one power for each player
  --count K          number of deals (1)
  --seed S           the same seed gives the same deals
  --json             one line of JSON for each deal`,
  run(args) {
    const read = readArgs(args, OPTIONS);
    if (!read.ok) return usageError('deal', read.error);
    const { values, positionals } = read.value;
    if (positionals.length > 0) return usageError('deal', `Unexpected argument "${positionals[0]}".`);
    if (values.fleece && values.choice) return usageError('deal', '--fleece and --choice cannot be combined.');
    if (values.heroes && !values.fleece)
      return usageError('deal', '--heroes requires --fleece; for heroes instead of gods use --sets hero.');
    const unbalanced = values.fleece ? '--fleece' : values.choice ? '--choice' : undefined;
    if (values.balanced && unbalanced)
      return usageError('deal', `--balanced is for match-ups: it cannot be combined with ${unbalanced}.`);
    const players = readPlayers(values.players);
    if (!players.ok) return usageError('deal', players.error);
    if (values.fleece && players.value !== 2) return usageError('deal', 'The Golden Fleece is for 2 players.');
    const count = readWhole('--count', values.count, 1, MAX_DEALS);
    if (!count.ok) return usageError('deal', count.error);
    const seed = readSeed(values.seed);
    if (!seed.ok) return usageError('deal', seed.error);
    const options = readDeal(values, players.value, values.fleece);
    if (!options.ok) return usageError('deal', options.error);
    const random = seededRandom(seed.value);
    const accepts = acceptsOf(values);
    const lineOf = (): Result<string> =>
      values.choice
        ? choiceLine(random, options.value, values.json)
        : matchupLine(random, { ...options.value, fleeceHeroes: values.heroes }, values.json, accepts);
    for (let i = 0; i < count.value; i++) {
      const line = lineOf();
      if (!line.ok) return usageError('deal', dealFaultMessage(line.error));
      print(line.value);
    }
    return EXIT.ok;
  },
};

const nameOf = (id: string): string => {
  const power = powerById(id);
  return power ? wordsOf(power).name : id;
};

function matchupLine(
  random: Random,
  options: DealOptions,
  json: boolean,
  accepts: AcceptsPowers | undefined,
): Result<string> {
  const dealt = dealMatchup(random, options, accepts);
  if (!dealt.ok) return dealt;
  const { powers, heroes, start } = dealt.value;
  const letter = seatLetter(start);
  if (json) {
    const cards = options.fleece ? { fleece: powers[0], ...(heroes ? { heroes } : {}) } : { powers };
    return { ok: true, value: JSON.stringify({ ...cards, start: letter }) };
  }
  const cards = options.fleece
    ? [`Golden Fleece: ${nameOf(powers[0] ?? '')}`, ...(heroes ? [bySeat(heroes)] : [])].join('; ')
    : bySeat(powers);
  return { ok: true, value: `${cards}; ${letter} starts` };
}

const bySeat = (powers: readonly string[]): string =>
  powers.map((id, seat) => `${seatLetter(seat)} ${nameOf(id)}`).join(', ');

function choiceLine(random: Random, options: DealOptions, json: boolean): Result<string> {
  const dealt = dealChoice(random, options);
  if (!dealt.ok) return dealt;
  return { ok: true, value: json ? JSON.stringify({ choice: dealt.value }) : dealt.value.map(nameOf).join(', ') };
}
