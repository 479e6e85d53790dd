import type { Address } from '../../../model/ids';
import { onceKey } from '../../lib/onceKey';

/** Where it is written that something was counted. */
export const markerAddress = (key: string): Address => ({ pk: onceKey(`count#${key}`), sk: 'Once' });
