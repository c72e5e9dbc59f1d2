import type { Face } from '../face.ts';
import type { BoardOptions } from '../options.ts';
import { ThreeFace } from './face.ts';

export { NoWebGL } from './graphics.ts';

/** The face in three dimensions; throws `NoWebGL` where there is none. */
export function createThreeFace(options: BoardOptions): Face {
  return new ThreeFace(options);
}
