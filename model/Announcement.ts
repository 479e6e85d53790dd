/**
 * How one kind of stored item reaches open screens: the mutation that feeds the subscription, and the fields it
 * selects.
 */
export interface Announcement {
  mutation: string;
  /** The mutation's input type. */
  input: string;
  fields: readonly string[];
  /** Object fields, with the selection of each. */
  nested?: Readonly<Record<string, string>>;
}
