import fc from 'fast-check';
import type { JobItems } from '../../../../lambdas/index-search/TableReader';
import { alike, amount, secret, text, word } from './vocabulary';

type State = 'public' | 'closed' | 'draft';
type JobPair = [JobItems, JobItems];

const named = (name: string) => ({ id: `id-${name}`, name });
const shape = fc.record({
  title: text,
  ...{ overView: text, description: text, category: word, place: word, workType: word, salary: amount },
  ...{
    days: fc.integer({ min: 1, max: 5 }),
    isHideOrganizationName: fc.boolean(),
    isHideSkills: fc.boolean(),
  },
  ...{ isExcellent: fc.boolean(), isMuchKept: fc.boolean(), month: fc.integer({ min: 1, max: 9 }) },
  ...{ organization: secret(word), skills: secret(fc.array(word, { maxLength: 3 })), memo: secret(text) },
  ...{ owner: secret(word), keeps: secret(fc.integer({ min: 0, max: 4 })), organizationText: secret(text) },
});

/**
 * Generates two versions of a job that differ only in fields that are hidden from the public. If the job is
 * closed, its overview may differ too.
 */
export const jobPair = (id: string, state: State): fc.Arbitrary<JobPair> =>
  shape.map((it): JobPair => {
    const organizations = alike(it.organization, it.isHideOrganizationName);
    const skills = alike(it.skills, it.isHideSkills);
    const overViews = alike([it.overView, it.memo[1]], state === 'closed');
    const keeps = it.isMuchKept ? [9, 9] : it.keeps;
    const at = `2026-0${it.month}-11T00:00:00.000Z`;
    return [0, 1].map((side): JobItems => {
      const organization = organizations[side] ?? '';
      const tags = (skills[side] ?? []).map(named);
      const job = {
        ...{ pk: id, sk: 'OpenJob', __typename: 'OpenJob', id, version: 1, createdAt: at, updatedAt: at },
        ...{ publishedAt: at, closedAt: state === 'closed' ? at : undefined, title: it.title },
        ...{ overView: overViews[side], description: it.description, workType: it.workType },
        ...{ salaryType: 'MONTHLY', minumumSalary: it.salary, numberOfDayPerWeek: it.days },
        ...{ isPublic: state === 'public', isDraft: state === 'draft', isExcellent: it.isExcellent },
        ...{ isHideOrganizationName: it.isHideOrganizationName, organizationNameForHidden: '名は伏せます' },
        ...{ organizationName: organization, organizationOpenJobsId: `org-${organization}` },
        ...{ organization: named(organization), openJobJobId: `id-${it.category}`, job: named(it.category) },
        ...{ openJobBaseLocationId: `id-${it.place}`, baseLocation: named(it.place) },
        ...{ isHideSkills: it.isHideSkills, skillNamesForHidden: '応相談', requiredSkillTags: tags },
        ...{ skills: tags.map(({ name }) => name), memo: it.memo[side], owners: [it.owner[side]] },
        ...{ favoriteCount: keeps[side], createdBy: it.owner[side], createToken: it.memo[side] },
      };
      return { job, mainJobs: [] };
    }) as JobPair;
  });
