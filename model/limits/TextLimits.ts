const LONG = 4000;

/**
 * The limits of input fields for which the entity declares none: maximum number of characters in a text
 * (`line`, `url`) and of elements in a list (`list`). They keep records, pages and search results within the
 * limits of the AWS services.
 */
export const TextLimits = {
  line: 500,
  url: 2000,
  list: 100,
  /** Maximum number of characters by field name, for fields that need another maximum than `line`. */
  byField: { url: 2000, content: LONG, description: LONG, message: LONG } as Readonly<Record<string, number>>,
};
