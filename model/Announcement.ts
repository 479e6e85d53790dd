/**
 * How changes of one kind of stored record are published to subscribers: the publishing mutation, which
 * triggers the subscriptions, the type of its input, and the fields that it selects.
 */
export interface Announcement {
  mutation: string;
  /** The GraphQL input type of the publishing mutation. */
  input: string;
  fields: readonly string[];
  /**
   * The selection sets of fields that have an object type, by the name of the field. The publishing mutation
   * selects these fields in addition to `fields`.
   */
  nested?: Readonly<Record<string, string>>;
}
