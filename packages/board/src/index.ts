export { createBoard } from './board.ts';
export type { Change } from './changes.ts';
export { type Arrow, CHOICE_KINDS, type Choice, type ChoiceKind, type Hint, type SquareState } from './choices.ts';
export { changesBetween } from './difference.ts';
export { inColours, type Still, type StillOptions, stillText } from './flat/still.ts';
export {
  type Board,
  type BoardEvents,
  type BoardOptions,
  DEFAULT_OPTIONS,
  FACES,
  type FaceKind,
  type FallbackReason,
  type Picture,
  THEMES,
  type Theme,
} from './options.ts';
export * from './scene.ts';
export { type BaseShape, SIDE_STYLES, type SidePattern, type SideStyle } from './sides.ts';
