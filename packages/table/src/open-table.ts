import type { Result } from '@oia/rules';
import type { Dependencies } from './dependencies.ts';
import type { TableSetup } from './setup.ts';
import { startingPointOf } from './starting-point.ts';
import { Table } from './table.ts';

/** A table for a new game. */
export function openTable(setup: TableSetup, dependencies: Dependencies): Result<Table> {
  const start = startingPointOf(setup);
  return start.ok ? { ok: true, value: new Table({ setup, ...start.value }, dependencies) } : start;
}
