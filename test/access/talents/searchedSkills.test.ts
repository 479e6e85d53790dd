import { catalogueId } from '../../../lambdas/seed/catalogues/catalogueId';
import { query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { records } from '../records';

const search = /* GraphQL */ `
  query Found($filter: SearchableUserFilterInput) {
    searchUsers(filter: $filter) {
      items {
        skillTags
        mainJob {
          id
          name
        }
      }
    }
  }
`;

interface Found {
  searchUsers: { items: { skillTags: string[]; mainJob: { id: string; name: string } | null }[] };
}

test('a search shows the skills and the occupation that talents have chosen themselves', async () => {
  const occupations = '{ listJobs(limit: 1) { items { id name } } }';
  type Jobs = { listJobs: { items: { id: string; name: string }[] } };
  const { data } = await query<Jobs>(occupations, {}, 'guest');
  const [mainJob] = data!.listJobs.items;
  const talent = await given.aTalent({ userMainJobId: mainJob!.id });
  const skill = { userID: talent.sub, skillSetSkillTagId: catalogueId('SkillTag', 'TypeScript') };
  await records.made('SkillSet', skill, talent);
  const admin = await given.theAdministrator();
  await eventually('the skill in the search', async () => {
    const found = await query<Found>(search, { filter: { sub: { eq: talent.sub } } }, admin);
    const [item] = found.data?.searchUsers.items ?? [];
    return item?.skillTags.includes('TypeScript') && item.mainJob?.name === mainJob!.name ? true : null;
  });
});
