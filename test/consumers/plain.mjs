// Uses every package as an external program would; run by test/packages.test.ts where they are installed.
import { changesBetween, createBoard, EMPTY_SCENE } from '@oia/board';
import { EnginePlayer, questionOf, Thinker, think } from '@oia/engine';
import { ProtocolSession, spawnThread, ThreadBrain } from '@oia/engine/node';
import { Game, positionText, stepText } from '@oia/rules';
import * as layout from '@oia/rules/layout';
import { promptOf } from '@oia/telling';
import { loadWords, sayPrompt } from '@oia/texts';

const made = Game.create({ players: 2, powers: ['apollo', 'demeter'] });
if (!made.ok) throw new Error(made.error.code);
const game = made.value;
const legal = game.legalSteps();

const thought = think(questionOf(game, game.actor, { budget: 50 }));
const thinker = new Thinker(spawnThread);
const inThread = await new EnginePlayer(thinker, () => ({ budget: 50 })).think(game, game.actor, { level: 8, seed: 1 });
thinker.close();

const lines = [];
const session = new ProtocolSession(new ThreadBrain(), (line) => lines.push(line), { version: '0', level: 8 });
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
  prompt: sayPrompt(words, promptOf(game.match, game.position, game.actor, legal)),
  changes: changesBetween(EMPTY_SCENE, scene).length,
  board: typeof createBoard,
};
console.log(JSON.stringify(report));
