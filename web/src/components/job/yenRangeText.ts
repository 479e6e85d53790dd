const MAN = 10_000;

/** Yen as people write it: whole or half 万 from 100,000 on in Japanese, digits with separators elsewhere. */
function yenText(yen: number, language: string): string {
  if (language.startsWith('ja')) return inMan(yen) ? `${man(yen)}万円` : `${digits(yen, 'ja')}円`;
  return `¥${digits(yen, language)}`;
}

/** `60〜80万円`, `4,000円〜`, `〜80万円`, `¥4,000–5,000`; the unit is written once. Null without any bound. */
export function yenRangeText(from: number | null, to: number | null, language: string): string | null {
  if (from === null && to === null) return null;
  const dash = language.startsWith('ja') ? '〜' : '–';
  if (from === null) return `${dash}${yenText(to!, language)}`;
  if (to === null) return `${yenText(from, language)}${dash}`;
  if (from === to) return yenText(from, language);
  if (!language.startsWith('ja')) return `¥${digits(from, language)}${dash}${digits(to, language)}`;
  if (inMan(from) && inMan(to)) return `${man(from)}${dash}${man(to)}万円`;
  return `${digits(from, 'ja')}${dash}${digits(to, 'ja')}円`;
}

const inMan = (yen: number) => yen >= 10 * MAN && yen % (MAN / 2) === 0;

const man = (yen: number) => digits(yen / MAN, 'ja');

const digits = (yen: number, language: string) => yen.toLocaleString(language);
