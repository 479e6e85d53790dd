import { yenWords } from './yenWords';

const MAN = 10_000;

const yen = {
  style: 'currency',
  currency: 'JPY',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
} as const;

/**
 * Adds the yen sign to an amount, before or after it as the language requires: `¥4,000–5,000`, `4.000–5.000
 * ¥`.
 */
const signed = (amount: string, language: string) =>
  new Intl.NumberFormat(language, yen)
    .formatToParts(0)
    .map(({ type, value }) => (type === 'integer' ? amount : value))
    .join('');

/**
 * Returns an amount of yen as text. In Japanese and Korean, amounts from 100,000 that are a multiple of 5,000 are
 * written in 万 (ten thousands): 62.5万円. All others have thousands separators.
 */
function yenText(amount: number, language: string): string {
  const words = yenWords[language];
  if (!words) return signed(digits(amount, language), language);
  return inMan(amount) ? man(amount, language) + words.man : digits(amount, language) + words.yen;
}

/**
 * Returns a range of yen as text that contains the unit once: `60〜80万円`, `4,000円〜`, `〜80万円`, `¥4,000–5,000`.
 * Null when both bounds are missing.
 */
export function formatYenRange(from: number | null, to: number | null, language: string): string | null {
  if (from === null && to === null) return null;
  const words = yenWords[language];
  const dash = words?.dash ?? '–';
  if (from === null) return `${dash}${yenText(to!, language)}`;
  if (to === null) return `${yenText(from, language)}${dash}`;
  if (from === to) return yenText(from, language);
  const plain = `${digits(from, language)}${dash}${digits(to, language)}`;
  if (!words) return signed(plain, language);
  if (inMan(from) && inMan(to)) return `${man(from, language)}${dash}${man(to, language)}${words.man}`;
  return plain + words.yen;
}

const inMan = (amount: number) => amount >= 10 * MAN && amount % (MAN / 2) === 0;

const man = (amount: number, language: string) => digits(amount / MAN, language);

const digits = (amount: number, language: string) => amount.toLocaleString(language);
