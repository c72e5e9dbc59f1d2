import { whyNoUndo } from '@oia/narration';
import { positionText, seatLetter } from '@oia/rules';
import { type Action, type TableSetup, typedWords } from '@oia/table';
import { WORDS } from '../words.ts';
import { LEGEND } from './board.ts';
import { cardTexts } from './cards.ts';
import { recordOfGame, saveGame } from './saving.ts';
import type { Screen } from './screen.ts';
import { comeBack, standIn } from './stand-ins.ts';
import { hintText, playText, stepLines, whyNotText } from './steps.ts';

/** The action after a line: continue the game, quit, or start another one. */
export type NextAction = 'on' | 'quit' | TableSetup;

/** Something that can be typed besides steps. */
interface GameCommand {
  readonly usage: string;
  readonly meaning: string;
  run(screen: Screen, args: readonly string[]): NextAction | undefined | Promise<NextAction | undefined>;
}

const NO_ANSWER = 'The computer could not answer.';

const COMMANDS: Readonly<Record<string, GameCommand>> = {
  steps: {
    usage: 'steps',
    meaning: 'list all legal steps',
    run(screen) {
      if (mayActNow(screen)) for (const line of stepLines(screen)) screen.terminal.say(line);
      return undefined;
    },
  },
  why: {
    usage: 'why c4, why c3-c4',
    meaning: 'why a square or a step is possible or not',
    run(screen, [text]) {
      if (text === undefined) screen.terminal.say('Why what? Name a square such as c4 or a step such as c3-c4.');
      else if (mayActNow(screen)) screen.terminal.say(whyNotText(screen, screen.game, text));
      return undefined;
    },
  },
  undo: {
    usage: 'undo',
    meaning: 'undo the last step, unless another player has acted since',
    run: (screen) => sendOr(screen, { kind: 'undo' }, WORDS.noUndo[whyNoUndo(screen.game)]),
  },
  restart: {
    usage: 'restart',
    meaning: 'undo the whole turn, as far as possible',
    run: (screen) => sendOr(screen, { kind: 'restartTurn' }, WORDS.noUndo[whyNoUndo(screen.game)]),
  },
  back: {
    usage: 'back',
    meaning: 'against computers: take back your last turn and the replies to it',
    run: (screen) => sendOr(screen, { kind: 'takeBack' }, WORDS.ui.game.noTakeBack),
  },
  hint: {
    usage: 'hint',
    meaning: 'ask the computer what it would play',
    async run(screen) {
      if (mayActNow(screen)) await askForHint(screen);
      return undefined;
    },
  },
  resign: {
    usage: 'resign',
    meaning: 'give up',
    run(screen) {
      if (mayActNow(screen)) screen.device.send({ kind: 'resign' });
      return undefined;
    },
  },
  leave: {
    usage: 'leave B, leave B 5',
    meaning: 'a player has to leave: a computer of this level takes over',
    run: (screen, args) => standIn(screen, args),
  },
  return: {
    usage: 'return B',
    meaning: 'they are back and play again',
    run: (screen, [letter = '']) => comeBack(screen, letter),
  },
  draw: {
    usage: 'draw',
    meaning: 'offer a draw',
    async run(screen) {
      if (mayActNow(screen)) await offerDraw(screen);
      return undefined;
    },
  },
  retry: {
    usage: 'retry',
    meaning: 'let a computer that failed try again',
    run: (screen) => sendOr(screen, { kind: 'retry' }, NO_ANSWER),
  },
  rematch: {
    usage: 'rematch',
    meaning: 'play again when the game is over',
    run(screen) {
      const answer = screen.device.send({ kind: 'rematch' });
      if (!answer.ok) screen.terminal.say('The game is not over yet.');
      return screen.table.state.rematch?.setup;
    },
  },
  view: {
    usage: 'view',
    meaning: 'show the board again',
    run(screen) {
      screen.showAgain();
      return undefined;
    },
  },
  cards: {
    usage: 'cards',
    meaning: 'read the powers in play',
    run({ terminal, game }) {
      for (const line of cardTexts(game.match)) terminal.say(line);
      if (game.match.cards.length === 0) terminal.say('No player has a power.');
      return undefined;
    },
  },
  position: {
    usage: 'position',
    meaning: 'the position in one line, as far as you may know it',
    run({ terminal, game, view }) {
      terminal.say(positionText({ match: game.match, position: view }));
      return undefined;
    },
  },
  record: {
    usage: 'record',
    meaning: 'the game so far',
    run(screen) {
      screen.terminal.say(recordOfGame(screen));
      return undefined;
    },
  },
  save: {
    usage: 'save FILE',
    meaning: 'write the game to a file',
    run(screen, args) {
      screen.terminal.say(saveGame(screen, args.join(' ')));
      return undefined;
    },
  },
  help: {
    usage: 'help',
    meaning: 'this list',
    run({ terminal }) {
      terminal.say(helpText());
      return undefined;
    },
  },
  quit: { usage: 'quit', meaning: 'leave the game', run: () => 'quit' },
};

function helpText(): string {
  const commands = Object.values(COMMANDS).map(({ usage, meaning }) => `  ${usage.padEnd(20)}${meaning}`);
  return [
    '  b3-c4 +d4           play a step or a whole turn: @c3 places, b3-c4 moves, +d4 builds, +d4^ a dome, . ends',
    ...commands,
    `  Board: ${LEGEND}`,
  ].join('\n');
}

/** Sends an action, or prints why it is not possible. */
function sendOr({ device, terminal }: Screen, action: Action, refusal: string): undefined {
  if (!device.send(action).ok) terminal.say(refusal);
  return undefined;
}

/** True if the player at the screen may act; otherwise prints why not. */
function mayActNow({ game, device, nameOf, terminal }: Screen): boolean {
  if (device.actor !== undefined) return true;
  terminal.say(game.outcome ? 'The game is over.' : `It is ${nameOf(game.actor ?? 0)}'s turn: press Enter first.`);
  return false;
}

async function askForHint(screen: Screen): Promise<void> {
  const { table, device, terminal } = screen;
  device.send({ kind: 'hint' });
  await table.idle();
  const { hint } = table.state;
  terminal.say(hint?.steps ? hintText(screen, hint.steps) : NO_ANSWER);
}

/** Asks the persons at the screen one after another; computers have answered already. */
async function offerDraw({ table, device, terminal, nameOf }: Screen): Promise<void> {
  device.send({ kind: 'offerDraw' });
  for (let offer = table.state.drawOffer; offer?.kind === 'offered'; offer = table.state.drawOffer) {
    const [seat = 0] = offer.asked;
    terminal.say(`${nameOf(seat)}: do you accept a draw? Type yes or no.`);
    const line = await terminal.ask(`${seatLetter(seat)}> `);
    device.send({ kind: 'answerDraw', accepts: /^y(es)?$/i.test(line ?? '') });
  }
  const { drawOffer, setup } = table.state;
  if (drawOffer?.kind !== 'declined') return;
  const isPerson = setup.seats[drawOffer.declinedBy]?.player === 'person';
  terminal.say(isPerson ? 'The draw was declined.' : `${nameOf(drawOffer.declinedBy)} is a computer and declines.`);
}

/** Executes a line of input. */
export async function run(screen: Screen, line: string): Promise<NextAction> {
  const [word = '', ...rest] = typedWords(line);
  if (word === '') return 'on';
  const command = COMMANDS[word === '?' ? 'help' : word.toLowerCase()];
  if (command) return (await command.run(screen, rest)) ?? 'on';
  if (mayActNow(screen)) playText(screen, line);
  return 'on';
}
