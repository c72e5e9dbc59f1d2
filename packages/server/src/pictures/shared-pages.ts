import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ArchivedGame, ID_LETTERS } from '@oia/protocol';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { GameSearch } from '../archive/game-search.ts';
import type { Plugin } from '../routing/route.ts';

export interface SharedPagesOptions {
  /** The folder of the built app. */
  readonly folder: string;
  readonly games: GameSearch;
  /** The public address; undefined: the requested host. */
  readonly origin: string | undefined;
}

const schema = { hide: true, params: Type.Object({ id: Type.String({ maxLength: 40 }) }) };
const ID = new RegExp(`^[${ID_LETTERS}]{8}$`);

/** Pages of games with metadata for previews: players and picture. Running games have none. */
export const sharedPages: Plugin<SharedPagesOptions> = async (http, { folder, games, origin }) => {
  for (const path of ['/archive/:id', '/room/:id']) {
    http.get(path, { schema }, async (request, reply) => {
      const { id } = request.params as { id: string };
      // Where the store is away the page of the app comes without the picture.
      const found = ID.test(id) ? await games.find(id).catch(() => undefined) : undefined;
      const page = await readFile(join(folder, 'index.html'), 'utf8');
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
      return found ? pageOf(page, found.game, origin ?? hostOf(request)) : page;
    });
  }
};

const hostOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** The page with the metadata of a game. */
export function pageOf(page: string, { id, players }: ArchivedGame, origin: string): string {
  const names = players.map(({ name, level }) => name || (level === undefined ? '?' : `Oia ${level}`)).join(' – ');
  return [
    ['og:title', `${names} · Oia`],
    ['og:image', `${origin}/api/games/${id}/picture.png`],
    ['og:type', 'article'],
  ].reduce((text, [property = '', content = '']) => withMeta(text, property, content), page);
}

function withMeta(page: string, property: string, content: string): string {
  const meta = new RegExp(`(<meta property="${property}" content=")[^"]*(")`);
  return page.replace(meta, (_all, before: string, after: string) => before + escaped(content) + after);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
