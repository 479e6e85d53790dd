import type { StoredRow } from '../../lambdas/lib/StoredRow';
import { uncoveredAttributes } from '../support/derived/uncoveredAttributes';
import { storedRows } from '../support/kills/storedRows';

test('every stored attribute is an input, derived, or declared as the record’s own', async () => {
  expect(uncoveredAttributes((await storedRows()).values() as Iterable<StoredRow>)).toEqual([]);
});
