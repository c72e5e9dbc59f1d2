import { bannedWith, POWER_LIST, type Power, powerById, SETS } from '@oia/rules';
import type { PowerText } from '@oia/texts';
import { type Command, EXIT, print, usageError } from '../command.ts';
import { readArgs } from '../options.ts';
import { WORDS } from '../words.ts';
import { wrapped } from '../wrap.ts';

const OPTIONS = { json: { type: 'boolean', default: false } } as const;

export const powers: Command = {
  name: 'powers',
  summary: 'the powers: names, texts, facts',
  help: `oia powers [ID...] [--json]

Without an id: a list of all powers, set by set. With ids: their texts and facts.

  --json   one line of JSON for each power, with everything`,
  run(args) {
    const read = readArgs(args, OPTIONS);
    if (!read.ok) return usageError('powers', read.error);
    const { values, positionals } = read.value;
    const unknown = positionals.find((id) => !powerById(id.toLowerCase()));
    if (unknown !== undefined) return usageError('powers', `Unknown power "${unknown}". "oia powers" lists them all.`);
    const named = positionals.flatMap((id) => powerById(id.toLowerCase()) ?? []);
    if (values.json) for (const power of named.length > 0 ? named : POWER_LIST) print(JSON.stringify(factsOf(power)));
    else if (named.length > 0) for (const power of named) print(cardText(power));
    else print(listText());
    return EXIT.ok;
  },
};

export function wordsOf(power: Power): PowerText {
  return WORDS.powers[power.id];
}

const isSecret = (power: Power): boolean =>
  power.hidden === true || (power.fields ?? []).some((field) => field.secret === true);

const bansOf = ({ id }: Power) => ({
  banned: bannedWith(id, ['official', 'refused']),
  bannedExtra: bannedWith(id, ['extra']),
});

function factsOf(power: Power): object {
  const { id, set, players, fleece } = power;
  const facts = { players, fleece, workers: power.workers ?? 2, secret: isSecret(power), ...bansOf(power) };
  return { id, ...wordsOf(power), set, ...facts };
}

function cardText(power: Power): string {
  const { name, title, text } = wordsOf(power);
  const { banned, bannedExtra } = bansOf(power);
  const facts = [
    `Set: ${power.set}. Players: ${power.players.join(', ')}. Golden Fleece: ${power.fleece ? 'yes' : 'no'}.`,
    ...(isSecret(power) ? ['Has a secret.'] : []),
    ...(banned.length > 0 ? [`Should not meet: ${banned.join(', ')}.`] : []),
    ...(bannedExtra.length > 0 ? [`Not dealt together with: ${bannedExtra.join(', ')}.`] : []),
  ];
  return [`${name} (${power.id}): ${title}`, ...[text, ...facts].flatMap((line) => wrapped(line, '  ')), ''].join('\n');
}

function listText(): string {
  return SETS.map((set) => {
    const ids = POWER_LIST.filter((power) => power.set === set).map(({ id }) => id);
    return [`${set} (${ids.length})`, ...wrapped(ids.join(', '), '  ')].join('\n');
  }).join('\n');
}
