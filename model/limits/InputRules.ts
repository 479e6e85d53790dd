/**
 * The rules that a mutation's input must satisfy. They are checked before the mutation's own code reads or
 * writes records.
 */
export interface InputRules {
  /**
   * The maximum number of characters in a text (`line`) and of elements in a list (`list`). `most` sets
   * another maximum for the text of single fields.
   */
  line: number;
  list: number;
  /**
   * Maximum number of characters of single input fields, by field name. 0 means that this check is skipped
   * because the generic resolver checks the limit that the entity declares.
   */
  most: Readonly<Record<string, number>>;
  /** Input fields that an update may change but not clear: null is refused for them. */
  required: readonly string[];
  dates: readonly string[];
  times: readonly string[];
}
