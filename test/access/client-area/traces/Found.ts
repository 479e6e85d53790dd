/**
 * A place in the stored data where a text that identifies a person was found. `trace` is the name of that
 * text.
 */
export interface Found {
  trace: string;
  store: string;
  /** The store and the attribute: `<kind>.<attribute path>`. For a file's content, the path is `content`. */
  where: string;
  text: string;
}
