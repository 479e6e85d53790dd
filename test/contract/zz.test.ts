import { given } from '../support/given';
import { query } from '../support/api/query';
test('works', async () => {
  const talent = await given.aTalent({ displayName: 'ゆいこ' });
  const { data, errors } = await query<{ getUser: { displayName: string } }>(
    'query($s: ID!) { getUser(sub: $s) { displayName email } }',
    { s: talent.sub },
    talent,
  );
  console.log(JSON.stringify({ data, errors }));
  console.log(JSON.stringify(await given.anOpenJob()), JSON.stringify(await given.anOpenJob()));
  console.log(
    JSON.stringify(await query('{ listPrefactures(limit: 2) { items { id name } } }', {}, 'nobody')),
  );
}, 60000);
