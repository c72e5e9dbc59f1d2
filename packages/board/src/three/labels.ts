import { CanvasTexture, Mesh, MeshLambertMaterial, PlaneGeometry, SRGBColorSpace } from 'three';

/** Carved into the stone, or painted on a small white plate. */
export type LabelStyle = 'carved' | 'plate';

const SIZE = 96;

function write(context: CanvasRenderingContext2D, text: string, colour: string, shift: number): void {
  context.fillStyle = colour;
  context.fillText(text, SIZE / 2 + shift, SIZE * 0.54 + shift);
}

function drawPlate(context: CanvasRenderingContext2D): void {
  context.beginPath();
  context.arc(SIZE / 2, SIZE / 2, SIZE * 0.45, 0, Math.PI * 2);
  context.fillStyle = '#fffdf6';
  context.fill();
  context.lineWidth = SIZE * 0.07;
  context.strokeStyle = '#17386e';
  context.stroke();
}

function draw(text: string, style: LabelStyle): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const context = canvas.getContext('2d');
  if (context) {
    const isPlate = style === 'plate';
    if (isPlate) drawPlate(context);
    context.font = `700 ${SIZE * (isPlate ? 0.68 : 0.8)}px Georgia, 'Times New Roman', serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    if (!isPlate) write(context, text, 'rgba(255,255,255,0.95)', 2.5);
    write(context, text, isPlate ? '#17386e' : '#7a6342', 0);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** Letters and digits on a horizontal surface, legible from the south. */
export class Labels {
  readonly #materials = new Map<string, MeshLambertMaterial>();
  readonly #plane = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);

  create(text: string, style: LabelStyle, size: number): Mesh {
    const mesh = new Mesh(this.#plane, this.#material(text, style));
    mesh.scale.setScalar(size);
    mesh.receiveShadow = style === 'carved';
    mesh.renderOrder = style === 'plate' ? 5 : 1;
    return mesh;
  }

  #material(text: string, style: LabelStyle): MeshLambertMaterial {
    const key = `${style} ${text}`;
    const known = this.#materials.get(key);
    if (known) return known;
    const made = new MeshLambertMaterial({
      map: draw(text, style),
      transparent: true,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -2,
      polygonOffsetUnits: -2,
    });
    this.#materials.set(key, made);
    return made;
  }

  dispose(): void {
    this.#plane.dispose();
    for (const material of this.#materials.values()) {
      material.map?.dispose();
      material.dispose();
    }
  }
}
