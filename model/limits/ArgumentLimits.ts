/**
 * The most characters of an argument of a root field, apart from `input`, whose fields have limits of their own
 * (TextLimits). A list or an object, such as a filter, counts as the JSON that it is sent as.
 */
export const ArgumentLimits = {
  text: 500,
  /** What is too long to be an id is a record that does not exist, as its resolver says: this bounds what it reads. */
  id: 10000,
  structure: 20000,
  /** `<root field>.<argument>`, or any argument of that name. */
  byName: {
    /** Written by the API: a table's cursor and a search's sort values. */
    nextToken: 6000,
  } as Readonly<Record<string, number>>,
};
