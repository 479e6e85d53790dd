import type { UpdateJobAlertInput } from '../../../generated/schema';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { buildPageConditions } from '../pages/buildPageConditions';

type Conditions = Omit<
  UpdateJobAlertInput,
  'id' | 'owner' | 'name' | 'frequency' | 'hour' | 'weekday' | 'isPaused'
>;

const some = <Value>(values: Value[]) => (values.length > 0 ? values : null);

/**
 * Converts a job search into the conditions that an alert stores: those of a public page, and those that a page cannot
 * hold. What was published within some days is left out, because an alert is about new jobs. Null removes a condition
 * that the alert had before.
 */
export const buildAlertConditions = (search: JobSearch): Conditions => ({
  ...buildPageConditions(search),
  keyword: search.keyword.trim() || null,
  prefectures: some(search.prefectures),
  minimumDaysPerWeek: search.days?.from ?? null,
  maximumDaysPerWeek: search.days?.to ?? null,
  isExcellent: search.onlyExcellent || null,
});
