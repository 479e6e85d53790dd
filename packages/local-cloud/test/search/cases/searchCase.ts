import { PUBLIC } from '../jobs';
import type { Case } from './Case';

/**
 * Creates the case of a search, by default in the public test jobs. Unless `body` says otherwise, the search
 * counts all hits and returns no sources.
 */
export const searchCase = (title: string, body: object, index = PUBLIC): Case => ({
  title,
  method: 'POST',
  path: `/${index}/_search`,
  body: { _source: false, track_total_hits: true, ...body },
});
