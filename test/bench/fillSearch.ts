import type { Action } from '../../lambdas/index-search/Action';
import { writeActions } from '../../lambdas/index-search/writeActions';
import { take } from './take';

/**
 * Writes the search documents of many records directly to the indices, 100 records at a time, so that a
 * busy machine also answers each request within the limit of `signedFetch`. The caller has set
 * the environment of `index-search`.
 */
export async function fillSearch<Value>(
  records: Iterator<Value, unknown>,
  actionsOf: (record: Value) => Action[],
): Promise<void> {
  for (let batch = take(records, 100); batch.length > 0; batch = take(records, 100)) {
    const [failure] = (await writeActions(batch.flatMap(actionsOf), Date.now(), (index) => [index])).values();
    if (failure) throw failure;
  }
}
