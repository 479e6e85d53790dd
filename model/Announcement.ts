/** How a stored item of one kind reaches open screens: the mutation that feeds the subscription, and its fields. */
export interface Announcement {
  mutation: string;
  /** The mutation's input type. */
  input: string;
  fields: readonly string[];
  /** Fields that are objects, with what is selected of them. */
  nested?: Readonly<Record<string, string>>;
}
