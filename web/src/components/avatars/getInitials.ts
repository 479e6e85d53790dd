import { graphemesOf } from '../../lib/format/graphemesOf';

const LEGAL_FORM =
  /^(株式会社|合同会社|有限会社|一般社団法人|公益財団法人|学校法人|医療法人(社団)?)|(株式会社|合同会社|有限会社)$/gu;

/**
 * Returns the letters of a generated avatar. For a Japanese name this is its first character, not counting a
 * legal form such as 株式会社; for a name in Latin letters the initials of its first two words; for an empty name
 * 縁.
 */
export function getInitials(name: string): string {
  const bare = name.replace(LEGAL_FORM, '').trim() || name.trim();
  const words = bare.match(/[\p{sc=Latin}\p{M}\d]+/gu);
  if (words && bare.startsWith(words[0])) {
    return words
      .slice(0, 2)
      .map((word) => graphemesOf(word)[0]!.toUpperCase())
      .join('');
  }
  return graphemesOf(bare)[0] ?? '縁';
}
