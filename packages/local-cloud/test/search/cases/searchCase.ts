import { PUBLIC } from '../jobs';
import type { Case } from './Case';

/**
 * Returns the test case of a search, by default in the index of public test jobs. Unless `body` says
 * otherwise, the response has the exact number of hits and no sources.
 */
export const searchCase = (title: string, body: object, index = PUBLIC): Case => ({
  title,
  method: 'POST',
  path: `/${index}/_search`,
  body: { _source: false, track_total_hits: true, ...body },
});
