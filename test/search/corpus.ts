import type { JobItems } from '../../lambdas/index-search/TableReader';
import type { StoredRow } from '../../lambdas/lib/StoredRow';
import { categorySnapshot } from '../../model/snapshots/categorySnapshot';
import texts from './corpus.json';

const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 0, 5, 1);

/** Returns an id that is derived from a name and is therefore the same in every run. */
export const idOf = (name: string): string => `id-${Buffer.from(name).toString('hex').slice(0, 24)}`;

const named = (name: string) => ({ id: idOf(name), name });

function jobItems(text: (typeof texts)[number], index: number): JobItems {
  const id = `job-${String(index + 1).padStart(3, '0')}`;
  const publishedAt = new Date(FIRST + ((index * 37) % 90) * DAY + index * 60_000).toISOString();
  const { title, overView, description, organization, hidden, category, prefecture, workType, salaryType } =
    text;
  const job: StoredRow = {
    ...{ pk: id, sk: 'OpenJob', __typename: 'OpenJob', id, title, overView, description, version: 1 },
    ...{ createdAt: publishedAt, updatedAt: publishedAt, publishedAt, isPublic: true, isDraft: false },
    ...{ workType, salaryType, minumumSalary: text.from, maximumSalary: text.to },
    ...{ numberOfDayPerWeek: text.days, numberOfHoursPerDay: text.hours, baseLocationTypes: text.locations },
    ...{ organizationName: organization, organizationOpenJobsId: idOf(organization) },
    ...{ isHideOrganizationName: hidden !== undefined, organizationNameForHidden: hidden },
    ...{ openJobJobId: idOf(category), job: categorySnapshot(named(category)) },
    ...{ openJobBaseLocationId: idOf(prefecture), baseLocation: named(prefecture) },
    ...{ requiredSkillTags: text.required.map(named), welcomeSkillTags: text.welcome.map(named) },
    ...{ isExcellent: index % 7 === 0, favoriteCount: (index * 5) % 23 },
  };
  return { job, mainJobs: [] };
}

/** The jobs of the search tests, each with its occupations, as the tables store them. */
export const corpus: JobItems[] = texts.map(jobItems);
