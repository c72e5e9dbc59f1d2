// Uses every package as an external program would; run by test/packages.test.ts where they are installed.
import { changesBetween, createBoard, EMPTY_SCENE } from '@oia/board';
import { Engine, EnginePlayer, questionOf, think } from '@oia/engine';
import { EngineThread, LineProtocol, spawnEngineWorker } from '@oia/engine/node';
import { describePrompt, promptOf } from '@oia/narration';
import { Game, positionText, stepText } from '@oia/rules';
import * as layout from '@oia/rules/layout';
import { loadWords } from '@oia/texts';

const made = Game.create({ players: 2, powers: ['apollo', 'demeter'] });
if (!made.ok) throw new Error(made.error.code);
const game = made.value;
const legal = game.legalSteps();

const thought = think(questionOf(game, game.actor, { budget: 50 }));
const engine = new Engine(spawnEngineWorker);
const inThread = await new EnginePlayer(engine, () => ({ budget: 50 })).think(game, game.actor, { level: 8, seed: 1 });
engine.close();

const lines = [];
const session = new LineProtocol(new EngineThread(), (line) => lines.push(line), { version: '0', level: 8 });
session.take(`position ${positionText(game)}`);
session.take('go nodes 50');
await session.close({ isHeard: true });

const words = await loadWords('fr');
const scene = { ...EMPTY_SCENE, workers: [{ square: 12, side: 0, figure: 'female' }] };

const report = {
  legal: legal.length,
  step: stepText(game.match, game.position, legal[0]),
  position: positionText(game),
  ints: game.position.length === layout.SIZE,
  thought: thought.ok && legal.includes(thought.value.steps[0]),
  inThread: legal.includes(inThread.steps[0]),
  bestTurn: lines.at(-1)?.startsWith('bestturn @') ?? false,
  prompt: describePrompt(words, promptOf(game.match, game.position, game.actor, legal)),
  changes: changesBetween(EMPTY_SCENE, scene).length,
  board: typeof createBoard,
};
console.log(JSON.stringify(report));
