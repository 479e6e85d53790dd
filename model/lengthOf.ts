/**
 * Returns the number of characters (Unicode code points) of a text. This is what all limits of texts count: an
 * emoji or a rare kanji such as 𠮷 is one character, although `length` counts two. Resolvers use this function
 * too, so it is limited to the APPSYNC_JS subset.
 */
export const lengthOf = (text: string): number =>
  // Of a surrogate pair, only the first half is counted.
  text.split('').filter((unit) => unit < '\udc00' || unit > '\udfff').length;
