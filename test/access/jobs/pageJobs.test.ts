import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { given } from '../../support/given';
import { unique } from '../../support/unique';
import { records } from '../records';
import { jobDetails } from '../jobDetails';
import { graphql } from '../../support/graphql';

let admin: Person;
let talent: Person;
const url = unique.word('page-');
const ids = { open: '', draft: '', closed: '' };

beforeAll(async () => {
  [admin, talent] = await Promise.all([given.theAdministrator(), given.aTalent()]);
  ids.open = await records.made(
    'OpenJob',
    { title: '公開の求人', isPublic: true, organizationName: '縁工房', ...jobDetails },
    admin,
  );
  ids.draft = await records.made('OpenJob', { title: '下書き', isDraft: true }, admin);
  ids.closed = await records.made(
    'OpenJob',
    { title: '閉じた求人', isPublic: true, organizationName: '縁工房', ...jobDetails },
    admin,
  );
  await records.send('update', 'OpenJob', { id: ids.closed, isPublic: false }, admin);
  const jobs = [ids.draft, ids.open, ids.closed, 'nobody-has-this', ids.open];
  await records.made('PageQuery', { url, jobs }, admin);
});

const got = async (as: Caller) => {
  const text = graphql(`
    query Page($url: String!) {
      getPageQuery(url: $url) {
        jobs
      }
    }
  `);
  return (await query(text, { url }, as)).data?.getPageQuery?.jobs;
};
const listed = async (as: Caller) => {
  const text = graphql(`
    query Pages($url: String!) {
      listPageQueries(filter: { url: { eq: $url } }) {
        items {
          its: jobs
        }
      }
    }
  `);
  const { data } = await query(text, { url }, as);
  return data?.listPageQueries.items[0]?.its;
};

test.each([
  ['a guest', () => 'guest' as const],
  ['a talent', () => talent],
])('%s finds only ids of public jobs on a page', async (_title, as) => {
  expect([await got(as()), await listed(as())]).toEqual([[ids.open], [ids.open]]);
});

test('administrators find all ids that they entered', async () => {
  const jobs = [ids.draft, ids.open, ids.closed, 'nobody-has-this', ids.open];
  expect([await got(admin), await listed(admin)]).toEqual([jobs, jobs]);
});
