import type { Change } from '../../../lambdas/handle-changes/Change';
import { dedupeRecounts } from '../../../lambdas/handle-changes/dedupeRecounts';
import type { Recount } from '../../../lambdas/handle-changes/Recount';

const told: string[] = [];
const byKind = (kind: string): Recount => ({
  concerns: ({ after }) => (after?.[kind] === undefined ? undefined : String(after[kind])),
  recount: async (id) => void told.push(`${kind} ${id}`),
});
const change = (values: { job?: string; benefit?: string }): Change => ({
  after: { __typename: 'Row', pk: 'a', sk: 'b', ...values },
});

/** What is reckoned after each change of a batch. */
async function reckoned(changes: Change[]): Promise<string[][]> {
  const due = dedupeRecounts([byKind('job'), byKind('benefit')], changes);
  const lists: string[][] = [];
  for (const each of changes) {
    told.length = 0;
    for (const recount of due.get(each) ?? []) await recount();
    lists.push([...told]);
  }
  return lists;
}

test('what several changes of a batch concern is reckoned once, after the last of them', async () => {
  const batch = [{ job: '1' }, { job: '2' }, { job: '1' }, { job: '1' }].map(change);
  expect(await reckoned(batch)).toEqual([[], ['job 2'], [], ['job 1']]);
});

test('one change may call for several, another for none; equal ids of two kinds are two things', async () => {
  const batch = [{ job: '1', benefit: '1' }, {}, { benefit: '1' }].map(change);
  expect(await reckoned(batch)).toEqual([['job 1'], [], ['benefit 1']]);
});
