/**
 * Maximum length of the arguments of root fields, except `input`, whose fields have their own limits
 * (TextLimits). A list or an object, such as a filter, is measured as JSON.
 */
export const ArgumentLimits = {
  text: 500,
  /**
   * No record has an id this long, and the resolver reports it as missing; the limit only bounds the work.
   */
  id: 10000,
  structure: 20000,
  /** Keyed by `<root field>.<argument>`, or by argument name. */
  byName: {
    /** Cursors, created by the API: a table's key or a search's sort values. */
    nextToken: 6000,
  } as Readonly<Record<string, number>>,
};
