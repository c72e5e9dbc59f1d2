// Starts a server, opens a room, closes the server, and prints the modules of src/cluster that Node has loaded:
// node loaded-modules.ts [REDIS_URL]
import { registerHooks } from 'node:module';
import process from 'node:process';
import { termsOf } from '../terms.ts';

const loaded = new Set<string>();
registerHooks({
  load(url, context, nextLoad) {
    loaded.add(url);
    return nextLoad(url, context);
  },
});

const { startTemporaryServer } = await import('../../src/temporary-server.ts');
const { TestPlayer } = await import('../sockets/test-player.ts');
const server = await startTemporaryServer({ redisUrl: process.argv[2] });
const anna = await TestPlayer.guest(server.address, 'Anna');
await anna.connect();
await anna.watch(await anna.open(termsOf()));
if (anna.seat !== 0) throw new Error('the room does not work');
anna.leave();
await server.close();
if (![...loaded].some((url) => url.includes('/src/rooms/'))) throw new Error('loaded modules are not recorded');
process.stdout.write(JSON.stringify([...loaded].filter((url) => url.includes('/src/cluster/'))));
