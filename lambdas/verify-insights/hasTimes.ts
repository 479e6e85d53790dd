import type { Item } from '../lib/Item';
import { countedKinds } from './countedKinds';

/**
 * Returns whether all times in a record that are needed to count its events are valid. A damaged record
 * without them is left out, so that it does not stop the check of all other records.
 */
export const hasTimes = (row: Item): boolean =>
  (countedKinds[row.__typename]?.times(row) ?? []).every((at) => !Number.isNaN(Date.parse(String(at))));
