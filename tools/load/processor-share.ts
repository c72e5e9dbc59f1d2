import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const FIRST_VERSION = '/sys/fs/cgroup/cpu';
const SECOND_VERSION = '/sys/fs/cgroup';
/** Short, so that no process stands still for long. */
const PERIOD_US = 10_000;

/** Limits one process to a part of a core, to imitate several machines on one with few cores. */
export class ProcessorShare {
  readonly #folder: string;

  /** Needs root and the control groups of Linux. */
  constructor(pid: number, percent: number) {
    const isFirst = existsSync(FIRST_VERSION);
    this.#folder = join(isFirst ? FIRST_VERSION : SECOND_VERSION, `oia-load-${process.pid}-${pid}`);
    mkdirSync(this.#folder);
    const quota = Math.round((PERIOD_US * percent) / 100);
    if (isFirst) {
      this.#write('cpu.cfs_period_us', PERIOD_US);
      this.#write('cpu.cfs_quota_us', quota);
    } else this.#write('cpu.max', `${quota} ${PERIOD_US}`);
    this.#write('cgroup.procs', pid);
  }

  #write(name: string, value: string | number): void {
    writeFileSync(join(this.#folder, name), String(value));
  }

  /** After the process has ended. */
  end(): void {
    rmdirSync(this.#folder);
  }
}
