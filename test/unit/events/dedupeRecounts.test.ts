import type { Change } from '../../../lambdas/handle-changes/Change';
import { dedupeRecounts } from '../../../lambdas/handle-changes/dedupeRecounts';
import type { Recount } from '../../../lambdas/handle-changes/Recount';

const recounted: string[] = [];
const byKind = (kind: string): Recount => ({
  concerns: ({ after }) => (after?.[kind] === undefined ? undefined : String(after[kind])),
  recount: async (id) => void recounted.push(`${kind} ${id}`),
});
const change = (values: { job?: string; benefit?: string }): Change => ({
  after: { __typename: 'Row', pk: 'a', sk: 'b', ...values },
});

/**
 * Returns for each change of a batch the names of the recounts that run after the change, as `dedupeRecounts`
 * determines them.
 */
async function reckoned(changes: Change[]): Promise<string[][]> {
  const due = dedupeRecounts([byKind('job'), byKind('benefit')], changes);
  const lists: string[][] = [];
  for (const each of changes) {
    recounted.length = 0;
    for (const recount of due.get(each) ?? []) await recount();
    lists.push([...recounted]);
  }
  return lists;
}

test('a record that several changes of a batch affect is recounted once, after the last of them', async () => {
  const batch = [{ job: '1' }, { job: '2' }, { job: '1' }, { job: '1' }].map(change);
  expect(await reckoned(batch)).toEqual([[], ['job 2'], [], ['job 1']]);
});

test('a change can cause several recounts or none; equal ids of two recounts are different records', async () => {
  const batch = [{ job: '1', benefit: '1' }, {}, { benefit: '1' }].map(change);
  expect(await reckoned(batch)).toEqual([['job 1'], [], ['benefit 1']]);
});
