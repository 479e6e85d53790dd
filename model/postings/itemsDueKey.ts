import type { RecordKey } from '../ids';

const pk = 'ItemsDue';

/**
 * The keys of the rows that say which public jobs lack something, in the order of the days until which they must have it.
 * All are one partition, so that nothing scans for them.
 */
export const itemsDueKey = {
  pk,
  of: (day: string, openJobId: string): RecordKey => ({ pk, sk: `${day}#${openJobId}` }),
};
