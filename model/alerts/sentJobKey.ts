import { type RecordKey, partitionOf } from '../ids';
import { alertPartition } from './alertPartition';

/** Returns the key of the row that says that an alert has told its owner of a job, so that it does not do so again. */
export const sentJobKey = (alertId: string, jobId: string): RecordKey => ({
  pk: alertPartition(partitionOf(alertId)),
  sk: `SentJob#${alertId.split('.').at(-1)}#${jobId}`,
});
