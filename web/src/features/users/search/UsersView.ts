import type { SearchableUserSortInput } from '../../../generated/schema';
import type { UserFacet } from './userFacets';

/** All conditions of the table of talents. */
export interface UsersView {
  keyword: string;
  /** Selected values by facet; an empty list does not filter. */
  facets: Readonly<Record<UserFacet, string[]>>;
  /** Available at least this many days per week. */
  daysFrom: number | null;
  /** Average evaluation of at least this value, 1 to 5. */
  ratedFrom: number | null;
  /** Visited within this many days. */
  visitedWithin: number | null;
  /** Null: by relevance with a keyword, newest first without. */
  sort: { field: SearchableUserSortInput['field']; direction: 'asc' | 'desc' } | null;
  /** From 1. */
  page: number;
  /** The sub of the talent whose details are open. */
  open: string | null;
}
