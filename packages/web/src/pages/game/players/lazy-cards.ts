import { lazyComponent } from '../../../lazy-component.tsx';
import { withAllWords } from '../../../words.tsx';

// Many a first game is played without powers. One with powers is shown when their cards and texts are there: nothing moves later.
const load = () => withAllWords(import('./power-cards.ts'));

export const PowerLine = lazyComponent(async () => (await load()).PowerLine);
export const FleeceCard = lazyComponent(async () => (await load()).FleeceCard);
