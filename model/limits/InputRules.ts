/**
 * The rules that a mutation's input must satisfy. They are checked before the mutation's own code reads or
 * writes records.
 */
export interface InputRules {
  /**
   * The maximum number of characters in a text (`line`) and of elements in a list (`list`). For the fields in
   * `most`, the maximum there replaces `line`.
   */
  line: number;
  list: number;
  /**
   * Maximum number of characters by the name of the input field. 0 means: not checked here, because the
   * generic resolver checks the limit that the entity declares for the field.
   */
  most: Readonly<Record<string, number>>;
  /** Input fields that an update may change but not clear: null is refused for them. */
  required: readonly string[];
  dates: readonly string[];
  times: readonly string[];
}
