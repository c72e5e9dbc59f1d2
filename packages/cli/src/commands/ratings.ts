import { mkdirSync } from 'node:fs';
import { type Command, EXIT, print, printError, usageError } from '../command.ts';
import { ENGINES_HELP } from '../engines/engine-command.ts';
import { PLAN_HELP, PLAN_OPTIONS } from '../match/plan.ts';
import { readArgs } from '../options.ts';
import { listJson, listText } from '../ratings/list-text.ts';
import { readTournament } from '../ratings/tournament.ts';

const OPTIONS = {
  ...PLAN_OPTIONS,
  folder: { type: 'string' },
  show: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

export const ratings: Command = {
  name: 'ratings',
  summary: 'a rating list: every engine against every other',
  help: `oia ratings ENGINE ENGINE [ENGINE ...] --folder DIR [options]

Every engine plays a match with every other one, and the results of all are put into one list of Elo. The first engine
is 0; the others are above or below it, with intervals by pairs of games. Each match is logged in the folder: started
again with the same engines and options, the list goes on where it was. ${ENGINES_HELP}

  --folder DIR       where the results are
  --show             plays nothing: only the list of what was played so far
${PLAN_HELP}
  --json             the list as one line of JSON`,
  async run(args) {
    const read = readArgs(args, OPTIONS);
    if (!read.ok) return usageError('ratings', read.error);
    const { values, positionals } = read.value;
    const { folder } = values;
    if (folder === undefined) return usageError('ratings', 'A --folder for the results is needed.');
    const tournament = readTournament(values, positionals, folder);
    if (!tournament.ok) return usageError('ratings', tournament.error);
    mkdirSync(folder, { recursive: true });
    let failures = 0;
    for (const match of tournament.value.matches) {
      const results = values.show ? match.before() : await match.play();
      if (!results.ok) return usageError('ratings', results.error);
      failures += results.value.failures;
    }
    if (failures > 0) printError(`oia ratings: ${failures} games were lost without being played to their end.`);
    const list = tournament.value.list();
    print(values.json ? JSON.stringify(listJson(tournament.value, list)) : listText(tournament.value, list));
    return EXIT.ok;
  },
};
