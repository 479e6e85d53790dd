const LONG = 4000;

/**
 * Maximum number of characters in texts, and of elements in lists, of input fields for which the entity
 * declares no limit. With these limits, records, pages and search results stay within the limits of the AWS
 * services.
 */
export const TextLimits = {
  line: 500,
  url: 2000,
  list: 100,
  /**
   * Maximum number of characters of the input fields with these names, in every entity that declares no limit
   * of its own.
   */
  byField: { url: 2000, content: LONG, description: LONG, message: LONG } as Readonly<Record<string, number>>,
};
