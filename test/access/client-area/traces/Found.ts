/** A trace of a person in a store: which trace, in which table, index or file, and where in it. */
export interface Found {
  trace: string;
  store: string;
  /** `<kind>.<attribute path>`, or the key of a file. */
  where: string;
  text: string;
}
