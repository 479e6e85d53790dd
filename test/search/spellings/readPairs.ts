import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Two spellings of the same. */
export interface Pair {
  spellings: [string, string];
  /** Where it occurs: `n` for a name of people and companies, `p` for a place, `t` for a term. */
  kind: 'n' | 'p' | 't';
}

/** Returns the pairs of spellings in `pairs.txt`. */
export const readPairs = (): Pair[] =>
  readFileSync(join(__dirname, 'pairs.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, one, other, kind] = line.split(' | ') as [string, string, string, Pair['kind']];
      return { spellings: [one, other], kind };
    });
