// A board on a page: the rules give the legal steps, the board shows them and reports the choice.
import { type Choice, createBoard, EMPTY_SCENE, type Scene, type Side } from '@oia/board';
import {
  allWorkers,
  domesOf,
  Game,
  heightAt,
  type Position,
  plainStep,
  SQUARES,
  type Step,
  seatLetter,
  squareName,
} from '@oia/rules';

const made = Game.create({ players: 2 });
if (!made.ok) throw new Error(made.error.code);
let game = made.value;

const state = document.getElementById('state') as HTMLElement;
const board = createBoard(document.getElementById('board') as HTMLElement, {
  onChoose: ({ id }) => play(id),
  describe: ({ square, choices }) => [squareName(square), ...choices.map(({ label }) => label)].join(', '),
  names: { board: 'Board', menu: 'What to do here', cancel: 'Cancel' },
});

const sceneOf = (p: Position): Scene => ({
  ...EMPTY_SCENE,
  levels: Array.from({ length: SQUARES }, (_, square) => heightAt(p, square)),
  domes: domesOf(p),
  workers: allWorkers(p).map(({ square, side, sex }) => ({
    square,
    side: side as Side,
    figure: sex === 'neither' ? 'other' : sex,
  })),
});

/** Without powers a step places a worker, moves one or builds. */
function choiceOf(step: Step): Choice[] {
  const plain = plainStep(step);
  const id = step;
  if (plain.kind === 'place') return [{ id, kind: 'place', to: plain.at, direct: true, label: 'place a worker' }];
  if (plain.kind === 'move')
    return [{ id, kind: 'move', from: plain.from, to: plain.to, direct: false, label: 'move' }];
  return plain.kind === 'build' ? [{ id, kind: 'build', to: plain.at, direct: true, label: 'build' }] : [];
}

function play(step: Step): void {
  const played = game.play(step);
  if (played.ok) game = played.value;
  show();
}

function show(): void {
  const { outcome, actor = 0 } = game;
  const winner = outcome?.winner;
  state.textContent = winner === undefined ? `Player ${seatLetter(actor)}` : `Player ${seatLetter(winner)} has won`;
  void board.show({ scene: sceneOf(game.position), choices: game.legalSteps().flatMap(choiceOf), last: [] });
}

show();
