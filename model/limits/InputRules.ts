/** The checks of a mutation's input that run before its resolver reads anything. */
export interface InputRules {
  /** Maximum characters of a text and maximum elements of a list, unless `most` has another value. */
  line: number;
  list: number;
  /** Maximum characters by field; 0 where the generic resolver checks the limit that the entity declares. */
  most: Readonly<Record<string, number>>;
  /** Required fields: they can be changed but not cleared. */
  required: readonly string[];
  dates: readonly string[];
  times: readonly string[];
}
