// Plays fresh games at full strength against itself: does it win as often as it predicts? Prints ten bins, the constant of
// packages/engine/src/evaluation/evaluator.ts that would fit best, and draws docs/pictures/calibration.svg.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { shippedNet } from '@oia/engine/node';
import { SETS, seededRandom } from '@oia/rules';
import { CERTAINTY } from '../packages/engine/src/evaluation/evaluator.ts';
import { type Bin, bestFactor, binsOf, errorOf } from './calibrate/bins.ts';
import { type Judgement, judgementsOf } from './calibrate/judgements.ts';
import { calibrationPicture } from './calibrate/picture.ts';
import { readOptions, seedOption, text, whole } from './options.ts';
import { openingsWith } from './quick-games/opening.ts';

const PICTURE = fileURLToPath(new URL('../docs/pictures/calibration.svg', import.meta.url));
/** Turns at random before a game, so that both sides have something to win. */
const OPENING_TURNS = 6;

const { games, nodes, seed, picture } = readOptions(
  'calibrate',
  'plays fresh games of full strength against itself: are as many won as it predicts?',
  {
    games: whole('games to play', 400),
    nodes: whole('nodes for a turn', 1000),
    seed: seedOption(90001),
    picture: text('FILE', 'the drawing; docs/pictures/calibration.svg if left out'),
  },
);

const conditions = { nodes, net: shippedNet() };
const bareOpening = openingsWith({ kind: 'none' }, OPENING_TURNS);
const openingOfAny = openingsWith({ kind: 'sets', sets: SETS }, OPENING_TURNS);
const judgements: Judgement[] = [];
for (let i = 0; i < games; i++) {
  const random = seededRandom((seed + i) >>> 0);
  // Every third game without powers, as people play them; the rest over all allowed pairs.
  const opening = (i % 3 === 0 ? bareOpening : openingOfAny)(seed + i, random);
  judgements.push(...judgementsOf(opening, i, conditions, random));
  if (process.stderr.isTTY) process.stderr.write(`\r${i + 1} of ${games} games `);
}

const bins = binsOf(judgements);
console.log(tableOf(bins));
console.log(
  `\n${judgements.length} judgements in ${games} games; results differ from predictions by ${percent(errorOf(bins))} on average`,
);
console.log(`CERTAINTY is ${CERTAINTY}; ${(CERTAINTY * bestFactor(judgements)).toFixed(2)} would fit best`);
writeFileSync(picture ?? PICTURE, calibrationPicture(bins, `${games} games, ${judgements.length} positions`));

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function tableOf(rows: readonly Bin[]): string {
  const lines = rows.map(({ from, to, count, predicted, result, error }) => {
    const range = `${Math.round(from * 100)} to ${Math.round(to * 100)} %`;
    return count === 0
      ? `| ${range} | 0 | - | - |`
      : `| ${range} | ${count} | ${percent(predicted)} | ${percent(result)} ± ${percent(error)} |`;
  });
  return ['| predicted | positions | on average | won |', '| --- | --- | --- | --- |', ...lines].join('\n');
}
