import type { ChangeRecord } from '../../src/services/streams/ChangeRecord';
import { findFirstFailure } from '../../src/services/streams/findFirstFailure';

const batch = ['11', '12', '13', '14'].map(
  (SequenceNumber) => ({ dynamodb: { SequenceNumber } }) as ChangeRecord,
);
const failures = (...ids: (string | null)[]) => ({
  batchItemFailures: ids.map((itemIdentifier) => ({ itemIdentifier })),
});

// From Lambda's documentation of partial batch responses.
test.each([
  ['nothing is reported', undefined, 4],
  ['the list is empty', failures(), 4],
  ['the list is null', { batchItemFailures: null }, 4],
  ['one record failed', failures('13'), 2],
  ['several failed, in whatever order they are named', failures('14', '12'), 1],
  ['what failed is not in the batch', failures('99'), 0],
  ['what failed has no name', failures(null), 0],
])('when %s, the right number of records at the front counts as processed', (_, answer, done) => {
  expect(findFirstFailure(answer, batch)).toBe(done);
});
