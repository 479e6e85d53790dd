import { catalogueId } from '../../../lambdas/seed/catalogues/catalogueId';
import { query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { records } from '../records';
import { graphql } from '../../support/graphql';

const search = graphql(`
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
`);

test('a search shows the skills and the occupation that talents have chosen themselves', async () => {
  const occupations = graphql(`
    {
      listJobs(limit: 1) {
        items {
          id
          name
        }
      }
    }
  `);
  const { data } = await query(occupations, {}, 'guest');
  const [mainJob] = data!.listJobs.items;
  const talent = await given.aTalent({ userMainJobId: mainJob!.id });
  const skill = { userID: talent.sub, skillSetSkillTagId: catalogueId('SkillTag', 'TypeScript') };
  await records.made('SkillSet', skill, talent);
  const admin = await given.theAdministrator();
  await eventually('the skill in the search', async () => {
    const found = await query(search, { filter: { sub: { eq: talent.sub } } }, admin);
    const [item] = found.data?.searchUsers.items ?? [];
    return item?.skillTags?.includes('TypeScript') && item.mainJob?.name === mainJob!.name ? true : null;
  });
});
