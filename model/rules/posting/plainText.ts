const INVISIBLE = '\u00ad \u200b \u200c \u200d \u200e \u200f \u2060 \ufeff'.split(' ');

/** Different characters for the same sign: the sign, and the characters that it replaces. */
const ALIKE: readonly (readonly [sign: string, others: string])[] = [
  ['-', '‐‑‒–—―−'],
  ['~', '〜'],
];

/**
 * Returns the form of a text in which the posting rules read it: lower case, without invisible characters, with one kind
 * of hyphen and of wave dash. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 * @param text in Unicode's compatibility form (NFKC), which each runtime produces in its own way
 */
export function plainText(text: string): string {
  const visible = INVISIBLE.reduce((rest, sign) => rest.split(sign).join(''), text.toLowerCase());
  return ALIKE.reduce(
    (all, [sign, others]) => others.split('').reduce((rest, other) => rest.split(other).join(sign), all),
    visible,
  );
}
