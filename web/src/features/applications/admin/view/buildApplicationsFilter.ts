import type { SearchableUserAppliesFilterInput } from '../../../../generated/schema';
import type { ApplicationsView } from './ApplicationsView';

const DAY = 86_400_000;

const midnight = (day: string) => Date.parse(`${day}T00:00:00+09:00`);
const iso = (time: number) => new Date(time).toISOString();

/**
 * Converts the filters of the table of applications into the API's filter; undefined when there is no
 * condition.
 */
export function buildApplicationsFilter(
  view: ApplicationsView,
): SearchableUserAppliesFilterInput | undefined {
  const { keyword, types, consultant, from, to } = view;
  const filter: SearchableUserAppliesFilterInput = {};
  if (keyword.trim()) filter.keyword = { match: keyword.trim() };
  if (types.length > 0) filter.type = { in: types };
  if (consultant) filter.consultantName = { eq: consultant };
  if (from || to) {
    filter.createdAt = {
      ...(from && { gte: iso(midnight(from)) }),
      ...(to && { lt: iso(midnight(to) + DAY) }),
    };
  }
  return Object.keys(filter).length > 0 ? filter : undefined;
}
