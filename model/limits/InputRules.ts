/** What every value of one mutation's input must satisfy, whatever its resolver asks of it besides. */
export interface InputRules {
  /** The most characters of a text, and the most elements of a list, where nothing else is said. */
  line: number;
  list: number;
  /** The most characters by field; 0 where the entity declares a limit of its own. */
  most: Readonly<Record<string, number>>;
  /** What a record always has, so that it is changed but never cleared. */
  required: readonly string[];
  dates: readonly string[];
  times: readonly string[];
}
