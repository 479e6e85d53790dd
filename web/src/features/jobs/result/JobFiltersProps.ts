import type { Catalogue } from '../../../lib/catalogue/useCatalogue';
import type { AggregateCounts } from '../../../components/filters/readAggregateCounts';
import type { JobSearch } from '../search/JobSearch';

/** The search, a function to change it, and the counts of all values. */
export interface JobFiltersProps {
  search: JobSearch;
  onChange: (next: JobSearch) => void;
  counts: AggregateCounts;
  catalogue: Catalogue | null;
}
