import type { RecordKey } from '../../../model/ids';
import { runOnceKey } from '../../lib/runOnceKey';

/** Returns the DynamoDB key of the marker row which records that a metric event has been counted. */
export const markerKey = (key: string): RecordKey => ({ pk: runOnceKey(`count#${key}`), sk: 'Once' });
