const LONG = 4000;

/**
 * Maximum length of texts and lists in inputs, for fields whose entity declares no limit. They keep records, pages
 * and search results within what the AWS services accept.
 */
export const TextLimits = {
  line: 500,
  url: 2000,
  list: 100,
  /** By field name, in any entity. */
  byField: { url: 2000, content: LONG, description: LONG, message: LONG } as Readonly<Record<string, number>>,
};
