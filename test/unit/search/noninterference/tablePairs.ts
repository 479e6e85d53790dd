import fc from 'fast-check';
import type { StoredRow } from '../../../../lambdas/lib/StoredRow';
import { jobPair } from './jobPair';
import { personPair } from './personPair';
import type { Row, Tables } from './Tables';
import { amount, secret, text, word } from './vocabulary';

type Side = 0 | 1;

const benefit = (id: string, isDraft: boolean): fc.Arbitrary<[StoredRow, StoredRow]> =>
  fc
    .record({ title: text, tag: word, uses: amount, coupon: secret(word), offeredBy: secret(word) })
    .map(({ title, tag, uses, coupon, offeredBy }) => {
      const at = '2026-01-05T00:00:00.000Z';
      return [0, 1].map((side): StoredRow => ({
        ...{ pk: 'EmployeeBenefit', sk: id, __typename: 'EmployeeBenefit', id, createdAt: at, updatedAt: at },
        ...{
          version: 1,
          title,
          usedCount: uses,
          isDraft,
          tags: [{ id: tag, name: tag }],
          couponCode: coupon[side],
        },
        ...{
          organizationEmployeeBenefitsId: offeredBy[side],
          createdBy: offeredBy[side],
          usedUsers: [coupon[side]],
        },
      })) as [StoredRow, StoredRow];
    });

const row = (entity: string, sub: string, job: Row['job'], person: Row['person'], values: object): Row => {
  const id = `${sub}.${String(job.job.id)}`;
  const at = '2026-04-01T00:00:00.000Z';
  return {
    job,
    person,
    row: {
      ...{
        pk: `${sub}#private`,
        sk: `${entity}#${String(job.job.id)}`,
        __typename: entity,
        id,
        userID: sub,
        owner: sub,
      },
      ...{ openJobID: job.job.id, createdAt: at, updatedAt: at, version: 1, ...values },
    },
  };
};

/**
 * Makes an organization's own job equal in both data sets of a pair except for internal fields, because the
 * organization's members may read all other fields.
 */
const own = (items: Row['job']): Row['job'] => ({
  ...items,
  job: {
    ...{
      ...items.job,
      organizationOpenJobsId: 'org-own',
      organizationName: '自社',
      isHideOrganizationName: false,
    },
    ...{
      organization: { id: 'org-own', name: '自社' },
      isHideSkills: false,
      skills: [],
      requiredSkillTags: [],
    },
  },
});

/**
 * Generates two sets of tables that differ only in data that neither the public, nor the talent `me`, nor the
 * organization `org-own` may read: hidden fields, and whole hidden records.
 */
export const tablePairs: fc.Arbitrary<[Tables, Tables]> = fc
  .record({
    jobs: fc.tuple(jobPair('job-1', 'public'), jobPair('job-2', 'public')),
    closed: jobPair('job-4', 'closed'),
    draft: secret(jobPair('job-5', 'draft')),
    ours: jobPair('job-6', 'public'),
    people: fc.tuple(personPair('p-1'), personPair('p-2')),
    unseen: secret(
      fc.oneof(
        personPair('p-4', { isPrivate: true }),
        personPair('p-4', { isAgreedPostForClient: false }),
        personPair('p-4', { isDebug: true }),
        personPair('p-4', { hiddenFrom: ['org-own'] }),
      ),
    ),
    benefits: fc.tuple(benefit('b-1', false), benefit('b-2', false)),
    draftBenefit: secret(benefit('b-3', true)),
    othersKeep: secret(jobPair('job-1', 'public')),
  })
  .map(({ jobs, closed, draft, ours, people, unseen, benefits, draftBenefit, othersKeep }) => {
    const sideOf = (side: Side): Tables => {
      const [one, other] = people.map((pair) => pair[side]);
      const [first, second] = jobs.map((pair) => pair[side]);
      if (!one || !other || !first || !second) throw new Error('A pair is not complete');
      const mine = own(ours[side]);
      const theirs = othersKeep[side][side];
      return {
        jobs: [first, second, closed[side], draft[side][side], mine],
        people: [one, other, unseen[side][side]],
        benefits: [...benefits.map((pair) => pair[side]), draftBenefit[side][side]],
        keeps: [
          ...[first, second, closed[side]].map((job) =>
            row('UserFavoriteOpenJobs', 'me', job, one, { isFavorite: true }),
          ),
          row('UserFavoriteOpenJobs', 'another', theirs, one, { isFavorite: true }),
        ],
        applications: [
          row('UserApplies', 'p-1', mine, shown(people[0][0], one), { type: 'APPLIED' }),
          row('UserApplies', 'p-2', theirs, other, { type: 'APPLIED' }),
          row('UserApplies', 'p-2', mine, other, { type: 'WITHDRAWN' }),
        ],
      };
    };
    return [sideOf(0), sideOf(1)];
  });

/**
 * Gives an applicant the same name and icon in both data sets of a pair, because applicants agree that the
 * organization sees them.
 */
const shown = (alike: Row['person'], { user, ...rest }: Row['person']): Row['person'] => {
  const { name, phoneticName, profileIcon } = alike.user;
  return { ...rest, user: { ...user, name, phoneticName, profileIcon } };
};
