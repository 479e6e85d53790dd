import type { SearchableOpenJobSortInput } from '../../../generated/schema';
import type { JobSearch } from './JobSearch';

/**
 * Converts the order of a job search into the API's sort argument. Salaries can be compared only within one
 * salary type; without one, the newest jobs come first.
 */
export function buildJobSort({ sort, keyword, salaryType }: JobSearch): SearchableOpenJobSortInput[] {
  const newest: SearchableOpenJobSortInput = { field: 'publishedAt', direction: 'desc' };
  if (sort === 'pay' && salaryType) return [{ field: 'minumumSalary', direction: 'desc' }, newest];
  if (sort === null && keyword.trim()) return [{ field: 'relevance', direction: 'desc' }, newest];
  return [newest];
}
