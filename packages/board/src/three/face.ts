import { Raycaster, Vector2, Vector3 } from 'three';
import type { Change } from '../changes.ts';
import type { Drawing, Face, Outline } from '../face.ts';
import type { BoardOptions } from '../options.ts';
import { EMPTY_SCENE, type Square } from '../scene.ts';
import { tweensFor } from './animation.ts';
import { aim, homeView, limitView, mixViews, type View } from './camera.ts';
import { watchContext } from './context.ts';
import { outlineOf } from './outline.ts';
import { pickThrough } from './picking.ts';
import { floorAt } from './place.ts';
import { fadedSolids, wantedSquares } from './sight.ts';
import { type Solid, solidsOf } from './solids.ts';
import { Stage } from './stage.ts';
import { easeInOut, Player } from './tween.ts';

const NOTHING: Drawing = {
  scene: EMPTY_SCENE,
  states: [],
  last: [],
  hints: [],
  focused: undefined,
  hovered: undefined,
};

const CAMERA_TIME = 420;
/** A gap between two pictures longer than this is no movement of the sea. */
const LONGEST_FLOW = 0.06;

function angleOf(turned: BoardOptions['turned']): number {
  return (-turned * Math.PI) / 2;
}

/** What brings things on a turned board back to the reader, in whole quarters. */
function uprightOf(angle: number): number {
  return -Math.round(angle / (Math.PI / 2)) * (Math.PI / 2);
}

/** Pieces look the same in two drawings: only signs around them differ. */
function hasSamePieces(a: Drawing, b: Drawing): boolean {
  const selected = (drawing: Drawing) => drawing.states.find((state) => state.isSelected)?.square;
  return a.scene === b.scene && selected(a) === selected(b) && !a.dragged && !b.dragged;
}

/** The nearest way around to an angle that looks the same. */
function nearestTurn(from: number, to: number): number {
  return from + Math.atan2(Math.sin(to - from), Math.cos(to - from));
}

/** The island in three dimensions. Draws only when something has changed. */
export class ThreeFace implements Face {
  readonly element = document.createElement('div');
  onViewChange?: () => void;
  onGone?: () => void;
  frames = 0;
  #options: BoardOptions;
  #stage: Stage;
  #unwatch: () => void = () => undefined;
  #drawing = NOTHING;
  #solids: readonly Solid[] = [];
  #faded: ReadonlySet<Solid> = new Set();
  #width = 1;
  #height = 1;
  /** What the player has added to the standard view. */
  #view: View = { yaw: 0, pitch: 0, zoom: 1 };
  #angle: number;
  readonly #pieces = new Player();
  readonly #camera = new Player();
  #request: number | undefined;
  #lastTime = 0;
  /** The sea moves with the next picture, because something else has moved. */
  #isFlowing = false;

  constructor(options: BoardOptions) {
    this.#options = options;
    this.#angle = angleOf(options.turned);
    this.element.style.cssText = 'width:100%;height:100%;overflow:hidden';
    this.#stage = this.#openStage();
  }

  draw(drawing: Drawing): void {
    this.#pieces.stop();
    this.#show(drawing);
  }

  async animate(changes: readonly Change[], drawing: Drawing): Promise<void> {
    this.#pieces.stop();
    const before = this.#stage.town.pieces;
    const was = this.#drawing.scene;
    this.#show(drawing);
    if (!this.#options.motion || changes.length === 0) return;
    const { town, extras, offers, paints } = this.#stage;
    const craft = { before, after: town.pieces, was, is: drawing.scene, extras, dust: paints.dust };
    offers.group.visible = false;
    await this.#pieces.play(tweensFor(changes, craft), this.#options.speed, () => {
      extras.clear();
      this.#stage.offers.group.visible = true;
      this.#invalidate(true);
    });
  }

  set(options: BoardOptions): void {
    const old = this.#options;
    this.#options = options;
    if (options.plain !== old.plain) this.#reopenStage();
    this.#stage.setTheme(options.theme);
    this.#pieces.stop();
    this.#show(this.#drawing, true);
    if (options.turned !== old.turned) this.#turnTo(angleOf(options.turned));
  }

  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    [this.#width, this.#height] = [width, height];
    this.#stage.resize(width, height);
    this.#look();
    // A canvas of a new size is empty: waiting for the next frame would flicker.
    if (this.frames > 0) this.#frame(performance.now());
  }

  outline(square: Square): Outline {
    const { camera, board } = this.#stage;
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
    this.#stage.dispose();
    this.element.remove();
  }

  #openStage(): Stage {
    const stage = new Stage(this.#options);
    stage.setTheme(this.#options.theme);
    const canvas = stage.renderer.domElement;
    canvas.style.display = 'block';
    this.#unwatch = watchContext(canvas, {
      onLost: () => stage.release(),
      onRestored: () => this.#invalidate(true),
      onGone: () => this.onGone?.(),
    });
    this.element.append(canvas);
    return stage;
  }

  #reopenStage(): void {
    this.#pieces.stop();
    this.#unwatch();
    this.#stage.dispose();
    this.#stage = this.#openStage();
    this.#stage.resize(this.#width, this.#height);
    this.#look();
  }

  /** Puts everything where the drawing says, at once. */
  #show(drawing: Drawing, isNew = !hasSamePieces(drawing, this.#drawing)): void {
    const { town, offers, plaza } = this.#stage;
    const upright = uprightOf(this.#angle);
    this.#drawing = drawing;
    if (isNew) {
      this.#solids = solidsOf(drawing.scene);
      town.show(drawing, this.#options, upright);
      this.#drag();
    }
    offers.show(drawing, upright);
    plaza.setCoordinates(this.#options.coordinates, upright);
    this.#clearSight();
    this.#invalidate(isNew);
  }

  /** A dragged worker hangs under the pointer. */
  #drag(): void {
    const { dragged, scene } = this.#drawing;
    const piece = dragged && this.#stage.town.pieces.workers.get(dragged.from);
    if (!piece) return;
    const ray = this.#rayAt(dragged.x, dragged.y);
    const height = floorAt(scene, dragged.from) + 0.35;
    ray.at((height - ray.origin.y) / ray.direction.y, piece.position);
  }

  #rayAt(x: number, y: number) {
    const caster = new Raycaster();
    caster.setFromCamera(new Vector2((x / this.#width) * 2 - 1, 1 - (y / this.#height) * 2), this.#stage.camera);
    return caster.ray.applyMatrix4(this.#stage.board.matrixWorld.clone().invert());
  }

  #clearSight(): void {
    const { camera, board, town } = this.#stage;
    const eye = board.worldToLocal(camera.getWorldPosition(new Vector3()));
    this.#faded = fadedSolids(this.#drawing, this.#solids, eye);
    town.fade(this.#faded);
  }

  #setView(view: View): void {
    const home = homeView(this.#width / this.#height);
    const whole = limitView({ yaw: home.yaw + view.yaw, pitch: home.pitch + view.pitch, zoom: view.zoom });
    this.#view = { yaw: whole.yaw - home.yaw, pitch: whole.pitch - home.pitch, zoom: whole.zoom };
    this.#look();
  }

  /** Aims the camera at the board as it lies now. */
  #look(): void {
    const { camera, board } = this.#stage;
    const home = homeView(this.#width / this.#height);
    const view = { yaw: home.yaw + this.#view.yaw, pitch: home.pitch + this.#view.pitch, zoom: this.#view.zoom };
    board.rotation.y = this.#angle;
    board.updateMatrixWorld();
    aim(camera, view, this.#angle);
    this.#clearSight();
    this.#isFlowing = true;
    this.#invalidate(false);
    this.onViewChange?.();
  }

  #turnTo(angle: number): void {
    const from = this.#angle;
    const to = nearestTurn(from, angle);
    this.#moveCamera((part) => {
      this.#angle = part === 1 ? angle : from + (to - from) * part;
      this.#stage.board.rotation.y = this.#angle;
      if (part === 1) return this.#show(this.#drawing, true);
      this.#stage.town.setUpright(-this.#angle);
      this.#stage.plaza.setCoordinates(this.#options.coordinates, -this.#angle);
      this.#stage.renderer.shadowMap.needsUpdate = true;
    });
  }

  #moveCamera(move: (part: number) => void): void {
    const update = (part: number) => {
      move(easeInOut(part));
      this.#look();
    };
    this.#camera.stop();
    if (!this.#options.motion) return update(1);
    void this.#camera.play([{ delay: 0, length: CAMERA_TIME, update }], this.#options.speed, () => undefined);
    this.#invalidate(true);
  }

  /** Asks for one picture; many askings before the next frame are one. */
  #invalidate(hasMoved: boolean): void {
    if (hasMoved) this.#stage.renderer.shadowMap.needsUpdate = true;
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
    this.#stage.render();
    this.frames++;
    if (this.#pieces.isPlaying || this.#camera.isPlaying) this.#invalidate(this.#pieces.isPlaying);
  }

  #flow(now: number): void {
    this.#isFlowing = false;
    this.#stage.sea.flow(Math.min(LONGEST_FLOW, Math.max(0, (now - this.#lastTime) / 1000)));
  }
}
