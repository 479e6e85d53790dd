/**
 * How one kind of stored record is published to subscribers: the mutation that triggers the subscription, the
 * mutation's input type, and the fields that the mutation selects.
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
