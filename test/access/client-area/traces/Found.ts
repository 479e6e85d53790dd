/** A trace of a person in a store: which one, in which table, index or file, and where in it. */
export interface Found {
  trace: string;
  store: string;
  /** `<kind>.<path of the attribute>`, or the key of a file. */
  where: string;
  text: string;
}
