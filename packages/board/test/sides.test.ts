import { Box3, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { FIGURES, SIDES } from '../src/scene.ts';
import { SIDE_STYLES, type SidePattern } from '../src/sides.ts';
import { pattern } from '../src/three/pattern.ts';

/** By its outline: a stripe lies around the figure, a bar stands, a dot does neither. */
function kindOf({ x, y, z }: Vector3): SidePattern {
  const breadth = Math.max(x, z);
  if (breadth > 3 * y) return 'stripes';
  return y > 1.5 * breadth ? 'bars' : 'dots';
}

test.each(SIDES)('in 3D the clothes of side %i wear its pattern', (side) => {
  for (const figure of FIGURES) {
    const kinds = pattern(side, figure, true).map((geometry) => {
      geometry.computeBoundingBox();
      return kindOf((geometry.boundingBox ?? new Box3()).getSize(new Vector3()));
    });
    expect(new Set(kinds)).toEqual(new Set([SIDE_STYLES[side].pattern]));
  }
});

test('no two sides share a base or a pattern', () => {
  const styles = SIDES.map((side) => SIDE_STYLES[side]);
  expect(new Set(styles.map(({ base }) => base)).size).toBe(SIDES.length);
  expect(new Set(styles.map(({ pattern }) => pattern)).size).toBe(SIDES.length);
});
