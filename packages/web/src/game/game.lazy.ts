// The page of a game on this device, and its table for the page of a room: one chunk for both.
export { GamePage } from './game-page.tsx';
export { GameTable } from './game-table.tsx';
export { markStarted } from './reveal/fresh-games.ts';
