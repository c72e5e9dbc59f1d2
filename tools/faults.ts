// Makes each boundary of server and app reject, hang and answer late, once, while other games go on.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { startTemporaryServer } from '@oia/server';
import { AppBrowser } from './faults/app-browser.ts';
import { appCases } from './faults/app-cases.ts';
import { busCases } from './faults/bus-cases.ts';
import type { FaultCase } from './faults/fault-case.ts';
import { postgresCases } from './faults/postgres-cases.ts';
import { redisCases } from './faults/redis-cases.ts';
import { services } from './faults/services.ts';
import { storeCases } from './faults/store-cases.ts';
import { upkeepCases } from './faults/upkeep-cases.ts';
import { workerCases } from './faults/worker-cases.ts';
import { flag, readOptions, text } from './options.ts';

const { short, only } = readOptions(
  'faults',
  'makes each boundary reject, hang and answer late, while other games go on: only the concerned one may suffer, and has to be told',
  { short: flag('leave out cases that wait for half a minute'), only: text('WORD', 'only boundaries with this word') },
);

const unhandled: unknown[] = [];
process.on('unhandledRejection', (reason) => unhandled.push(reason));

/** One row of the table; true: no violation. */
async function report({ boundary, fault, run }: FaultCase): Promise<boolean> {
  const before = unhandled.length;
  try {
    const { told, others } = await run();
    if (unhandled.length > before) throw unhandled[before];
    console.log(`| ${boundary} | ${fault} | ${told} | ${others}: ok |`);
    return true;
  } catch (error) {
    console.log(`| ${boundary} | ${fault} | VIOLATION: ${error instanceof Error ? error.message : String(error)} | |`);
    return false;
  }
}

const BUILD = fileURLToPath(new URL('../packages/web/dist', import.meta.url));
const server = await startTemporaryServer({ app: BUILD });
let browser: Promise<AppBrowser> | undefined;
const openBrowser = (): Promise<AppBrowser> => {
  browser ??= AppBrowser.open(server.address);
  return browser;
};

const cases = [
  ...storeCases,
  ...postgresCases,
  ...upkeepCases,
  ...busCases,
  ...redisCases,
  ...workerCases,
  ...appCases(openBrowser),
]
  .filter(({ boundary }) => only === undefined || boundary.includes(only))
  .filter(({ isLong }) => !short || !isLong);
console.log('| boundary | fault | the concerned party was told | other games |\n| --- | --- | --- | --- |');
let violations = 0;
for (const one of cases) if (!(await report(one))) violations++;
console.log(`\n${cases.length} faults, ${violations} violations`);
await (await browser)?.close();
await server.close();
await services.remove();
process.exit(violations > 0 ? 1 : 0);
