/**
 * A text that identifies a person, found in what the stack stores: the name of the text (`trace`), the kind
 * of store, the place, and the beginning of the value that contains it.
 */
export interface Found {
  trace: string;
  store: string;
  /** Where the text was found: `<kind>.<attribute path>`. The path of the content of a file is `content`. */
  where: string;
  text: string;
}
