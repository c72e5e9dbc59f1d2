export { Metrics } from './metrics.ts';
export { OPTIONS_HELP, readOptions, type ServerOptions } from './options.ts';
export { type RunningServer, startServer } from './server.ts';
export { closeOnSignal } from './signals.ts';
export { startTemporaryServer } from './temporary-server.ts';
