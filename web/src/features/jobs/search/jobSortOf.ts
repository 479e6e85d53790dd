import type { SearchableOpenJobSortInput } from '../../../generated/schema';
import type { JobSearch } from './JobSearch';

/** Money is compared only among jobs paid alike: without a salary type it falls back to the newest. */
export function jobSortOf({ sort, keyword, salaryType }: JobSearch): SearchableOpenJobSortInput[] {
  const newest: SearchableOpenJobSortInput = { field: 'publishedAt', direction: 'desc' };
  if (sort === 'pay' && salaryType) return [{ field: 'minumumSalary', direction: 'desc' }, newest];
  if (sort === null && keyword.trim()) return [{ field: 'relevance', direction: 'desc' }, newest];
  return [newest];
}
