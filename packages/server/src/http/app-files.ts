import { extname, join, sep } from 'node:path';
import files from '@fastify/static';
import type { Plugin } from '../routing/route.ts';
import { addressesIn, changedSince, isPacked, withoutPacking } from './packed-files.ts';

/** Serves the app from its build folder. Every path without a file is a page of the app. */
export const appFiles: Plugin<{ folder: string }> = async (http, { folder }) => {
  const addresses = addressesIn(folder);
  if (!addresses.includes('index.html')) throw new Error('there is no index.html in the folder of the app');
  const extensions = new Set(addresses.map(extname));
  const changed = changedSince(folder, addresses);
  const assets = join(folder, 'assets') + sep;

  await http.register(files, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', cachingOf(withoutPacking(path), assets)),
  });
  http.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, async (request, reply) => {
    const address = request.params['*'];
    if (isPacked(address)) return reply.callNotFound();
    const file = extensions.has(extname(address)) && extname(address) !== '' ? address : 'index.html';
    if (changed.has(file)) request.headers = { ...request.headers, 'accept-encoding': 'identity' };
    return reply.sendFile(file);
  });
};

/** File names in assets contain a content hash. Images change rarely; pages and the service worker refer to the newest build. */
function cachingOf(path: string, assets: string): string {
  if (path.startsWith(assets)) return 'public, max-age=31536000, immutable';
  return /\.(png|svg)$/.test(path) ? 'public, max-age=3600' : 'no-cache';
}
