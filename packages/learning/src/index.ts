export { Attempt, type Exercise, type MissId, type Status } from './attempt.ts';
export { type Goal, PLAYER } from './goal.ts';
export {
  type Evidence,
  gameOf,
  holds,
  isRefused,
  type PowerGuide,
  type Question,
  type Refused,
  refusalOf,
  type Shown,
} from './guide.ts';
export { GUIDES } from './guides/index.ts';
export { FIRST_LESSONS, isLessonId, LESSON_GROUPS, LESSON_IDS, LESSONS, type LessonId } from './lessons/index.ts';
export { gameAt, type SquareName, squareOf, withSteps } from './positions.ts';
export { replyTo, winningTurn } from './reply.ts';
export { CHAPTERS, type ChapterId } from './rulebook/chapters.ts';
export { FIGURES, type FigureId } from './rulebook/figures.ts';
