export { readGame } from './kept-game.ts';
