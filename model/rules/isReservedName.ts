import { productName } from '../productName';
import { foldName } from './foldName';

/** The name of the site in its two scripts: `enishi` is reserved as a word, 縁 before or after a word of `ROLES`. */
const SITE = productName.toLowerCase();
const SIGN = '縁';

/** Names that only the operator has. They are reserved alone, not as parts of a longer name. */
const RESERVED = [SITE, '運営', '事務局', '公式', '管理者'];
/** The name of deleted accounts, reserved also as a part of a longer name. */
const FORMER = '退会ユーザー';

/**
 * Words that say in whose name somebody writes. Next to the site's name, each makes a name that imitates the operator.
 */
const ROLES = [
  ...RESERVED,
  ...['サポート', 'スタッフ', '窓口', '本部', '管理', 'カスタマー', 'センター', 'チーム', '担当'],
];

const without = (text: string, parts: readonly string[], instead: string): string =>
  parts.reduce((rest, part) => rest.split(part).join(instead), text);

/** Signs that are read as letters within the site's name. They are no letters beside it. */
const ONES = ['l', '1', '!', '|'];
const FIVES = ['5', '$'];

const isLetter = (sign: string): boolean => sign >= 'a' && sign <= 'z';

/** Returns whether a text contains the site's name as a word of its own, not as a part of a longer one. */
const containsSite = (text: string): boolean => {
  const parts = text.split(SITE);
  return parts.some((part, index) => {
    if (index === 0) return false;
    const before = parts[index - 1] ?? '';
    return !isLetter(before.slice(-1)) && !isLetter(part.slice(0, 1));
  });
};

/** Returns whether a name without separators begins with 縁 and a word of `ROLES`, or consists of both. */
const isSignWithRole = (text: string): boolean =>
  ROLES.some((role) => text.startsWith(`${SIGN}${role}`) || text.startsWith(role)) &&
  (without(text, [...ROLES, SIGN], '') === '' || text.startsWith(SIGN)) &&
  text.includes(SIGN);

/** Returns whether a name consists of reserved names and words of `ROLES` alone. */
const consistsOfReserved = (text: string): boolean =>
  RESERVED.some((reserved) => text.includes(reserved)) && without(text, ROLES, '') === '';

/**
 * Returns whether a name is one of the operator or of deleted accounts, or imitates one, in any width, style, case or
 * script: the site's name as a word, its sign 縁 before or after a word such as 公式, words such as 運営事務局 alone, or
 * 退会ユーザー. Names that only contain such a word, such as 良縁堂 and 日本縁結び協会事務局, are not reserved. Resolvers use this
 * function too, so it is limited to the APPSYNC_JS subset, which has no `String.prototype.normalize`.
 * @param name the name in Unicode's compatibility form (NFKC)
 */
export function isReservedName(name: string): boolean {
  const spaced = foldName(name);
  const joined = spaced.split(' ').join('');
  return (
    containsSite(spaced) ||
    containsSite(without(without(spaced, ONES, 'i'), FIVES, 's')) ||
    joined.includes(FORMER) ||
    isSignWithRole(joined) ||
    consistsOfReserved(joined)
  );
}
