import type { SkillEntry } from './SkillEntry';

/**
 * The length from which upper and lower case do not matter when a name is searched in texts. Shorter names,
 * such as Go, must have the same case.
 */
const UNAMBIGUOUS = 3;

const isLatin = (letter: string) => /[a-z0-9+#]/i.test(letter);

/** Returns whether a text contains a name as a separate word: Java, but not the Java in JavaScript. */
function mentions(text: string, name: string): boolean {
  const isShort = name.length < UNAMBIGUOUS;
  const [where, what] = isShort ? [text, name] : [text.toLowerCase(), name.toLowerCase()];
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1)) {
    const before = where.charAt(at - 1);
    const after = where.charAt(at + what.length);
    const isPart = isLatin(what.charAt(0)) && isLatin(before);
    const isBegun = isLatin(what.charAt(what.length - 1)) && isLatin(after);
    if (!isPart && !isBegun) return true;
  }
  return false;
}

/** Returns the catalogue entries whose names appear in the given texts, in the order of the catalogue. */
export function findMentionedSkills(
  entries: readonly SkillEntry[],
  texts: readonly (string | null | undefined)[],
): SkillEntry[] {
  const text = texts.filter(Boolean).join('\n').normalize('NFKC');
  return text === '' ? [] : entries.filter(({ name }) => mentions(text, name.normalize('NFKC')));
}
