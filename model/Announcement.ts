/**
 * How one kind of stored record is published to subscribers: the mutation that triggers the subscription, the
 * mutation's input type, and the fields that the mutation selects.
 */
export interface Announcement {
  mutation: string;
  /** The GraphQL input type of the publishing mutation. */
  input: string;
  fields: readonly string[];
  /** The fields of object types that the publishing mutation selects, each with its selection set. */
  nested?: Readonly<Record<string, string>>;
}
