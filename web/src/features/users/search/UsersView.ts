import type { SearchableUserSortInput } from '../../../generated/schema';
import type { UserFacet } from './userFacets';

/** Everything that decides what the table of talents shows. */
export interface UsersView {
  keyword: string;
  /** Chosen values by facet; a facet without any filters nothing. */
  facets: Readonly<Record<UserFacet, string[]>>;
  /** Who has time on at least so many days a week. */
  daysFrom: number | null;
  /** Whom others thought at least so well of, from 1 to 5. */
  ratedFrom: number | null;
  /** Who was here within so many days. */
  visitedWithin: number | null;
  /** Null = by relevance with a keyword, newest first without. */
  sort: { field: SearchableUserSortInput['field']; direction: 'asc' | 'desc' } | null;
  /** From 1. */
  page: number;
  /** Whose details are open, by sub. */
  open: string | null;
}
