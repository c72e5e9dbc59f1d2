import { account } from './account.ts';
import { archive } from './archive.ts';
import { entry } from './entry.ts';
import { faults } from './faults.ts';
import { hub } from './hub.ts';
import { players } from './players.ts';

/** What is said only where there is a server. */
export const online = { account, archive, entry, faults, hub, players };
