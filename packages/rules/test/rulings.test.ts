import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { parseRulings, RulingRun } from './ruling.ts';

const folder = new URL('./rulings/', import.meta.url);

for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .sort()) {
  describe(file, () => {
    for (const ruling of parseRulings(file, readFileSync(new URL(file, folder), 'utf8'))) {
      it(ruling.title, () => new RulingRun().run(ruling));
    }
  });
}
