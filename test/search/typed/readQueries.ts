import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchDocument } from '../../../lambdas/index-search/Action';
import { parseRule } from './parseRule';

/**
 * A text that somebody types into the job search, and a function that grades how good each job is as a
 * result.
 */
export interface TypedQuery {
  kind: string;
  query: string;
  /** Returns 2 for a job that the person is looking for, 1 for a job that is also acceptable, otherwise 0. */
  grade: (job: SearchDocument) => number;
}

/**
 * Reads a file with queries that people could type, one per line: `kind | query | rule for wanted jobs | rule
 * for acceptable jobs`. The last rule is optional. `parseRule` describes the format of rules.
 */
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
