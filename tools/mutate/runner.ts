// node runner.ts <copy of packages/rules> [ruling]: runs all rulings of the copy and prints a Verdict. The blocks of the given ruling
// come first, so that the verdict says whether the ruling itself fails or only another one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Ruling } from '../../packages/rules/test/ruling.ts';
import type { Verdict } from './mutation.ts';

type RulingModule = typeof import('../../packages/rules/test/ruling.ts');

const [root = '', wanted = ''] = process.argv.slice(2);
const { parseRulings, RulingRun }: RulingModule = await import(pathToFileURL(join(root, 'test', 'ruling.ts')).href);

const isOwn = ({ title }: Ruling): boolean => (title.split(' : ')[0] ?? '').split(' ').includes(wanted);

function allRulings(): Ruling[] {
  const folder = join(root, 'test', 'rulings');
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return files.sort().flatMap((file) => parseRulings(file, readFileSync(join(folder, file), 'utf8')));
}

function judge(rulings: readonly Ruling[]): Verdict {
  for (const ruling of rulings) {
    try {
      new RulingRun().run(ruling);
    } catch (error) {
      const message = String(error);
      // Code that crashes says nothing about the rulings.
      if (/ is not defined| is not a function/.test(message)) return { kind: 'crashed', message };
      return { kind: 'killed', by: `${ruling.file}: ${ruling.title}`, own: isOwn(ruling) };
    }
  }
  return { kind: 'survived' };
}

const rulings = allRulings();
const own = rulings.filter(isOwn);
console.log(JSON.stringify(judge([...own, ...rulings.filter((ruling) => !isOwn(ruling))])));
