import { Draft, HOUSE_RULES } from '@oia/rules';
import { type Command, EXIT, refuse } from '../command.ts';
import { DEAL_HELP } from '../dealing.ts';
import { readArgs } from '../options.ts';
import { banLines, cardTexts } from '../play/cards.ts';
import { playDraft } from '../play/draft.ts';
import { obey } from '../play/orders.ts';
import { Session } from '../play/session.ts';
import { readTable, TABLE_OPTIONS, type Table } from '../play/table.ts';
import { openTerminal, type Terminal } from '../play/terminal.ts';

export const play: Command = {
  name: 'play',
  summary: 'a game in the terminal',
  help: `oia play [options]

A game for 2, 3 or 4 players at one terminal. Type "help" in the game for everything you can type.
Where a player has a secret, the screen is cleared before the next player looks at it.

  --players N        2, 3 or 4; left out: as many as there are powers, at least 2
  --powers LIST      a power for each seat, "none" for none: --powers pan,none
  --fleece POWER     the Golden Fleece with this power; "random" deals one, "draft" lets you choose
  --draft            the Challenger offers powers, the others choose
  --challenger A     who offers (A)
  --choice           with --draft: the offer comes from a few powers dealt at random
  --random           powers and Start Player at random
${DEAL_HELP}
  --start A          the Start Player (A)
  --house LIST       house rules: ${HOUSE_RULES.join(', ')}
  --override         allow powers that should not meet
  --repetition       a draw at the third repetition or after 300 turns (always so if only computers play)
  --position TEXT    begin at this position, in quotes
  --names LIST       names of the players: --names Anna,Ben
  --computer LIST    seats of the computer: --computer B. For now it plays random legal steps
  --seed S           the same seed draws and deals the same`,
  async run(args) {
    const read = readArgs(args, TABLE_OPTIONS);
    if (!read.ok) return refuse('play', read.error);
    const { values, positionals } = read.value;
    if (positionals.length > 0) return refuse('play', `"${positionals[0]}" is one word too many.`);
    const table = readTable(values);
    if (!table.ok) return refuse('play', table.error);
    const terminal = openTerminal();
    await playAt(table.value, terminal);
    terminal.close();
    return EXIT.fine;
  },
};

async function playAt(table: Table, terminal: Terminal): Promise<void> {
  const { begin } = table;
  const drafted = begin instanceof Draft ? await playDraft(table, terminal, begin) : { game: begin };
  if (!drafted) return;
  const session = new Session(table, terminal, drafted);
  const { match } = drafted.game;
  for (const line of [...cardTexts(match), ...banLines(match)]) terminal.say(line);
  terminal.say('Type "help" for everything you can type.');
  if (table.computers.size === table.players) session.seat('spectator');
  while (await playOn(session));
}

/** One line of input and what comes of it; false when the game is left or the input ends. */
async function playOn(session: Session): Promise<boolean> {
  session.playOthers();
  const { game, terminal } = session;
  const { actor } = game;
  if (actor !== undefined && !game.outcome && !session.isHandOver && session.viewer !== actor) session.seat(actor);
  session.show();
  if (session.isHandOver && actor !== undefined) return handOver(session, actor);
  const line = await terminal.ask(session.mark);
  return line !== undefined && !(await obey(session, line));
}

/** The one who has played may still look, or take back what can be; then the screen is cleared for the next one. */
async function handOver(session: Session, next: number): Promise<boolean> {
  const { terminal } = session;
  const name = session.nameOf(next);
  terminal.say(`Press Enter to clear the screen and hand over to ${name}.`);
  const line = await terminal.ask('> ');
  if (line === undefined) return false;
  if (line !== '') return !(await obey(session, line));
  terminal.clear();
  terminal.say(`${name}: press Enter when nobody else is looking.`);
  if ((await terminal.ask('> ')) === undefined) return false;
  session.handOver(next);
  return true;
}
