/**
 * A text that identifies a person, found in what the stack stores: which text, in which table, index, bucket
 * or queue, and at which place.
 */
export interface Found {
  trace: string;
  store: string;
  /**
   * Where the text was found: `<kind>.<attribute path>` in a row, document or message, or the key of a file.
   */
  where: string;
  text: string;
}
