export { OPTIONS_HELP, readOptions, type ServerOptions } from './options.ts';
export { type RunningServer, startServer } from './server.ts';
export { closeOnSignal } from './signals.ts';
export { startTemporaryServer } from './temporary-server.ts';
export { Metrics } from './util/metrics.ts';
