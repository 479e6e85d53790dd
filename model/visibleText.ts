import { charactersOf } from './charactersOf';

type Range = readonly [from: string, to: string];

/**
 * Control characters to remove. Line feeds and tabs are not among them, because texts with several lines contain them.
 */
const CONTROL: readonly Range[] = [
  ['\u0000', '\u0008'],
  ['\u000b', '\u001f'],
  ['\u007f', '\u009f'],
];
const DIRECTION: readonly Range[] = [
  ['\u061c', '\u061c'],
  ['\u200e', '\u200f'],
  ['\u202a', '\u202e'],
  ['\u2066', '\u2069'],
];
const WITHOUT_WIDTH: readonly Range[] = [
  ['\u00ad', '\u00ad'],
  ['\u034f', '\u034f'],
  ['\u115f', '\u1160'],
  ['\u17b4', '\u17b5'],
  ['\u180b', '\u180f'],
  ['\u200b', '\u200d'],
  ['\u2060', '\u2065'],
  ['\u206a', '\u206f'],
  ['\u3164', '\u3164'],
  ['\ufeff', '\ufeff'],
  ['\uffa0', '\uffa0'],
  ['\ufff0', '\ufffb'],
];
/**
 * Invisible characters above U+FFFF, written as surrogate pairs: format controls of shorthand and musical
 * notation, tag characters, and the reserved code points next to them. Kanji variants (U+E0100 to U+E01EF)
 * are not removed.
 */
const ABOVE: readonly Range[] = [
  ['\ud82f\udca0', '\ud82f\udca3'],
  ['\ud834\udd73', '\ud834\udd7a'],
  ['\udb40\udc00', '\udb40\udcff'],
  ['\udb40\uddf0', '\udb43\udfff'],
];
const REMOVED = [...CONTROL, ...DIRECTION, ...WITHOUT_WIDTH, ...ABOVE];

/**
 * Ranges with nearly all characters of real texts, and no character that is removed. A text of these characters alone
 * is returned without comparing each character with all removed ranges.
 */
const COMMON: readonly Range[] = [
  [' ', '~'],
  ['\u3000', '\u3163'],
  ['\u3165', '\ud7ff'],
  ['\uff01', '\uff9f'],
  ['\n', '\n'],
];

/** Ranges with the emoji that can be parts of a joined emoji, such as 👩‍💻. */
const EMOJI: readonly Range[] = [
  ['\u2300', '\u23ff'],
  ['\u2600', '\u27bf'],
  ['\u2b00', '\u2bff'],
  ['\ud83c\udc00', '\ud83e\udeff'],
];
const JOINER = '\u200d';
const EMOJI_STYLE = '\ufe0f';

const isIn = (sign: string, [from, to]: Range): boolean => sign >= from && sign <= to;

const isEmoji = (sign: string | undefined): boolean =>
  sign !== undefined && EMOJI.some((range) => isIn(sign, range));

/** Returns whether the character at a place is a joiner (U+200D) that makes one emoji of the two beside it. */
function joinsEmoji(signs: readonly string[], place: number): boolean {
  const before = signs[place - 1] === EMOJI_STYLE ? signs[place - 2] : signs[place - 1];
  return signs[place] === JOINER && isEmoji(before) && isEmoji(signs[place + 1]);
}

/**
 * Removes invisible characters from a text: control characters, bidirectional and zero-width characters (but not the
 * joiners within emoji), and lone surrogates, which cannot be encoded in a URL. CRLF and CR become a line feed.
 * Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 */
export function visibleText(text: string): string {
  if (text.split('').every((unit) => COMMON.some((range) => isIn(unit, range)))) return text;
  const lines = text.split('\r\n').join('\n').split('\r').join('\n');
  const signs = charactersOf(lines).filter((sign) => sign !== '');
  return signs
    .filter((sign, place) => !REMOVED.some((range) => isIn(sign, range)) || joinsEmoji(signs, place))
    .join('');
}
