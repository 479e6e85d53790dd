import type { SearchableUserFilterInput } from '../../../generated/schema';
import { japanDay } from '../../../../../model/japanDay';
import { hoursPaid } from '../../../../../model/search/hoursPaid';
import { visitRanges } from '../../../../../model/search/visitRanges';
import type { UsersView } from './UsersView';

const DAY = 86_400_000;

/** Converts a search of talents into the API's filter; undefined when it has no condition. */
export function buildUsersFilter(view: UsersView, now = Date.now()): SearchableUserFilterInput | undefined {
  const { isAgreedPostForClient, isPrivate, ...words } = view.facets;
  const filter: SearchableUserFilterInput = {};
  if (view.keyword.trim()) filter.keyword = { match: view.keyword.trim() };
  for (const facet of Object.keys(words) as (keyof typeof words)[]) {
    if (words[facet].length > 0) filter[facet] = { in: words[facet] };
  }
  // Both answers together are no condition.
  if (isAgreedPostForClient.length === 1)
    filter.isAgreedPostForClient = { eq: isAgreedPostForClient[0] === 'true' };
  if (isPrivate.length === 1) filter.isPrivate = { eq: isPrivate[0] === 'true' };
  if (view.daysFrom) filter.numberOfDayPerWeek = { gte: view.daysFrom };
  if (view.hoursFrom) filter.numberOfHoursPerDay = { gte: view.hoursFrom };
  const { yearsFrom, pay } = view;
  if (yearsFrom && words.skillIDs.length > 0)
    filter.skillYears = { in: words.skillIDs.map((id) => `${id}:${yearsFrom}`) };
  if (pay) {
    filter.or = Object.entries(hoursPaid).map(([period, hours]) => ({
      salaryType: { eq: period },
      minumumSalary: { lte: Math.round((pay.most * hours) / hoursPaid[pay.type]) },
    }));
  }
  if (view.ratedFrom) filter.evaluationAvg = { gte: view.ratedFrom };
  const { visitedWithin } = view;
  // Organizations may compare with these ranges only.
  const ranges = visitRanges.filter(({ to }) => to !== undefined && to <= (visitedWithin ?? 0));
  if (ranges.some(({ to }) => to === visitedWithin))
    filter.lastVisitedWithin = { in: ranges.map(({ name }) => name) };
  else if (visitedWithin) filter.lastVisitedDay = { gte: japanDay(new Date(now - visitedWithin * DAY)) };
  return Object.keys(filter).length > 0 ? filter : undefined;
}
