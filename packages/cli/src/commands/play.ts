import { setTimeout } from 'node:timers/promises';
import { Engine, EnginePlayer, LEVELS, LOWEST_LEVEL } from '@oia/engine';
import { spawnEngineWorker } from '@oia/engine/node';
import { HOUSE_RULES } from '@oia/rules';
import { openTable, type TableSetup } from '@oia/table';
import { LANGUAGES } from '@oia/texts';
import { type Command, EXIT, usageError } from '../command.ts';
import { DEAL_HELP } from '../dealing.ts';
import { readArgs, readNames } from '../options.ts';
import { banLines, cardTexts } from '../play/cards.ts';
import { type NextAction, run } from '../play/commands.ts';
import { playDraft } from '../play/draft.ts';
import { Screen } from '../play/screen.ts';
import { type Plan, readPlan, SETUP_OPTIONS } from '../play/setup.ts';
import { openTerminal } from '../play/terminal.ts';
import { useLanguage } from '../words.ts';

export const play: Command = {
  name: 'play',
  summary: 'a game in the terminal',
  help: `oia play [options]

A game for 2, 3 or 4 players at one terminal. Type "help" in the game for a list of commands.
If a player has a secret, the screen is cleared before it is handed over.

  --players N        2, 3 or 4 (default: the number of powers, at least 2)
  --powers LIST      a power for each seat, "none" for none: --powers pan,none
  --fleece POWER     the Golden Fleece with this power; "random" deals one, "draft" lets you choose
                     with --house fleeceHeroes each player has a hero besides: --powers jason,theseus
  --draft            the Challenger offers powers, the others choose
  --challenger A     who offers (A)
  --choice           with --draft: the offer comes from a few powers dealt at random
  --random           powers and Start Player at random
${DEAL_HELP}
  --start A          the Start Player (A)
  --house LIST       house rules: ${HOUSE_RULES.join(', ')}
  --override         allow powers that should not meet
  --repetition       a draw at the third repetition or after 300 turns (always on if only computers play)
  --position TEXT    start at this position, in quotes
  --names LIST       names of the players: --names Anna,Ben
  --computer LIST    seats of computers, with their levels: --computer B, --computer A=3,B=8
                     (${LEVELS.join(', ')}; default: ${LOWEST_LEVEL})
  --lang LANGUAGE    the language of cards, prompts and events: ${LANGUAGES.join(', ')} (en); commands stay English
  --seed S           the same seed deals, draws and plays the same; computers then count nodes, not time`,
  async run(args) {
    const read = readArgs(args, SETUP_OPTIONS);
    if (!read.ok) return usageError('play', read.error);
    const { values, positionals } = read.value;
    if (positionals.length > 0) return usageError('play', `Unexpected argument "${positionals[0]}".`);
    const language = readNames('--lang', [values.lang], LANGUAGES);
    if (!language.ok) return usageError('play', language.error);
    await useLanguage(language.value[0] ?? 'en');
    const plan = readPlan(values);
    if (!plan.ok) return usageError('play', plan.error);
    await playGames(plan.value);
    return EXIT.ok;
  },
};

/** Plays games as long as a rematch is wanted. */
async function playGames({ setup, random, limits }: Plan): Promise<void> {
  const terminal = openTerminal();
  const engine = new Engine(spawnEngineWorker);
  const computer = new EnginePlayer(engine, () => limits);
  const dependencies = { clock: CLOCK, random, computer, pace: () => 0, save: () => undefined };
  let next: TableSetup | undefined = setup;
  while (next) {
    const table = openTable(next, dependencies);
    if (!table.ok) throw new Error(`this table cannot be played: ${table.error.code}`);
    next = await playGame(new Screen(table.value, terminal));
  }
  engine.close();
  terminal.close();
}

const CLOCK = { now: Date.now, wait: (milliseconds: number) => setTimeout(milliseconds) };

/** Returns the set-up of a rematch if one is wanted. */
async function playGame(screen: Screen): Promise<TableSetup | undefined> {
  const { table, terminal } = screen;
  table.start();
  if (!(await playDraft(screen))) return undefined;
  const { match } = screen.game;
  for (const line of [...cardTexts(match), ...banLines(match)]) terminal.say(line);
  terminal.say('Type "help" for a list of commands.');
  let after: NextAction = 'on';
  while (after === 'on') after = await playLine(screen);
  table.stop();
  return after === 'quit' ? undefined : after;
}

/** Reads and executes one line of input. */
async function playLine(screen: Screen): Promise<NextAction> {
  const { table, terminal } = screen;
  await table.idle();
  if (table.state.isEngineLost) terminal.say('The computer could not answer: type "retry".');
  const { next, viewer } = screen;
  if (next !== undefined && viewer === 'spectator') return awaitNext(screen, next);
  screen.show();
  if (next !== undefined) return handOver(screen, next);
  const line = await terminal.ask(screen.prompt);
  return line === undefined ? 'quit' : run(screen, line);
}

/** The player may still look or undo; then the screen is cleared for the next player. */
async function handOver(screen: Screen, next: number): Promise<NextAction> {
  const { terminal } = screen;
  terminal.say(`Press Enter to clear the screen and hand over to ${screen.nameOf(next)}.`);
  const line = await terminal.ask('> ');
  if (line === undefined) return 'quit';
  if (line !== '') return run(screen, line);
  terminal.clear();
  return awaitNext(screen, next);
}

async function awaitNext({ terminal, device, nameOf }: Screen, next: number): Promise<NextAction> {
  terminal.say(`${nameOf(next)}: press Enter when no other player is looking.`);
  if ((await terminal.ask('> ')) === undefined) return 'quit';
  device.send({ kind: 'takeDevice' });
  return 'on';
}
