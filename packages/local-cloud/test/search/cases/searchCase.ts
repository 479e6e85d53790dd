import { PUBLIC } from '../jobs';
import type { Case } from './Case';

/** A search over the public jobs, all hits, by default without their sources. */
export const searchCase = (title: string, body: object, index = PUBLIC): Case => ({
  title,
  method: 'POST',
  path: `/${index}/_search`,
  body: { _source: false, track_total_hits: true, ...body },
});
