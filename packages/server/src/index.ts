export { createApiServer, createAppServer } from './app-server.ts';
export { listen } from './listening.ts';
