import { LazyModule } from '../../base/lazy-module.ts';
import { useAnswers } from './use-answers.ts';

// The explanations and their words are loaded when something is refused for the first time.
const REASONS = new LazyModule(() => import('./reasons.lazy.ts'));

/** Says why something was refused. */
export const useReasons = () => useAnswers(REASONS);
