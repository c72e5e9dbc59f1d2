// Compiled in strict mode where the packages are installed, to check their types.
import { type Board, createBoard, EMPTY_SCENE, type Scene } from '@oia/board';
import { Engine, type Level, type Thought } from '@oia/engine';
import { spawnEngineWorker } from '@oia/engine/node';
import { describePrompt, type Prompt, promptOf } from '@oia/narration';
import { Game, type Position, type Result, type Step } from '@oia/rules';
import { ACTIVE } from '@oia/rules/layout';
import { type Catalogue, loadWords } from '@oia/texts';

const made: Result<Game> = Game.create({ players: 2, powers: ['apollo', 'demeter'] });
if (!made.ok) throw new Error(made.error.code);
const game: Game = made.value;
const legal: readonly Step[] = game.legalSteps();
const position: Position = game.position;
const active: number | undefined = position[ACTIVE];
const prompt: Prompt = promptOf(game.match, position, 0, legal);
const words: Catalogue = await loadWords('it');
export const sentence: string = describePrompt(words, prompt);
export const level: Level = 8;
export const thought = (thinker: Engine, seat: number): Promise<Thought> =>
  // @ts-expect-error: a question, not a number.
  thinker.think(seat + (active ?? 0));
export const thinker = new Engine(spawnEngineWorker);
const scene: Scene = EMPTY_SCENE;

// @ts-expect-error: there are two, three or four players.
Game.create({ players: 5 });
// @ts-expect-error: no such language.
loadWords('xx');

export async function onPage(element: HTMLElement): Promise<Board> {
  const names = { board: 'Board', menu: 'Menu', cancel: 'Cancel' };
  const board = createBoard(element, { onChoose: () => undefined, describe: () => '', names });
  await board.show({ scene, choices: [], last: [] });
  // @ts-expect-error: a picture has choices.
  await board.show({ scene });
  return board;
}
