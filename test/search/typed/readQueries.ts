import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchDocument } from '../../../lambdas/index-search/Action';
import { parseRule } from './parseRule';

/** What somebody types into the search box, and how good each job is as an answer. */
export interface TypedQuery {
  kind: string;
  query: string;
  /** Returns 2 for a job that the person looks for, 1 for one that is acceptable as well, otherwise 0. */
  grade: (job: SearchDocument) => number;
}

/** Reads a list of typed queries: `kind | query | rule | rule of what is acceptable as well`, one for each line. */
export function readQueries(file: string): TypedQuery[] {
  return readFileSync(join(__dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', query = '', wanted = '', acceptable] = line.split(' | ').map((part) => part.trim());
      const isWanted = parseRule(wanted);
      const isAcceptable = acceptable ? parseRule(acceptable) : () => false;
      return { kind, query, grade: (job) => (isWanted(job) ? 2 : Number(isAcceptable(job))) };
    });
}
