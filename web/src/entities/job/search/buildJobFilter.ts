import type { SearchableOpenJobFilterInput } from '../../../generated/schema';
import { renderTime } from '../../../lib/served/renderTime';
import type { JobSearch } from './JobSearch';

const DAY = 86_400_000;

/** Converts a job search into the API's filter; undefined when it has no condition. */
export function buildJobFilter(
  search: JobSearch,
  now = renderTime(),
): SearchableOpenJobFilterInput | undefined {
  const { days, hours, week, salary } = search;
  const filter: SearchableOpenJobFilterInput = {};
  if (search.keyword.trim()) filter.keyword = { match: search.keyword.trim() };
  if (search.occupations.length) filter.jobIDs = { in: search.occupations };
  if (search.skills.length) filter.skillIDs = { in: search.skills };
  if (search.prefectures.length) filter.prefectureIDs = { in: search.prefectures };
  if (search.workTypes.length) filter.workType = { in: search.workTypes };
  if (search.locations.length) filter.baseLocationTypes = { in: search.locations };
  if (days) filter.numberOfDayPerWeek = { range: [days.from, days.to] };
  if (hours) filter.numberOfHoursPerDay = { range: [hours.from, hours.to] };
  if (week.from !== null || week.to !== null) {
    filter.hoursPerWeek = { gte: week.from ?? undefined, lte: week.to ?? undefined };
  }
  if (search.salaryType) filter.salaryType = { eq: search.salaryType };
  if (salary.from !== null || salary.to !== null) {
    filter.minumumSalary = { gte: salary.from ?? undefined, lte: salary.to ?? undefined };
  }
  if (search.publishedWithinDays) {
    // Whole days, so that a search stays the same all day and the cache can answer it.
    const since = (Math.floor(now / DAY) - search.publishedWithinDays) * DAY;
    filter.publishedAt = { gte: new Date(since).toISOString() };
  }
  if (search.onlyExcellent) filter.isExcellent = { eq: true };
  return Object.keys(filter).length > 0 ? filter : undefined;
}
