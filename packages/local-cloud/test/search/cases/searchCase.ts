import { PUBLIC } from '../jobs';
import type { Case } from './Case';

/**
 * Returns the case of a search in the public jobs that returns the number of all hits and, by default, no sources.
 */
export const searchCase = (title: string, body: object, index = PUBLIC): Case => ({
  title,
  method: 'POST',
  path: `/${index}/_search`,
  body: { _source: false, track_total_hits: true, ...body },
});
