import { toFullWidthKatakana } from './toFullWidthKatakana';

/**
 * The katakana of each consonant, in the order of the vowels a, i, u, e, o; `.` where there is no such kana.
 */
const rows: Readonly<Record<string, string>> = {
  '': 'アイウエオ',
  k: 'カキクケコ',
  s: 'サシスセソ',
  t: 'タチツテト',
  n: 'ナニヌネノ',
  h: 'ハヒフヘホ',
  m: 'マミムメモ',
  y: 'ヤ.ユ.ヨ',
  r: 'ラリルレロ',
  w: 'ワヰ.ヱヲ',
  g: 'ガギグゲゴ',
  z: 'ザジズゼゾ',
  d: 'ダヂヅデド',
  b: 'バビブベボ',
  p: 'パピプペポ',
  v: '..ヴ..',
};
const VOWELS = 'aiueo';
const SMALL_Y: Readonly<Record<string, string>> = { ャ: 'a', ュ: 'u', ョ: 'o' };
const SMALL = 'ァィゥェォ';

const syllables = new Map(
  Object.entries(rows).flatMap(([consonant, kana]) =>
    [...kana].map((sign, index) => [sign, [consonant, VOWELS.charAt(index)] as const] as const),
  ),
);

/**
 * Unifies different spellings of the same sound (shi and si, chi and ti, fu and hu) and removes repeated
 * letters.
 */
const unify = (romaji: string) =>
  romaji
    .replaceAll(/sh|ch|ts|j|f/g, (found) => ({ sh: 'sy', ch: 'ty', ts: 't', j: 'zy' })[found] ?? 'h')
    .replaceAll(/([stz])yi/g, '$1i')
    .replaceAll(/[^a-z]/g, '')
    .replaceAll(/([a-z])\1+/g, '$1');

function readSyllable(katakana: string, index: number): string {
  const sign = katakana.charAt(index);
  const next = katakana.charAt(index + 1);
  if (sign === 'ン') return 'n';
  const [consonant, vowel] = syllables.get(sign) ?? [];
  if (consonant === undefined || vowel === undefined) return '';
  const glide = SMALL_Y[next];
  if (glide) return `${consonant}y${glide}`;
  const small = SMALL.indexOf(next);
  if (next === '' || small < 0) return consonant + vowel;
  const between = vowel === 'i' && consonant !== '' ? 'y' : '';
  return (sign === 'ウ' ? 'w' : consonant + between) + VOWELS.charAt(small);
}

/**
 * Converts a reading in kana, or a word typed in romaji, into one comparable spelling. Long and double sounds
 * are shortened, so sekkei, セッケイ and せっけい are equal, and so are shisutemu, sisutemu and システム.
 */
export function toRomaji(text: string): string {
  const katakana = toFullWidthKatakana(text).toLowerCase();
  const written = [...katakana].map((sign, index) =>
    /[a-z]/.test(sign) ? sign : readSyllable(katakana, index),
  );
  return unify(written.join(''));
}
