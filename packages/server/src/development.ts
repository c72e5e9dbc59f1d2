// The server of `npm run dev`: node --watch packages/server/src/development.ts PORT
import process from 'node:process';
import { createApiServer } from './app-server.ts';

createApiServer().listen(Number(process.argv[2]), '127.0.0.1');
