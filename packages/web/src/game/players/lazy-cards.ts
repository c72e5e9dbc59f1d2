import { lazyComponent } from '../../base/lazy-component.tsx';
import { withAllWords } from '../../common/words.tsx';

// Many first games have no powers. A game with powers is shown once their cards and texts are loaded, so that the layout does not move.
const load = () => withAllWords(import('./power-cards.lazy.ts'));

export const PowerLine = lazyComponent(async () => (await load()).PowerLine);
export const FleeceCard = lazyComponent(async () => (await load()).FleeceCard);
export const PowerEmblem = lazyComponent(async () => (await load()).PowerEmblem);
