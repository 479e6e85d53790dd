import type { TypedIdentity } from './identityOf';

/**
 * The kind of a searchable field, which decides which operators a filter may use. `all` is for the filter
 * `keyword`, which searches the texts of all fields; `word` is for values that are compared as a whole, such
 * as ids.
 */
export type Kind = 'all' | 'boolean' | 'date' | 'number' | 'text' | 'word';

/**
 * Which fields of an index a search may use to filter (`kinds`), sort and aggregate. Each text contains field
 * names, separated by spaces. Any other field is `InvalidInput`.
 */
export interface Searchable {
  kinds: Readonly<Record<Kind, string>>;
  /** The names of fields by which only administrators may filter, separated by spaces. */
  adminOnly: string;
  /**
   * For people: the fields that hold the mail address, the telephone number and the ids, and the field with their
   * whole names. A text that is an address, a number or an id finds the person or nobody; a kind without a field
   * finds nobody. Only fields that every caller of the search may read.
   */
  identities?: Readonly<Partial<Record<TypedIdentity['kind'], string>>>;
  /** Whether a text also finds what it means (`Concept`). Each screen with such a search shows what a text was taken for. */
  hasConcepts?: boolean;
  /** True for people, whose hopes about pay are compared across the periods for which pay is given. */
  comparesPeriods?: boolean;
  /**
   * Filters by how long ago something was (`visitRanges`), for those who may not know the day: the name of the
   * filter, and the date that it compares. They have the operators `eq` and `in`.
   */
  ranges?: Readonly<Record<string, string>>;
  /** Filters that narrow the values of another one, whose facet does not count them: their names, and the other's. */
  narrows?: Readonly<Record<string, string>>;
  sorts: string;
  aggregates: string;
  /** The date field by which the results of a search without a text are sorted by default, newest first. */
  date: string;
}

/** A clause of OpenSearch's query language (Query DSL). */
export type Clause = Record<string, unknown>;
