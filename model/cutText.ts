import { charactersOf } from './charactersOf';

type Range = readonly [from: string, to: string];

/** Marks and selectors that belong to the character before them. */
const ATTACHED: readonly Range[] = [
  ['\u0300', '\u036f'],
  ['\u0483', '\u0489'],
  ['\u0591', '\u05c7'],
  ['\u0610', '\u061a'],
  ['\u064b', '\u065f'],
  ['\u06d6', '\u06dc'],
  ['\u0900', '\u0903'],
  ['\u093a', '\u094f'],
  ['\u0e31', '\u0e3a'],
  ['\u0e47', '\u0e4e'],
  ['\u1160', '\u11ff'],
  ['\u1ab0', '\u1aff'],
  ['\u1dc0', '\u1dff'],
  ['\u200c', '\u200d'],
  ['\u20d0', '\u20ff'],
  ['\u3099', '\u309a'],
  ['\ufe00', '\ufe0f'],
  ['\ufe20', '\ufe2f'],
  ['\uff9e', '\uff9f'],
];
/** The same above U+FFFF, as surrogate pairs: colours of skin, tags of flags, variants of kanji. */
const ATTACHED_ABOVE: readonly Range[] = [
  ['\ud83c\udffb', '\ud83c\udfff'],
  ['\udb40\udc20', '\udb40\udc7f'],
  ['\udb40\udd00', '\udb40\uddef'],
];
/** Letters of flags. Two of them make one flag. */
const FLAG: Range = ['\ud83c\udde6', '\ud83c\uddff'];
const JOINER = '\u200d';

const isIn = (sign: string, [from, to]: Range): boolean => sign >= from && sign <= to;
const isAttached = (sign: string): boolean =>
  (sign >= '\u0300' && ATTACHED.some((range) => isIn(sign, range))) ||
  (sign >= '\ud83c' && sign < '\ue000' && ATTACHED_ABOVE.some((range) => isIn(sign, range)));

/**
 * Returns the beginning of a text with at most `most` characters (Unicode code points). The cut never divides
 * what people see as one character: a surrogate pair, an emoji of several parts, a flag, a kanji with its
 * variation selector, a letter with its marks. Resolvers use this function too, so it is limited to the
 * APPSYNC_JS subset, which has no Intl.Segmenter.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const signs = charactersOf(text).filter((sign) => sign !== '');
  if (signs.length <= most) return signs.join('');
  const isWithin = (place: number): boolean => {
    const [before, after] = [signs[place - 1] ?? '', signs[place] ?? ''];
    if (isAttached(after) || before === JOINER || (before === '\r' && after === '\n')) return true;
    if (!isIn(before, FLAG) || !isIn(after, FLAG)) return false;
    const first = [...signs.slice(0, place)].reverse().findIndex((sign) => !isIn(sign, FLAG));
    return (first < 0 ? place : first) % 2 === 1;
  };
  const places = signs.slice(0, most + 1).map((_, place) => most - place);
  const end = places.find((place) => !isWithin(place)) ?? 0;
  return signs.slice(0, end === 0 ? most : end).join('');
}
