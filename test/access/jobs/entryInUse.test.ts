import { query } from '../../support/api/query';
import { given } from '../../support/given';

test('a catalogue entry in use is not deleted, and the error says how many records use it', async () => {
  const admin = await given.theAdministrator();
  const list = '{ listJobs(limit: 1) { items { id } } }';
  const { data } = await query<{ listJobs: { items: { id: string }[] } }>(list, {}, admin);
  const id = data?.listJobs.items[0]?.id;
  const remove = 'mutation Remove($input: DeleteJobInput!) { deleteJob(input: $input) { id } }';
  const { errors } = await query(remove, { input: { id } }, admin);
  const inUse = expect.any(Number) as number;
  expect(errors).toMatchObject([{ errorType: 'Conflict', errorInfo: { inUse } }]);
});
