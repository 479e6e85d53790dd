import type { JobsCatalogue } from '../../../lib/catalogue/useJobsCatalogue';
import type { AggregateCounts } from '../../../components/filters/aggregateCounts';
import type { JobSearch } from '../search/JobSearch';

/** What each part of the panel gets: the search, its change, and what every value would find. */
export interface JobFiltersProps {
  search: JobSearch;
  onChange: (next: JobSearch) => void;
  counts: AggregateCounts;
  catalogue: JobsCatalogue | null;
}
