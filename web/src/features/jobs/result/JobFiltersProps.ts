import type { JobsCatalogue } from '../catalogue/useJobsCatalogue';
import type { FacetCounts } from '../search/facetCounts';
import type { JobSearch } from '../search/JobSearch';

/** What each part of the panel gets: the search, its change, and what every value would find. */
export interface JobFiltersProps {
  search: JobSearch;
  onChange: (next: JobSearch) => void;
  counts: FacetCounts;
  catalogue: JobsCatalogue | null;
}
