export { createAppServer } from './app-server.ts';
export { listen } from './listening.ts';
