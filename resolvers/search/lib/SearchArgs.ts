export interface SearchArgs {
  filter?: Condition | null;
  sort?: readonly ({ field: string; direction?: 'asc' | 'desc' | null } | null)[] | null;
  limit?: number | null;
  nextToken?: string | null;
  from?: number | null;
  aggregates?: readonly (Aggregate | null)[] | null;
  /**
   * True when the user has finished typing. Only then does searchOpenJobs count a search that finds nothing.
   * Other searches ignore this argument.
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
