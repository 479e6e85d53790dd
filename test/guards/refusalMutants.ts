import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Mutant } from './Mutant';

const folders = ['resolvers/lib', 'resolvers/entity'];
const definitions = ['fail.ts', 'invalid.ts'];

/** Every refusal of the shared helpers and the generic resolvers, each left out in turn. */
export function refusalMutants(root: string): Mutant[] {
  return folders.flatMap((folder) => {
    const names = readdirSync(join(root, folder)).filter(
      (name) => /^[a-zA-Z0-9.]+\.ts$/.test(name) && !name.endsWith('.d.ts') && !definitions.includes(name),
    );
    return names.flatMap((name) => {
      const file = join(folder, name);
      const source = readFileSync(join(root, file), 'utf8');
      return [...source.matchAll(/\b(fail|invalid)\((?!\w+:)/g)].map(({ index, 0: call }, at) => ({
        name: `${basename(folder)}/${name}, refusal ${at + 1}`,
        file,
        source: `${source.slice(0, index)}void (${source.slice(index + call.length)}`,
      }));
    });
  });
}
