/** What a game with powers shows of them: one chunk. */
export { FleeceCard } from './fleece-card.tsx';
export { PowerLine } from './power-line.tsx';
