import type { Game, Step } from '@oia/rules';
import { Store } from '../base/store.ts';
import { canPlay, isRest, type Study, StudyGames } from './study.ts';
import {
  type Branch,
  branchesAfter,
  changedAfter,
  isVariation,
  mainLineFrom,
  type Path,
  promoted,
  without,
} from './tree.ts';

/** The state of a study on a page. */
export interface StudyState {
  readonly study: Study;
  readonly path: Path;
  /** The steps of a turn that is not finished yet. */
  readonly open: readonly Step[];
}

let lastId = 0;
/** Ids are unique on a page. */
export const newBranchId = (): number => ++lastId;

/** Walks through a study and changes it. */
export class StudySession {
  readonly state: Store<StudyState>;
  readonly #games: StudyGames;

  constructor(study: Study, path: Path = [], open: readonly Step[] = []) {
    this.#games = new StudyGames(study);
    this.state = new Store<StudyState>({ study, path, open });
  }

  gameAt(path: Path): Game | undefined {
    return this.#games.at(this.state.value.study, path);
  }

  /** The game as it is shown, with the steps of an unfinished turn. */
  get game(): Game {
    const { path, open } = this.state.value;
    const game = this.gameAt(path) ?? (this.gameAt([]) as Game);
    const played = game.playAll(open);
    return played.ok ? played.value : game;
  }

  get canPlay(): boolean {
    return canPlay(this.state.value.study, this.game);
  }

  /** Plays a step; a turn that is complete becomes a branch, unless it is one already. */
  play(step: Step): void {
    const { path, open } = this.state.value;
    const after = this.game.play(step);
    if (!after.ok) return;
    if (isRest(after.value.position)) this.#add(path, [[...open, step]]);
    else this.#change({ open: [...open, step] });
  }

  /** Adds turns after a path and goes to the first of them; those that are not legal are left out. */
  playLine(path: Path, turns: readonly (readonly Step[])[]): void {
    let game = this.gameAt(path);
    const legal: (readonly Step[])[] = [];
    for (const steps of turns) {
      const played = game?.playAll(steps);
      if (!played?.ok || !isRest(played.value.position)) break;
      game = played.value;
      legal.push(steps);
    }
    if (legal.length > 0) this.#add(path, legal);
    else this.go(path);
  }

  #add(path: Path, turns: readonly (readonly Step[])[]): void {
    let { branches } = this.state.value.study;
    let now = path;
    let first: Path | undefined;
    for (const steps of turns) {
      const known = branchesAfter(branches, now).find((branch) => branch.steps.join() === steps.join());
      const branch: Branch = known ?? { id: newBranchId(), steps, next: [] };
      if (!known) branches = changedAfter(branches, now, (after) => [...after, branch]);
      now = [...now, branch.id];
      first ??= now;
    }
    this.#change({ study: { ...this.state.value.study, branches }, path: first ?? path, open: [] });
  }

  go(path: Path): void {
    this.#change({ path, open: [] });
  }

  /** One turn back, or the beginning of the unfinished one. */
  back(): void {
    const { path, open } = this.state.value;
    this.go(open.length > 0 ? path : path.slice(0, -1));
  }

  get canGoBack(): boolean {
    const { path, open } = this.state.value;
    return path.length + open.length > 0;
  }

  forward(): void {
    const [next] = this.#next;
    if (next) this.go([...this.state.value.path, next.id]);
  }

  get canGoForward(): boolean {
    return this.#next.length > 0;
  }

  get #next(): readonly Branch[] {
    return branchesAfter(this.state.value.study.branches, this.state.value.path);
  }

  toStart(): void {
    this.go([]);
  }

  toEnd(): void {
    const { study, path } = this.state.value;
    this.go(mainLineFrom(study.branches, path));
  }

  /** Another turn that was tried at the same place. */
  beside(offset: number): void {
    const { study, path } = this.state.value;
    const siblings = branchesAfter(study.branches, path.slice(0, -1));
    const place = siblings.findIndex(({ id }) => id === path.at(-1));
    const next = siblings[place + offset];
    if (place >= 0 && next) this.go([...path.slice(0, -1), next.id]);
  }

  /** Were other turns tried at the place of the shown one? */
  get hasBeside(): boolean {
    const { study, path } = this.state.value;
    return path.length > 0 && branchesAfter(study.branches, path.slice(0, -1)).length > 1;
  }

  get canPromote(): boolean {
    const { study, path } = this.state.value;
    return isVariation(study.branches, path);
  }

  promote(): void {
    const { study, path } = this.state.value;
    this.#change({ study: { ...study, branches: promoted(study.branches, path) } });
  }

  /** Deletes the shown turn and everything after it. */
  remove(): void {
    const { study, path } = this.state.value;
    if (path.length === 0) return;
    this.#change({ study: { ...study, branches: without(study.branches, path) }, path: path.slice(0, -1), open: [] });
  }

  /** Shows what another seat may know. */
  viewAs(seat: number): void {
    this.#change({ study: { ...this.state.value.study, seat } });
  }

  #change(change: Partial<StudyState>): void {
    this.state.update((now) => ({ ...now, ...change }));
  }
}
