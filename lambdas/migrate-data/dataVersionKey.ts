import type { RecordKey } from '../../model/ids';

/** The key of the row in the Insight table that contains the version of the stored data. */
export const dataVersionKey: RecordKey = { pk: 'DataVersion', sk: 'DataVersion' };
