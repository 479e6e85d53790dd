import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { graphql } from '../../support/graphql';

const find = graphql(`
  {
    searchOpenJobs(limit: 1, aggregates: [{ name: "occupations", type: terms, field: jobIDs }]) {
      aggregateItems {
        result {
          ... on SearchableAggregateBucketResult {
            buckets {
              key
            }
          }
        }
      }
    }
  }
`);

test('a catalogue entry in use is not deleted, and the error says how many records use it', async () => {
  const admin = await given.theAdministrator();
  const { data } = await query(find, {}, 'guest');
  const id = data?.searchOpenJobs.aggregateItems[0]?.result?.buckets[0]?.key;
  const remove = 'mutation Remove($input: DeleteJobInput!) { deleteJob(input: $input) { id } }';
  const { errors } = await query(remove, { input: { id } }, admin);
  const inUse = expect.any(Number) as number;
  expect(errors).toMatchObject([{ errorType: 'Conflict', errorInfo: { inUse } }]);
});
