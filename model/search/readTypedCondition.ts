import type { EnumValue } from '../enums';
import type { TypedCondition } from './Understood';

/** For each period of payment, the words that users type before an amount, separated by spaces. */
const UNITS: Readonly<Record<NonNullable<TypedCondition['salaryType']>, string>> = {
  YEARLY: '年収',
  MONTHLY: '月収 月給 月額 単価 報酬 月',
  DAILY: '日給',
  HOURLY: '時給',
};

/** For each place of work, the words that users type for it, in lower case. */
const PLACES: Readonly<Record<EnumValue<'LocationType'>, string>> = {
  OFFICE: '出社 常駐',
  HYBRID: 'ハイブリッド ハイブリッド勤務 hybrid',
  REMOTE:
    'リモート リモートワーク フルリモート 完全リモート 在宅 在宅勤務 完全在宅 テレワーク 出社なし 出社不要 remote',
};

/** The same for each kind of contract. */
const WORK: Readonly<Record<EnumValue<'WorkType'>, string>> = {
  EMPLOYEE: '正社員',
  CONTRACT: '業務委託 フリーランス freelance freelancer',
  SIDE_WORK: '副業 複業 サイドワーク',
  PART_TIME: 'アルバイト パート バイト',
  INTERN: 'インターン インターンシップ intern internship',
};

const DIGITS = '0123456789';
const KANJI_DIGITS = '〇一二三四五六七';

/**
 * Words that can follow a number in a search text. `PLAIN`: they do not change the number's meaning.
 * `AT_LEAST` and `AT_MOST`: they make the number a lower or an upper bound. `BELOW`: they make the number an
 * upper bound that is itself excluded.
 */
const PLAIN = ' 勤務 稼働 ok 可 可能 程度 くらい ぐらい ほど 前後';
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
  Object.entries(UNITS).forEach(([salaryType, words]) => {
    const found = words.split(' ').filter((each) => word.startsWith(each))[0];
    if (!found || unit !== '') return;
    unit = found;
    typed = salaryType as keyof typeof UNITS;
  });
  const text = word.slice(unit.length);
  const length = numberLength(text);
  const isTenThousands = text.charAt(length) === '万';
  const figure = +text.slice(0, length).split(',').join('');
  // 年収8桁 is at least 10,000,000.
  const isDigits = text.charAt(length) === '桁' && figure >= 1 && figure <= 9;
  const value = isDigits ? +`1${'00000000'.slice(0, figure - 1)}` : figure * (isTenThousands ? 10_000 : 1);
  if (!(value >= 100) || (unit === '' && !isTenThousands)) return undefined;
  const bounds = range(
    value,
    text
      .slice(isTenThousands || isDigits ? length + 1 : length)
      .split('円')
      .join(''),
  );
  if (!bounds) return undefined;
  const least = bounds.least === bounds.most ? value : bounds.least;
  const most = bounds.least === bounds.most ? null : bounds.most;
  const salaryType = typed ?? (value >= 2_000_000 ? 'YEARLY' : 'MONTHLY');
  return { text: word, field: 'salary', value: null, salaryType, least, most };
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
  return bounds && { text: word, field: 'numberOfDayPerWeek', value: null, salaryType: null, ...bounds };
}

/** For each period, the words before a number of hours, the field, and the most hours that it has. */
const PERIODS: readonly (readonly ['numberOfHoursPerDay' | 'hoursPerWeek', words: string, most: number])[] = [
  ['numberOfHoursPerDay', '1日 一日', 24],
  ['hoursPerWeek', '週', 168],
];

/**
 * Converts a word about working hours in a day or a week, such as `1日4時間` or `週20時間以下`, to a condition;
 * undefined if the word is not about working hours.
 */
function readHours(word: string): TypedCondition | undefined {
  return PERIODS.map(([field, words, longest]) => {
    const unit = words.split(' ').filter((each) => word.startsWith(each))[0];
    const text = word.slice((unit ?? '').length);
    const length = numberLength(text);
    const value = +text.slice(0, length);
    const isHours = !!unit && text.slice(length).startsWith('時間') && value > 0 && value <= longest;
    const bounds = isHours ? range(value, text.slice(length + 2)) : undefined;
    return bounds && { text: word, field, value: null, salaryType: null, ...bounds };
  }).filter((condition) => !!condition)[0];
}

/**
 * Converts a word for a place of work or a kind of contract to a condition; undefined if it is no such word.
 */
function readValue(word: string): TypedCondition | undefined {
  const read = (field: 'baseLocationTypes' | 'workType', words: Readonly<Record<string, string>>) =>
    Object.keys(words)
      .filter((value) => isIn(words[value] ?? '', word))
      .map((value) => ({
        ...{ text: word, field, value: value as NonNullable<TypedCondition['value']> },
        ...{ salaryType: null, least: null, most: null },
      }))[0];
  return read('baseLocationTypes', PLACES) ?? read('workType', WORK);
}

/**
 * Returns the condition on pay, working time, place of work or kind of contract that a word of a search text
 * expresses. Undefined if the word is an ordinary search word.
 */
export const readTypedCondition = (word: string): TypedCondition | undefined =>
  readValue(word) ?? readDays(word) ?? readHours(word) ?? readPay(word);
