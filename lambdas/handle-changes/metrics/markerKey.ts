import type { RecordKey } from '../../../model/ids';
import { runOnceKey } from '../../lib/runOnceKey';

/** The key of the marker that records that an event was counted. */
export const markerKey = (key: string): RecordKey => ({ pk: runOnceKey(`count#${key}`), sk: 'Once' });
