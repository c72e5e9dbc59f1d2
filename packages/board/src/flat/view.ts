import type { Outline } from '../face.ts';
import { CELL, EXTENT, type Spot } from './plan.ts';

const MAX_ZOOM = 3;

/** Maps units of the drawing to pixels of the element: fitted and centred, then zoomed and shifted by the player. */
export class View {
  #width = 0;
  #height = 0;
  #zoom = 1;
  #shift: Spot = { x: 0, y: 0 };

  resize(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
    this.#keepInside();
  }

  zoom(factor: number): void {
    this.#zoom = Math.min(MAX_ZOOM, Math.max(1, this.#zoom * factor));
    this.#keepInside();
  }

  /** By fractions of the element. */
  shift(dx: number, dy: number): void {
    this.#shift = { x: this.#shift.x + dx * this.#width, y: this.#shift.y + dy * this.#height };
    this.#keepInside();
  }

  reset(): void {
    this.#zoom = 1;
    this.#shift = { x: 0, y: 0 };
  }

  get transform(): string {
    const { x, y } = this.#origin;
    return `translate(${x} ${y}) scale(${this.#scale})`;
  }

  toSpot(x: number, y: number): Spot {
    const origin = this.#origin;
    return { x: (x - origin.x) / this.#scale, y: (y - origin.y) / this.#scale };
  }

  outline({ x, y }: Spot): Outline {
    const origin = this.#origin;
    const size = CELL * this.#scale;
    return { left: origin.x + x * this.#scale, top: origin.y + y * this.#scale, width: size, height: size };
  }

  get #scale(): number {
    return Math.max(0.001, (Math.min(this.#width, this.#height) / EXTENT) * this.#zoom);
  }

  get #origin(): Spot {
    const size = EXTENT * this.#scale;
    return { x: (this.#width - size) / 2 + this.#shift.x, y: (this.#height - size) / 2 + this.#shift.y };
  }

  #keepInside(): void {
    const size = EXTENT * this.#scale;
    const within = (value: number, room: number) => Math.max(-room, Math.min(room, value));
    this.#shift = {
      x: within(this.#shift.x, Math.max(0, (size - this.#width) / 2)),
      y: within(this.#shift.y, Math.max(0, (size - this.#height) / 2)),
    };
  }
}
