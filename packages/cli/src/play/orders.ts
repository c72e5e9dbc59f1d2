import { isOut, positionText } from '@oia/rules';
import { seatLetter } from '../options.ts';
import { LEGEND } from './board.ts';
import { cardTexts } from './cards.ts';
import { saveGame, sayRecord } from './saving.ts';
import type { Session } from './session.ts';
import { playWords, sayWhyNot, stepLines } from './steps.ts';

/** One thing that can be typed beside steps. `true` leaves the game. */
interface Order {
  readonly usage: string;
  readonly meaning: string;
  obey(session: Session, args: readonly string[]): boolean | undefined | Promise<boolean | undefined>;
}

const ORDERS: Readonly<Record<string, Order>> = {
  steps: {
    usage: 'steps',
    meaning: 'list everything you may do now',
    obey(session) {
      if (isAtTurn(session)) for (const line of stepLines(session)) session.terminal.say(line);
      return undefined;
    },
  },
  why: {
    usage: 'why c4, why c3-c4',
    meaning: 'why a square or a step is possible or not',
    obey(session, [text]) {
      if (text === undefined) session.terminal.say('Why what? Name a square such as c4 or a step such as c3-c4.');
      else if (isAtTurn(session)) session.terminal.say(sayWhyNot(session, session.game, text));
      return undefined;
    },
  },
  undo: {
    usage: 'undo',
    meaning: 'take the last step back, as long as nobody has answered it',
    obey(session) {
      const reason = session.undo();
      if (reason !== undefined) session.terminal.say(reason);
      return undefined;
    },
  },
  resign: {
    usage: 'resign',
    meaning: 'give up',
    obey(session) {
      const { game } = session;
      if (isAtTurn(session) && game.actor !== undefined) finish(session, `resign:${seatLetter(game.actor)}`);
      return undefined;
    },
  },
  draw: {
    usage: 'draw',
    meaning: 'agree on a draw',
    async obey(session) {
      if (isAtTurn(session) && (await isAgreed(session))) finish(session, 'draw-agreed');
      return undefined;
    },
  },
  view: {
    usage: 'view',
    meaning: 'show the board again',
    obey(session) {
      session.seat(session.viewer ?? 'spectator');
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
    obey(session) {
      session.terminal.say(sayRecord(session));
      return undefined;
    },
  },
  save: {
    usage: 'save FILE',
    meaning: 'write the game to a file',
    obey(session, args) {
      session.terminal.say(saveGame(session, args.join(' ')));
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
  quit: { usage: 'quit', meaning: 'leave the game', obey: () => true },
};

function helpText(): string {
  const orders = Object.values(ORDERS).map(({ usage, meaning }) => `  ${usage.padEnd(20)}${meaning}`);
  return [
    '  b3-c4 +d4           play a step or a whole turn: @c3 places, b3-c4 moves, +d4 builds, +d4^ a dome, . ends',
    ...orders,
    `  Board: ${LEGEND}`,
  ].join('\n');
}

/** Whoever sits at the screen may only act in their own turn. */
function isAtTurn({ game, isHandOver, nameOf, terminal }: Session): boolean {
  if (!game.outcome && !isHandOver) return true;
  terminal.say(game.outcome ? 'The game is over.' : `It is the turn of ${nameOf(game.actor ?? 0)}: press Enter first.`);
  return false;
}

function finish(session: Session, text: string): void {
  const played = session.game.playText(text);
  if (played.ok) session.set(played.value);
}

async function isAgreed({ game, table, terminal, nameOf }: Session): Promise<boolean> {
  const { match, actor = 0 } = game;
  for (let seat = 0; seat < match.players; seat++) {
    if (isOut(game.position, seat) || match.sideOf(seat) === match.sideOf(actor)) continue;
    if (table.computers.has(seat)) terminal.say(`${nameOf(seat)} is a computer and plays on.`);
    else {
      terminal.say(`${nameOf(seat)}: do you agree on a draw? Type yes or no.`);
      if (/^y(es)?$/i.test((await terminal.ask(`${seatLetter(seat)}> `)) ?? '')) continue;
      terminal.say('The game goes on.');
    }
    return false;
  }
  return true;
}

/** Does what a line says. `true`: the game is left. */
export async function obey(session: Session, line: string): Promise<boolean> {
  const [word = '', ...rest] = line.split(/\s+/).filter(Boolean);
  if (word === '') return false;
  const order = ORDERS[word === '?' ? 'help' : word.toLowerCase()];
  if (order) return (await order.obey(session, rest)) ?? false;
  if (isAtTurn(session)) playWords(session, [word, ...rest]);
  return false;
}
