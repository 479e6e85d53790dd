import type { TypedCondition } from './Understood';

const UNITS: readonly (readonly [prefix: string, salaryType: TypedCondition['salaryType']])[] = [
  ['年収', 'YEARLY'],
  ['年俸', 'YEARLY'],
  ['月収', 'MONTHLY'],
  ['月給', 'MONTHLY'],
  ['月額', 'MONTHLY'],
  ['月単価', 'MONTHLY'],
  ['単価', 'MONTHLY'],
  ['報酬', 'MONTHLY'],
  ['日給', 'DAILY'],
  ['日額', 'DAILY'],
  ['時給', 'HOURLY'],
  ['時間単価', 'HOURLY'],
  ['月', 'MONTHLY'],
];

const DIGITS = '0123456789';
const KANJI_DIGITS = '〇一二三四五六七';

/** The endings that do not change what a number means. */
const PLAIN_ENDINGS = ['', '勤務', '稼働', 'ok', '可', '可能', '程度', 'くらい', 'ぐらい', 'の'];
const AT_LEAST = ['以上', '〜', '~', 'から', 'より'];
const AT_MOST = ['以下', '以内', 'まで', '未満'];

/** Returns the digits, commas left out, at the beginning of a text, and the rest of it. */
function takeNumber(text: string): { number: string; rest: string } {
  let number = '';
  let length = 0;
  let isOpen = true;
  for (const letter of text.split('')) {
    if (isOpen && (DIGITS.includes(letter) || letter === ',' || letter === '.')) {
      number += letter === ',' ? '' : letter;
      length += 1;
    } else isOpen = false;
  }
  return { number, rest: text.slice(length) };
}

const range = (value: number, ending: string): Pick<TypedCondition, 'least' | 'most'> | undefined => {
  if (AT_LEAST.includes(ending)) return { least: value, most: null };
  if (AT_MOST.includes(ending)) return { least: null, most: value };
  return PLAIN_ENDINGS.includes(ending) ? { least: value, most: value } : undefined;
};

/** Reads pay, such as `年収800万円以上`. A plain amount means at least so much: nobody looks for exactly one pay. */
function readPay(word: string): TypedCondition | undefined {
  const unit = UNITS.filter(([prefix]) => word.startsWith(prefix))[0];
  const { number, rest } = takeNumber(unit ? word.slice(unit[0].length) : word);
  const isTenThousands = rest.startsWith('万');
  const ending = (isTenThousands ? rest.slice(1) : rest).split('円').join('');
  const value = +number * (isTenThousands ? 10_000 : 1);
  if (number === '' || !(value > 0) || (!unit && !isTenThousands) || (unit && value < 100)) return undefined;
  const bounds = range(value, ending);
  if (!bounds) return undefined;
  const salaryType = unit ? unit[1] : value >= 2_000_000 ? 'YEARLY' : 'MONTHLY';
  const isPlain = bounds.least === bounds.most;
  return { text: word, field: 'salary', salaryType, ...(isPlain ? { least: value, most: null } : bounds) };
}

/** Reads days of a week, such as `週3日以下` or `週三`. */
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

/** Returns the condition that a word expresses; undefined if it is a word like any other. */
export const readTypedCondition = (word: string): TypedCondition | undefined =>
  readDays(word) ?? readPay(word);
