import type { Catalogue } from '../../../lib/catalogue/useCatalogue';
import type { AggregateCounts } from '../../../components/filters/readAggregateCounts';
import type { JobSearch } from '../../../entities/job/search/JobSearch';

/**
 * The data of a filter of the job search: the search, a function that changes it, and the number of jobs for
 * each value.
 */
export interface JobFiltersProps {
  search: JobSearch;
  onChange: (next: JobSearch) => void;
  counts: AggregateCounts;
  catalogue: Catalogue | null;
}
