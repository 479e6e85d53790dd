import type { Catalogue } from '../../../lib/catalogue/useCatalogue';
import type { AggregateCounts } from '../../../components/filters/readAggregateCounts';
import type { JobSearch } from '../../../entities/job/search/JobSearch';

/**
 * The props that all filters of the job search share: the current search, a function that changes it, the
 * number of jobs for each value, and the names of the values.
 */
export interface JobFiltersProps {
  search: JobSearch;
  onChange: (next: JobSearch) => void;
  counts: AggregateCounts;
  catalogue: Catalogue | null;
}
