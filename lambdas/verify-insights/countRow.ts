import { counterKey } from '../lib/insights/counterKey';
import type { Item } from '../lib/Item';
import { countedKinds } from './countedKinds';
import type { Tally } from './Tally';

/**
 * Adds to the tally the events that one record shows. First answers in conversations are left out:
 * `FirstReply` finds them, because it takes several messages to recognize one.
 */
export function countRow(row: Item, tally: Tally): void {
  const searches = row.hashes as Set<string> | undefined;
  if (searches) tally.add(counterKey('SEARCHES_WITHOUT_RESULT', row.sk), searches.size, searches.size);
  else countedKinds[row.__typename]?.count(row, tally);
}
