/**
 * Maximum number of characters in the arguments of root fields. The argument `input` is exempt: its fields have their
 * own limits (TextLimits). A list or an object, such as a filter, is measured as JSON.
 */
export const ArgumentLimits = {
  text: 500,
  /**
   * Maximum number of characters of an id argument. A longer one is refused before it is parsed. Stored ids
   * are much shorter (`longestId`); for an id argument between the two limits, resolvers report that the
   * record does not exist.
   */
  id: 10000,
  structure: 20000,
  /**
   * Limits of individual arguments, which replace the general ones. A key is `<root field>.<argument>`, or
   * only an argument's name, which then applies to every root field.
   */
  byName: {
    /** Maximum length of a cursor that the API returned: a DynamoDB key or the sort values of a search. */
    nextToken: 6000,
    /**
     * Maximum length, as JSON, of the filters that countOpenJobs accepts. One call may contain up to 50
     * filters.
     */
    'countOpenJobs.filters': 50000,
    /**
     * Maximum length of the text for which suggestions are requested while a person types. No name that can
     * be suggested is longer.
     */
    'suggest.text': 60,
    /**
     * Maximum length, as JSON, of the synonym rules in one call of previewSynonyms. All rules that
     * administrators may publish fit in it, even if each of them has the maximum length.
     */
    'previewSynonyms.rules': 70_000,
    /** Maximum length of a text by which administrators find records while they type. */
    'findRecords.text': 100,
    /** Maximum length, as JSON, of the mail addresses in one call: 500 of the longest that mail allows. */
    'listRegisteredEmails.emails': 130_000,
  } as Readonly<Record<string, number>>,
};
