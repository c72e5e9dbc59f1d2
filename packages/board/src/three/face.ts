import { Raycaster, Vector2, Vector3 } from 'three';
import type { Change } from '../changes.ts';
import type { Drawing, Face, Outline } from '../face.ts';
import type { BoardOptions } from '../options.ts';
import { EMPTY_SCENE, type Square } from '../scene.ts';
import { tweensFor } from './animation.ts';
import { aim, homeView, limitView, mixViews, type View } from './camera.ts';
import { watchContext } from './context.ts';
import { Graphics } from './graphics.ts';
import { fadedSolids, wantedSquares } from './occlusion.ts';
import { outlineOf } from './outline.ts';
import { pickThrough } from './picking.ts';
import { floorAt } from './place.ts';
import { type Solid, solidsOf } from './solids.ts';
import { easeInOut, TweenPlayer } from './tween.ts';

const NOTHING: Drawing = {
  scene: EMPTY_SCENE,
  states: [],
  last: [],
  hints: [],
  arrows: [],
  focused: undefined,
  outlined: [],
  hovered: undefined,
};

const CAMERA_TIME = 420;
/** After a longer pause between two frames (in seconds) the sea does not move on. */
const MAX_FLOW = 0.06;

function angleOf(turned: BoardOptions['turned']): number {
  return (-turned * Math.PI) / 2;
}

/** The rotation, in quarter turns, that makes things on a turned board face the viewer. */
function uprightOf(angle: number): number {
  return -Math.round(angle / (Math.PI / 2)) * (Math.PI / 2);
}

/** True if the pieces look the same in both drawings and only highlights differ. */
function hasSamePieces(a: Drawing, b: Drawing): boolean {
  const selected = (drawing: Drawing) => drawing.states.find((state) => state.isSelected)?.square;
  return a.scene === b.scene && selected(a) === selected(b) && !a.dragged && !b.dragged;
}

/** The equivalent of the angle `to` that is nearest to `from`. */
function nearestTurn(from: number, to: number): number {
  return from + Math.atan2(Math.sin(to - from), Math.cos(to - from));
}

/** The board in 3D. Draws only when something has changed. */
export class ThreeFace implements Face {
  readonly element = document.createElement('div');
  onViewChange?: () => void;
  onGone?: () => void;
  frames = 0;
  #options: BoardOptions;
  #graphics: Graphics;
  #unwatch: () => void = () => undefined;
  #drawing = NOTHING;
  #solids: readonly Solid[] = [];
  #faded: ReadonlySet<Solid> = new Set();
  #width = 1;
  #height = 1;
  /** The player's change to the default view. */
  #view: View = { yaw: 0, pitch: 0, zoom: 1 };
  #angle: number;
  readonly #pieces = new TweenPlayer();
  readonly #camera = new TweenPlayer();
  #request: number | undefined;
  #lastTime = 0;
  /** True if the sea moves on with the next frame, because something else has moved. */
  #isFlowing = false;

  constructor(options: BoardOptions) {
    this.#options = options;
    this.#angle = angleOf(options.turned);
    this.element.style.cssText = 'width:100%;height:100%;overflow:hidden';
    this.#graphics = this.#openGraphics();
  }

  draw(drawing: Drawing): void {
    this.#pieces.stop();
    this.#show(drawing);
  }

  async animate(changes: readonly Change[], drawing: Drawing): Promise<void> {
    this.#pieces.stop();
    const before = this.#graphics.model.pieces;
    const was = this.#drawing.scene;
    this.#show(drawing);
    if (!this.#options.motion || changes.length === 0) return;
    const { model, extras, offers, materials } = this.#graphics;
    const motion = { before, after: model.pieces, was, is: drawing.scene, extras, dust: materials.dust };
    offers.group.visible = false;
    await this.#pieces.play(tweensFor(changes, motion), this.#options.speed, () => {
      extras.clear();
      this.#graphics.offers.group.visible = true;
      this.#invalidate(true);
    });
  }

  set(options: BoardOptions): void {
    const old = this.#options;
    this.#options = options;
    if (options.plain !== old.plain) this.#reopenGraphics();
    this.#graphics.setTheme(options.theme);
    this.#pieces.stop();
    this.#show(this.#drawing, true);
    if (options.turned !== old.turned) this.#turnTo(angleOf(options.turned));
  }

  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    [this.#width, this.#height] = [width, height];
    this.#graphics.resize(width, height);
    this.#aimCamera();
    // A canvas of a new size is empty: waiting for the next frame would flicker.
    if (this.frames > 0) this.#frame(performance.now());
  }

  outline(square: Square): Outline {
    const { camera, board } = this.#graphics;
    return outlineOf(this.#drawing.scene, square, camera, board, this.#width, this.#height);
  }

  squareAt(x: number, y: number): Square | undefined {
    const wanted = wantedSquares(this.#drawing);
    return pickThrough(this.#rayAt(x, y), this.#solids, this.#faded, (square) => wanted.has(square));
  }

  orbit(dx: number, dy: number): void {
    this.#camera.stop();
    this.#setView({ ...this.#view, yaw: this.#view.yaw - dx * Math.PI, pitch: this.#view.pitch + dy * Math.PI * 0.5 });
  }

  zoom(factor: number): void {
    this.#camera.stop();
    this.#setView({ ...this.#view, zoom: this.#view.zoom * factor });
  }

  resetView(): void {
    const from = this.#view;
    const home = { yaw: 0, pitch: 0, zoom: 1 };
    this.#moveCamera((part) => {
      this.#view = mixViews(from, home, part);
    });
  }

  destroy(): void {
    this.#pieces.stop();
    this.#camera.stop();
    if (this.#request !== undefined) cancelAnimationFrame(this.#request);
    this.#unwatch();
    this.#graphics.dispose();
    this.element.remove();
  }

  #openGraphics(): Graphics {
    const graphics = new Graphics(this.#options);
    graphics.setTheme(this.#options.theme);
    const canvas = graphics.renderer.domElement;
    canvas.style.display = 'block';
    this.#unwatch = watchContext(canvas, {
      onLost: () => graphics.release(),
      onRestored: () => this.#invalidate(true),
      onGone: () => this.onGone?.(),
    });
    this.element.append(canvas);
    return graphics;
  }

  #reopenGraphics(): void {
    this.#pieces.stop();
    this.#unwatch();
    this.#graphics.dispose();
    this.#graphics = this.#openGraphics();
    this.#graphics.resize(this.#width, this.#height);
    this.#aimCamera();
  }

  /** Shows the drawing without animation. */
  #show(drawing: Drawing, isNew = !hasSamePieces(drawing, this.#drawing)): void {
    const { model, offers, plaza } = this.#graphics;
    const upright = uprightOf(this.#angle);
    this.#drawing = drawing;
    if (isNew) {
      this.#solids = solidsOf(drawing.scene);
      model.show(drawing, this.#options, upright);
      this.#drag();
    }
    offers.show(drawing, upright);
    plaza.setCoordinates(this.#options.coordinates, upright);
    this.#fadeOccluders();
    this.#invalidate(isNew);
  }

  /** A dragged worker follows the pointer. */
  #drag(): void {
    const { dragged, scene } = this.#drawing;
    const piece = dragged && this.#graphics.model.pieces.workers.get(dragged.from);
    if (!piece) return;
    const ray = this.#rayAt(dragged.x, dragged.y);
    const height = floorAt(scene, dragged.from) + 0.35;
    ray.at((height - ray.origin.y) / ray.direction.y, piece.position);
  }

  #rayAt(x: number, y: number) {
    const caster = new Raycaster();
    caster.setFromCamera(new Vector2((x / this.#width) * 2 - 1, 1 - (y / this.#height) * 2), this.#graphics.camera);
    return caster.ray.applyMatrix4(this.#graphics.board.matrixWorld.clone().invert());
  }

  #fadeOccluders(): void {
    const { camera, board, model } = this.#graphics;
    const eye = board.worldToLocal(camera.getWorldPosition(new Vector3()));
    this.#faded = fadedSolids(this.#drawing, this.#solids, eye);
    model.fade(this.#faded);
  }

  #setView(view: View): void {
    const home = homeView(this.#width / this.#height);
    const whole = limitView({ yaw: home.yaw + view.yaw, pitch: home.pitch + view.pitch, zoom: view.zoom });
    this.#view = { yaw: whole.yaw - home.yaw, pitch: whole.pitch - home.pitch, zoom: whole.zoom };
    this.#aimCamera();
  }

  /** Aims the camera at the board at its current angle. */
  #aimCamera(): void {
    const { camera, board } = this.#graphics;
    const home = homeView(this.#width / this.#height);
    const view = { yaw: home.yaw + this.#view.yaw, pitch: home.pitch + this.#view.pitch, zoom: this.#view.zoom };
    board.rotation.y = this.#angle;
    board.updateMatrixWorld();
    aim(camera, view, this.#angle);
    this.#fadeOccluders();
    this.#isFlowing = true;
    this.#invalidate(false);
    this.onViewChange?.();
  }

  #turnTo(angle: number): void {
    const from = this.#angle;
    const to = nearestTurn(from, angle);
    this.#moveCamera((part) => {
      this.#angle = part === 1 ? angle : from + (to - from) * part;
      this.#graphics.board.rotation.y = this.#angle;
      if (part === 1) return this.#show(this.#drawing, true);
      this.#graphics.model.setUpright(-this.#angle);
      this.#graphics.plaza.setCoordinates(this.#options.coordinates, -this.#angle);
      this.#graphics.renderer.shadowMap.needsUpdate = true;
    });
  }

  #moveCamera(move: (part: number) => void): void {
    const update = (part: number) => {
      move(easeInOut(part));
      this.#aimCamera();
    };
    this.#camera.stop();
    if (!this.#options.motion) return update(1);
    // Animations do not reject.
    void this.#camera.play([{ delay: 0, length: CAMERA_TIME, update }], this.#options.speed, () => undefined);
    this.#invalidate(true);
  }

  /** Requests one frame; several requests before the next frame count as one. */
  #invalidate(hasMoved: boolean): void {
    if (hasMoved) this.#graphics.renderer.shadowMap.needsUpdate = true;
    this.#request ??= requestAnimationFrame((now) => this.#frame(now));
  }

  #frame(now: number): void {
    if (this.#request !== undefined) cancelAnimationFrame(this.#request);
    this.#request = undefined;
    const wasMoving = this.#pieces.isPlaying;
    this.#pieces.tick(now);
    this.#camera.tick(now);
    if (wasMoving || this.#isFlowing) this.#flow(now);
    this.#lastTime = now;
    this.#graphics.render();
    this.frames++;
    if (this.#pieces.isPlaying || this.#camera.isPlaying) this.#invalidate(this.#pieces.isPlaying);
  }

  #flow(now: number): void {
    this.#isFlowing = false;
    this.#graphics.sea.flow(Math.min(MAX_FLOW, Math.max(0, (now - this.#lastTime) / 1000)));
  }
}
