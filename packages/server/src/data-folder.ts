import { homedir, platform } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the data of this user's server is kept unless somebody says otherwise: as the system keeps data of programs. */
export function defaultDataFolder(environment: Environment, system = platform(), home = homedir()): string {
  if (environment.XDG_DATA_HOME) return join(environment.XDG_DATA_HOME, 'oia');
  if (system === 'darwin') return join(home, 'Library', 'Application Support', 'Oia');
  if (system === 'win32') return join(environment.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'Oia');
  return join(home, '.local', 'share', 'oia');
}
