import type { Item } from '../lib/Item';
import { countedKinds } from './countedKinds';

/**
 * Returns whether the times of a record can be read. A damaged record without them shows no event, and must not end
 * the check of all others.
 */
export const hasTimes = (row: Item): boolean =>
  (countedKinds[row.__typename]?.times(row) ?? []).every((at) => !Number.isNaN(Date.parse(String(at))));
