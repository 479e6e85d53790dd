import { withoutVariants } from '../withoutVariants';

const INVISIBLE = '\u00ad \u200b \u200c \u200d \u200e \u200f \u2060 \ufeff'.split(' ');

/** Characters that look alike: `sign` replaces each of the `others`. */
const ALIKE: readonly (readonly [sign: string, others: string])[] = [
  ['-', '‐‑‒–—―−'],
  ['~', '〜'],
];

/**
 * Converts a text to the form in which the posting rules compare it: lower case, without invisible
 * characters, with one kind of hyphen and one kind of wave dash. Resolvers use this function too, so it is
 * limited to the APPSYNC_JS subset.
 * @param text the text in Unicode's compatibility form (NFKC); the caller converts it, because resolvers and
 * the web app need different functions for this
 */
export function plainText(text: string): string {
  const visible = INVISIBLE.reduce(
    (rest, sign) => rest.split(sign).join(''),
    withoutVariants(text.toLowerCase()),
  );
  return ALIKE.reduce(
    (all, [sign, others]) => others.split('').reduce((rest, other) => rest.split(other).join(sign), all),
    visible,
  );
}
