/** The components that only a finished game needs, in one chunk. */
export { Celebration } from './celebration.tsx';
export { ResultActions } from './result-actions.tsx';
export { ResultHead } from './result-head.tsx';
