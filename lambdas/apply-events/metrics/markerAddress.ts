import type { Address } from '../../../model/ids';

/** Where it is written that something was counted. */
export const markerAddress = (key: string): Address => ({ pk: `Once#count#${key}`, sk: 'Once' });
