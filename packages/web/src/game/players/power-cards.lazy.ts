/** The components that only a game with powers needs, in one chunk. */
export { Emblem as PowerEmblem } from '../../parts/emblem.tsx';
export { FleeceCard } from './fleece-card.tsx';
export { PowerLine } from './power-line.tsx';
