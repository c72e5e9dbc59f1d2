import { positionText, seatLetter } from '@oia/rules';
import { type Action, type TableSetup, typedWords } from '@oia/table';
import { whyNoUndo } from '@oia/telling';
import { WORDS } from '../words.ts';
import { LEGEND } from './board.ts';
import { cardTexts } from './cards.ts';
import { saveGame, sayRecord } from './saving.ts';
import type { Screen } from './screen.ts';
import { playText, sayHint, sayWhyNot, stepLines } from './steps.ts';

/** What comes after a line: the game goes on, it is left, or another one begins. */
export type After = 'on' | 'quit' | TableSetup;

/** One thing that can be typed beside steps. */
interface TypedOrder {
  readonly usage: string;
  readonly meaning: string;
  obey(screen: Screen, args: readonly string[]): After | undefined | Promise<After | undefined>;
}

const NO_ANSWER = 'The computer could not answer.';

const ORDERS: Readonly<Record<string, TypedOrder>> = {
  steps: {
    usage: 'steps',
    meaning: 'list everything you may do now',
    obey(screen) {
      if (isAtTurn(screen)) for (const line of stepLines(screen)) screen.terminal.say(line);
      return undefined;
    },
  },
  why: {
    usage: 'why c4, why c3-c4',
    meaning: 'why a square or a step is possible or not',
    obey(screen, [text]) {
      if (text === undefined) screen.terminal.say('Why what? Name a square such as c4 or a step such as c3-c4.');
      else if (isAtTurn(screen)) screen.terminal.say(sayWhyNot(screen, screen.game, text));
      return undefined;
    },
  },
  undo: {
    usage: 'undo',
    meaning: 'take the last step back, as long as nobody has answered it',
    obey: (screen) => orElse(screen, { kind: 'undo' }, WORDS.noUndo[whyNoUndo(screen.game)]),
  },
  restart: {
    usage: 'restart',
    meaning: 'take the whole turn back, as far as it can be',
    obey: (screen) => orElse(screen, { kind: 'restartTurn' }, WORDS.noUndo[whyNoUndo(screen.game)]),
  },
  back: {
    usage: 'back',
    meaning: 'against computers: take your last turn and the answers to it back',
    obey: (screen) => orElse(screen, { kind: 'takeBack' }, WORDS.ui.game.noTakeBack),
  },
  hint: {
    usage: 'hint',
    meaning: 'ask the computer what it would play',
    async obey(screen) {
      if (isAtTurn(screen)) await askForHint(screen);
      return undefined;
    },
  },
  resign: {
    usage: 'resign',
    meaning: 'give up',
    obey(screen) {
      if (isAtTurn(screen)) screen.device.send({ kind: 'resign' });
      return undefined;
    },
  },
  draw: {
    usage: 'draw',
    meaning: 'agree on a draw',
    async obey(screen) {
      if (isAtTurn(screen)) await offerDraw(screen);
      return undefined;
    },
  },
  retry: {
    usage: 'retry',
    meaning: 'let a computer that could not answer try again',
    obey: (screen) => orElse(screen, { kind: 'retry' }, NO_ANSWER),
  },
  rematch: {
    usage: 'rematch',
    meaning: 'play once more when the game is over',
    obey(screen) {
      const answer = screen.device.send({ kind: 'rematch' });
      if (!answer.ok) screen.terminal.say('The game is not over yet.');
      return screen.table.state.rematch?.setup;
    },
  },
  view: {
    usage: 'view',
    meaning: 'show the board again',
    obey(screen) {
      screen.showAgain();
      return undefined;
    },
  },
  cards: {
    usage: 'cards',
    meaning: 'read the powers in play',
    obey({ terminal, game }) {
      for (const line of cardTexts(game.match)) terminal.say(line);
      if (game.match.cards.length === 0) terminal.say('Nobody has a power.');
      return undefined;
    },
  },
  position: {
    usage: 'position',
    meaning: 'the position in one line, as far as you may know it',
    obey({ terminal, game, view }) {
      terminal.say(positionText({ match: game.match, position: view }));
      return undefined;
    },
  },
  record: {
    usage: 'record',
    meaning: 'the game so far',
    obey(screen) {
      screen.terminal.say(sayRecord(screen));
      return undefined;
    },
  },
  save: {
    usage: 'save FILE',
    meaning: 'write the game to a file',
    obey(screen, args) {
      screen.terminal.say(saveGame(screen, args.join(' ')));
      return undefined;
    },
  },
  help: {
    usage: 'help',
    meaning: 'this list',
    obey({ terminal }) {
      terminal.say(helpText());
      return undefined;
    },
  },
  quit: { usage: 'quit', meaning: 'leave the game', obey: () => 'quit' },
};

function helpText(): string {
  const orders = Object.values(ORDERS).map(({ usage, meaning }) => `  ${usage.padEnd(20)}${meaning}`);
  return [
    '  b3-c4 +d4           play a step or a whole turn: @c3 places, b3-c4 moves, +d4 builds, +d4^ a dome, . ends',
    ...orders,
    `  Board: ${LEGEND}`,
  ].join('\n');
}

/** Does it, or says why not. */
function orElse({ device, terminal }: Screen, action: Action, why: string): undefined {
  if (!device.send(action).ok) terminal.say(why);
  return undefined;
}

/** Whoever sits at the screen may only act in their own turn. */
function isAtTurn({ game, device, nameOf, terminal }: Screen): boolean {
  if (device.actor !== undefined) return true;
  terminal.say(game.outcome ? 'The game is over.' : `It is the turn of ${nameOf(game.actor ?? 0)}: press Enter first.`);
  return false;
}

async function askForHint(screen: Screen): Promise<void> {
  const { table, device, terminal } = screen;
  device.send({ kind: 'hint' });
  await table.idle();
  const { hint } = table.state;
  terminal.say(hint?.steps ? sayHint(screen, hint.steps) : NO_ANSWER);
}

/** Everybody at the screen who is asked answers; computers have answered already. */
async function offerDraw({ table, device, terminal, nameOf }: Screen): Promise<void> {
  device.send({ kind: 'offerDraw' });
  for (let offer = table.state.drawOffer; offer?.kind === 'offered'; offer = table.state.drawOffer) {
    const [seat = 0] = offer.asked;
    terminal.say(`${nameOf(seat)}: do you agree on a draw? Type yes or no.`);
    const line = await terminal.ask(`${seatLetter(seat)}> `);
    device.send({ kind: 'answerDraw', accepts: /^y(es)?$/i.test(line ?? '') });
  }
  const { drawOffer, setup } = table.state;
  if (drawOffer?.kind !== 'declined') return;
  const isPerson = setup.seats[drawOffer.declinedBy]?.player === 'person';
  terminal.say(isPerson ? 'The game goes on.' : `${nameOf(drawOffer.declinedBy)} is a computer and plays on.`);
}

/** Does what a line says. */
export async function obey(screen: Screen, line: string): Promise<After> {
  const [word = '', ...rest] = typedWords(line);
  if (word === '') return 'on';
  const action = ORDERS[word === '?' ? 'help' : word.toLowerCase()];
  if (action) return (await action.obey(screen, rest)) ?? 'on';
  if (isAtTurn(screen)) playText(screen, line);
  return 'on';
}
