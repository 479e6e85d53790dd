import type { JobsCatalogue } from '../../../lib/catalogue/useJobsCatalogue';
import type { AggregateCounts } from '../../../components/filters/aggregateCounts';
import type { JobSearch } from '../search/JobSearch';

/** The search, a function to change it, and the counts of all values. */
export interface JobFiltersProps {
  search: JobSearch;
  onChange: (next: JobSearch) => void;
  counts: AggregateCounts;
  catalogue: JobsCatalogue | null;
}
