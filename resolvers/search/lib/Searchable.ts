/**
 * The kind of a searchable field, which determines the operators that a filter may use. `all` is the text of
 * all fields together; `word` is a value that is compared as a whole, such as an id or an enum value.
 */
export type Kind = 'all' | 'boolean' | 'date' | 'number' | 'text' | 'word';

/**
 * The fields of an index by which a search may filter, sort and aggregate. Each text contains field names, separated by
 * spaces. Any other field is `InvalidInput`.
 */
export interface Searchable {
  kinds: Readonly<Record<Kind, string>>;
  /** The names of fields by which only administrators may filter, separated by spaces. */
  adminOnly: string;
  sorts: string;
  aggregates: string;
  /** The date field by which results of a search without a keyword are sorted by default, newest first. */
  date: string;
}

export interface SearchArgs {
  filter?: Condition | null;
  sort?: readonly ({ field: string; direction?: 'asc' | 'desc' | null } | null)[] | null;
  limit?: number | null;
  nextToken?: string | null;
  from?: number | null;
  aggregates?: readonly (Aggregate | null)[] | null;
  /**
   * Set by the web app when the user has finished typing. searchOpenJobs counts a search without results only
   * if it is set; other searches ignore it.
   */
  settled?: boolean | null;
}

export interface Aggregate {
  name: string;
  type: string;
  field: string;
}

/** The filter argument of a search: operators by field name, and the groups `and`, `or` and `not`. */
export type Condition = Readonly<Record<string, unknown>>;

/** A clause of OpenSearch's query language (Query DSL). */
export type Clause = Record<string, unknown>;

/** Returns the kind of a field; undefined if the field cannot be searched. */
export function kindOf({ kinds }: Searchable, field: string): Kind | undefined {
  return (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind].split(' ').includes(field))[0];
}
