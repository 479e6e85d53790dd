import type { Address } from '../../../model/ids';
import { onceKey } from '../../lib/onceKey';

/** The key of the marker that records that an event was counted. */
export const markerAddress = (key: string): Address => ({ pk: onceKey(`count#${key}`), sk: 'Once' });
