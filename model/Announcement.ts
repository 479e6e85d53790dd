/**
 * How one kind of stored record is published to subscribers: the mutation that triggers their subscription,
 * the type of its input, and the fields that it selects.
 */
export interface Announcement {
  mutation: string;
  /** The GraphQL input type of the publishing mutation. */
  input: string;
  fields: readonly string[];
  /**
   * For each field of an object type that the publishing mutation selects: the selection set below that
   * field.
   */
  nested?: Readonly<Record<string, string>>;
}
