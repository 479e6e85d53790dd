import { type RecordKey, partitionOf } from '../ids';
import { alertPartition } from './alertPartition';

/** Returns the key of the row with the token with which the mails of an alert are ended without a sign-in. */
export const alertEndKey = (alertId: string): RecordKey => ({
  pk: alertPartition(partitionOf(alertId)),
  sk: `AlertEnd#${alertId.split('.').at(-1)}`,
});
