// A reporter of Vitest: says now and then how many files are done and how long the rest will take, and keeps their durations.

import { availableParallelism } from 'node:os';
import process from 'node:process';
import { keepDurations, secondsBelow, secondsOf, workersOn } from './durations.mjs';

const INTERVAL_MS = 20_000;
/** A folder whose tests run after these, named in the environment. */
const LATER = process.env.OIA_LATER_TESTS;

const minutes = (seconds) =>
  seconds < 90 ? `${Math.max(10, Math.ceil(seconds / 10) * 10)} s` : `${Math.round(seconds / 60)} min`;

// biome-ignore lint/style/noDefaultExport: Vitest loads reporters by their default export.
export default class Progress {
  #left = new Map();
  #files = 0;
  #doneSeconds = 0;
  #begun = 0;
  #shownAt = 0;

  onTestRunStart(specifications) {
    this.#begun = Date.now();
    this.#shownAt = Date.now();
    this.#files = specifications.length;
    this.#left = new Map(specifications.map(({ moduleId }) => [moduleId, secondsOf(moduleId)]));
    this.#show();
  }

  onTestModuleEnd({ moduleId }) {
    this.#doneSeconds += this.#left.get(moduleId) ?? 0;
    this.#left.delete(moduleId);
    if (Date.now() < this.#shownAt + INTERVAL_MS) return;
    this.#shownAt = Date.now();
    this.#show();
  }

  onTestRunEnd(modules) {
    keepDurations(
      modules
        .filter((module) => module.state() === 'passed')
        .map((module) => {
          const { duration, setupDuration, collectDuration } = module.diagnostic();
          return { path: module.moduleId, seconds: (duration + setupDuration + collectDuration) / 1000 };
        }),
    );
  }

  #show() {
    const rest = [...this.#left.values()].reduce((sum, seconds) => sum + seconds, 0);
    const later = LATER ? secondsBelow(LATER) : 0;
    const left = minutes((rest + later) / this.#pace());
    const done = this.#files - this.#left.size;
    process.stdout.write(`\n-- ${done} of ${this.#files} test files, about ${left} left for all tests --\n\n`);
  }

  /** Seconds of tests in a second: as so far, or one for each worker at the beginning. */
  #pace() {
    const elapsed = (Date.now() - this.#begun) / 1000;
    const expected = workersOn(availableParallelism());
    return elapsed < 10 || this.#doneSeconds === 0 ? expected : this.#doneSeconds / elapsed;
  }
}
