import type { TypedCondition } from './Understood';

/**
 * For each period of payment, the words that users type before an amount, as one text separated by spaces: an
 * array would make the resolver's code larger, and its size is limited.
 */
const UNITS: readonly (readonly [salaryType: NonNullable<TypedCondition['salaryType']>, words: string])[] = [
  ['YEARLY', '年収'],
  ['MONTHLY', '月収 月給 月額 単価 報酬 月'],
  ['DAILY', '日給'],
  ['HOURLY', '時給'],
];

const DIGITS = '0123456789';
const KANJI_DIGITS = '〇一二三四五六七';

/**
 * Words that can follow a number in a search text. `PLAIN`: they do not change the number's meaning.
 * `AT_LEAST` and `AT_MOST`: they make the number a lower or an upper bound. `BELOW`: the value must be
 * smaller than the number. Pay and days are whole numbers.
 */
const PLAIN = ' 勤務 稼働 ok 可 可能 程度';
const AT_LEAST = '以上 ~ から';
const AT_MOST = '以下 以内 まで';
const BELOW = '未満';

const isIn = (words: string, word: string) => words.split(' ').includes(word);

/** Returns how many characters at the beginning of a text belong to a number (digits, commas, points). */
function numberLength(text: string): number {
  const letters = text.split('');
  const end = letters.findIndex((letter) => !`${DIGITS},.`.includes(letter));
  return end < 0 ? letters.length : end;
}

const range = (value: number, ending: string): Pick<TypedCondition, 'least' | 'most'> | undefined => {
  if (isIn(AT_LEAST, ending)) return { least: value, most: null };
  if (isIn(AT_MOST, ending)) return { least: null, most: value };
  if (ending === BELOW) return { least: null, most: value - 1 };
  return isIn(PLAIN, ending) ? { least: value, most: value } : undefined;
};

/**
 * Converts a word about pay, such as `年収800万円以上`, to a condition; undefined if the word is not about pay. An
 * amount without a word such as `以上` or `以下` is a lower bound, because users mean at least this amount. If
 * the word names no period, an amount of at least 2,000,000 yen is yearly pay, a smaller one monthly pay.
 */
function readPay(word: string): TypedCondition | undefined {
  let unit = '';
  let typed: TypedCondition['salaryType'] = null;
  UNITS.forEach(([salaryType, words]) => {
    const found = words.split(' ').filter((each) => word.startsWith(each))[0];
    if (!found || unit !== '') return;
    unit = found;
    typed = salaryType;
  });
  const text = word.slice(unit.length);
  const length = numberLength(text);
  const isTenThousands = text.charAt(length) === '万';
  const value = +text.slice(0, length).split(',').join('') * (isTenThousands ? 10_000 : 1);
  if (!(value >= 100) || (unit === '' && !isTenThousands)) return undefined;
  const bounds = range(
    value,
    text
      .slice(isTenThousands ? length + 1 : length)
      .split('円')
      .join(''),
  );
  if (!bounds) return undefined;
  const least = bounds.least === bounds.most ? value : bounds.least;
  const most = bounds.least === bounds.most ? null : bounds.most;
  const salaryType = typed ?? (value >= 2_000_000 ? 'YEARLY' : 'MONTHLY');
  return { text: word, field: 'salary', salaryType, least, most };
}

/**
 * Converts a word about working days per week, such as `週3日以下` or `週三`, to a condition; undefined if the word
 * is not about working days.
 */
function readDays(word: string): TypedCondition | undefined {
  if (!word.startsWith('週')) return undefined;
  const figure = word.charAt(1);
  const kanji = KANJI_DIGITS.indexOf(figure);
  const value = figure !== '' && DIGITS.includes(figure) ? +figure : kanji;
  if (!(value >= 1 && value <= 7)) return undefined;
  const rest = word.slice(2);
  const bounds = range(value, rest.startsWith('日') ? rest.slice(1) : rest);
  return bounds && { text: word, field: 'numberOfDayPerWeek', salaryType: null, ...bounds };
}

/**
 * Returns the condition on pay or working days that a word of a search text expresses. Undefined if the word
 * is an ordinary search word.
 */
export const readTypedCondition = (word: string): TypedCondition | undefined =>
  readDays(word) ?? readPay(word);
