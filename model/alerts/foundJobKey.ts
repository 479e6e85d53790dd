import { type RecordKey, partitionOf } from '../ids';
import { alertPartition } from './alertPartition';

/** Returns the key of the row that says that an alert has found a job, which its next mail is about. */
export const foundJobKey = (alertId: string, jobId: string): RecordKey => ({
  pk: alertPartition(partitionOf(alertId)),
  sk: `FoundJob#${alertId.split('.').at(-1)}#${jobId}`,
});
