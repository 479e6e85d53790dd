import type { JobCardFragment } from '../generated/jobCard';

/**
 * Returns a public job with the fields that a job card shows. A test passes only the fields that matter to
 * it.
 */
export const aJob = (
  changes: Partial<JobCardFragment> = {},
): JobCardFragment & { __typename: 'OpenJob' } => ({
  __typename: 'OpenJob',
  id: '01JOB',
  title: '受付画面を組み直すフロントエンドエンジニア',
  coverImage: null,
  organizationName: '株式会社さざなみ',
  organizationNameForHidden: null,
  isHideOrganizationName: false,
  workType: 'CONTRACT',
  numberOfDayPerWeek: 3,
  numberOfHoursPerDay: 8,
  baseLocationTypes: ['HYBRID'],
  baseLocation: { id: 'tokyo', name: '東京都' },
  salaryType: 'MONTHLY',
  minumumSalary: 600_000,
  maximumSalary: 800_000,
  skills: ['React', 'TypeScript'],
  skillNamesForHidden: null,
  isHideSkills: false,
  overView: null,
  isExcellent: false,
  isPublic: true,
  publishedAt: '2026-01-05T00:00:00.000Z',
  closedAt: null,
  job: { id: 'frontend', name: 'フロントエンドエンジニア', color: null },
  myFavorite: null,
  myApply: null,
  ...changes,
});
