import { execFileSync } from 'node:child_process';
import process from 'node:process';

/** The user of a program; empty: the user of the tests. */
export type User = { readonly uid: number; readonly gid: number } | Record<string, never>;

/** PostgreSQL refuses to be run by root. */
export function userNamed(name: string): User {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
