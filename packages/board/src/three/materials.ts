import {
  AdditiveBlending,
  CanvasTexture,
  Color,
  DoubleSide,
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  SRGBColorSpace,
} from 'three';
import type { Theme } from '../options.ts';
import { ATMOSPHERES } from './palette.ts';

type Surface = MeshLambertMaterial | MeshStandardMaterial;

/** All materials of the board, shared by everything. */
export interface Materials {
  readonly matt: Surface;
  readonly gloss: Surface;
  readonly pane: Surface;
  /** Transparent variants, for pieces in front of something that has to be visible. */
  readonly mattThin: Surface;
  readonly paneThin: Surface;
  readonly glossThin: Surface;
  /** Secrets and previews. */
  readonly ghost: Surface;
  /** Signals: always at full brightness. */
  readonly signal: MeshBasicMaterial;
  readonly signalThin: MeshBasicMaterial;
  readonly glass: MeshBasicMaterial;
  /** Soft shadow under pieces, and soft light under what can be selected. */
  readonly contact: MeshBasicMaterial;
  readonly halo: MeshBasicMaterial;
  /** Light from doors and windows at night. */
  readonly lamp: MeshBasicMaterial;
  readonly dust: MeshBasicMaterial;
  setTheme(theme: Theme): void;
  dispose(): void;
}

function softSpot(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const context = canvas.getContext('2d');
  if (context) {
    const gradient = context.createRadialGradient(32, 32, 0, 32, 32, 32);
    gradient.addColorStop(0, 'rgba(255,255,255,1)');
    gradient.addColorStop(0.55, 'rgba(255,255,255,0.7)');
    gradient.addColorStop(1, 'rgba(255,255,255,0)');
    context.fillStyle = gradient;
    context.fillRect(0, 0, 64, 64);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

function surface(plain: boolean, roughness: number, opacity = 1): Surface {
  const common = { vertexColors: true, transparent: opacity < 1, opacity, depthWrite: opacity === 1 };
  return plain ? new MeshLambertMaterial(common) : new MeshStandardMaterial({ ...common, roughness, metalness: 0 });
}

function windowPane(plain: boolean, opacity = 1): Surface {
  const common = { transparent: opacity < 1, opacity, depthWrite: opacity === 1 };
  return plain ? new MeshLambertMaterial(common) : new MeshStandardMaterial({ ...common, roughness: 0.35 });
}

function signal(opacity: number): MeshBasicMaterial {
  return new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    opacity,
    depthWrite: false,
    side: DoubleSide,
    toneMapped: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  });
}

function spot(map: CanvasTexture, colour: number, opacity: number): MeshBasicMaterial {
  return new MeshBasicMaterial({
    map,
    color: colour,
    transparent: true,
    opacity,
    depthWrite: false,
    toneMapped: false,
    polygonOffset: true,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -1,
  });
}

function lightPanes(panes: readonly Surface[], theme: Theme): void {
  const atmosphere = ATMOSPHERES[theme];
  for (const pane of panes) {
    pane.color = new Color(atmosphere.pane);
    pane.emissive = new Color(atmosphere.glow);
    pane.emissiveIntensity = atmosphere.glowStrength;
  }
}

export function createMaterials(plain: boolean): Materials {
  const map = softSpot();
  const solid = { matt: surface(plain, 0.85), gloss: surface(plain, 0.28), pane: windowPane(plain) };
  const thin = {
    mattThin: surface(plain, 0.85, 0.34),
    glossThin: surface(plain, 0.28, 0.34),
    paneThin: windowPane(plain, 0.3),
  };
  const signals = { signal: signal(1), signalThin: signal(0.38), glass: signal(0.5) };
  const spots = {
    contact: spot(map, 0x2a2233, 0.42),
    halo: spot(map, 0xffe27a, 0.95),
    lamp: spot(map, 0xff8f34, 0.42),
    dust: spot(map, 0xfff6e6, 0.8),
  };
  const all = { ...solid, ...thin, ...signals, ...spots, ghost: surface(plain, 0.6, 0.55) };
  // Without it the far side of a ghost is visible through its near side.
  all.ghost.depthWrite = true;
  all.lamp.blending = AdditiveBlending;
  return {
    ...all,
    setTheme(theme) {
      lightPanes([all.pane, all.paneThin], theme);
      all.lamp.visible = theme === 'dark';
    },
    dispose() {
      map.dispose();
      for (const material of Object.values<Material>(all)) material.dispose();
    },
  };
}
