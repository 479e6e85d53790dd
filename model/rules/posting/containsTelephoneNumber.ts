/** For each digit, what people write instead of it to disguise a telephone number. */
const DIGITS: readonly (readonly [digit: string, disguises: string])[] = [
  ['0', '〇 零 ゼロ ○'],
  ['1', '一 イチ'],
  ['2', '二'],
  ['3', '三 サン'],
  ['4', '四 ヨン'],
  ['5', '五'],
  ['6', '六 ロク'],
  ['7', '七 ナナ'],
  ['8', '八 ハチ'],
  ['9', '九 キュウ キュー'],
];
const GAPS = [' ', '-', 'ー', '(', ')', '.', '・', '/', '_', '*', 'の'];
const MOST_GAPS = 3;

const isDigit = (sign: string | undefined): boolean => !!sign && '0123456789'.includes(sign);

/** Returns the numbers of a text, each as its groups of digits: `03-1234-5678` is `['03', '1234', '5678']`. */
function numbersOf(text: string): string[][] {
  const numbers: string[][] = [[]];
  let gaps = 0;
  const signs = text.split('');
  signs.forEach((sign, at) => {
    const isLetterO = sign === 'o' && (isDigit(signs[at - 1]) || isDigit(signs[at + 1]));
    const number = numbers[numbers.length - 1] ?? [];
    if (isDigit(sign) || isLetterO) {
      const digit = isLetterO ? '0' : sign;
      const last = number.length - 1;
      if (gaps === 0 && last >= 0) number[last] = `${number[last]}${digit}`;
      else number.push(digit);
      gaps = 0;
    } else if (GAPS.includes(sign) && gaps < MOST_GAPS) gaps = number.length > 0 ? gaps + 1 : 0;
    else {
      if (number.length > 0) numbers.push([]);
      gaps = 0;
    }
  });
  return numbers;
}

/**
 * Returns whether groups of digits form a telephone number: together they are ten or eleven digits, the first
 * of them 0, but not all. They must be grouped as in telephone numbers: in at most four groups, the last with
 * at least three digits. Any number of groups is permitted if each of them is a single digit.
 */
function isTelephone(groups: readonly string[]): boolean {
  const digits = groups.join('');
  if (digits.length < 10 || digits.length > 11 || !digits.startsWith('0')) return false;
  if (digits.split('0').join('') === '') return false;
  const isSpelled = groups.every((group) => group.length === 1);
  return isSpelled || (groups.length <= 4 && `${groups[groups.length - 1]}`.length >= 3);
}

const holdsTelephone = (groups: readonly string[]): boolean =>
  groups.some((_, from) => groups.some((__, to) => to >= from && isTelephone(groups.slice(from, to + 1))));

/**
 * Returns whether groups of digits form a telephone number without its area code: together they are six to
 * eight digits, either in two groups, the second with four digits, or in groups of a single digit. A date
 * (`2026-11-26`, `11/26/2026`) is not such a number, because it has three groups.
 */
function isLocal(groups: readonly string[]): boolean {
  const { length } = groups.join('');
  if (length < 6 || length > 8) return false;
  const isSpelled = groups.every((group) => group.length === 1);
  return isSpelled || (groups.length === 2 && `${groups[1]}`.length === 4);
}

/**
 * Returns whether a text contains a Japanese telephone or fax number. Disguised numbers are found too
 * (`〇九〇ー一二三四…`, `0 9 0 1 …`). A number without its area code counts in a text that contains 市外局番 (area code).
 * Other numbers, such as dates and pay, do not count. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 * @param text as `plainText` returns it
 */
export function containsTelephoneNumber(text: string): boolean {
  const domestic = text.split('+81').join('0');
  const digits = DIGITS.reduce(
    (all, [digit, disguises]) =>
      disguises.split(' ').reduce((rest, disguise) => rest.split(disguise).join(digit), all),
    domestic,
  );
  const namesAreaCode = text.includes('市外局番');
  return numbersOf(digits).some((groups) => holdsTelephone(groups) || (namesAreaCode && isLocal(groups)));
}
