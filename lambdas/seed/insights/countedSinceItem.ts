import { countedSinceKey } from '../../../model/insights/countedSinceKey';
import type { SeedDay } from '../lib/SeedDay';
import type { StoredItem } from '../lib/StoredItem';

/**
 * Builds the row with the first day whose figures are counted completely: the day after the seed. The figures of
 * earlier days are generated, and do not agree with the demo records.
 */
export function countedSinceItem(day: SeedDay): StoredItem {
  const item = { ...countedSinceKey, __typename: 'CountedSince', id: 'CountedSince', day: day.dayAgo(-1) };
  return { table: 'Insight', item };
}
