/** What can be asked of a field: `all` is the text over all fields, `word` an id or an enumeration's value. */
export type Kind = 'all' | 'boolean' | 'date' | 'number' | 'text' | 'word';

/** What a search may filter, sort and aggregate by, names separated by spaces; anything else is `InvalidInput`. */
export interface Searchable {
  kinds: Readonly<Record<Kind, string>>;
  /** Fields that only administrators may filter by. */
  adminOnly: string;
  sorts: string;
  aggregates: string;
  /** By which documents come without a keyword, the newest first. */
  date: string;
}

export interface SearchArgs {
  filter?: Condition | null;
  sort?: readonly ({ field: string; direction?: 'asc' | 'desc' | null } | null)[] | null;
  limit?: number | null;
  nextToken?: string | null;
  from?: number | null;
  aggregates?: readonly (Aggregate | null)[] | null;
  /** Jobs only: the caller has finished typing, so the search counts. */
  settled?: boolean | null;
}

export interface Aggregate {
  name: string;
  type: string;
  field: string;
}

/** A filter input: operators by field, and `and`, `or`, `not`. */
export type Condition = Readonly<Record<string, unknown>>;

/** A piece of OpenSearch's query language. */
export type Clause = Record<string, unknown>;

/** The kind of a field; undefined for what nobody may ask for. */
export function kindOf({ kinds }: Searchable, field: string): Kind | undefined {
  return (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind].split(' ').includes(field))[0];
}
