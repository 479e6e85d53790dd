import { toFullWidthKatakana } from './toFullWidthKatakana';

/**
 * For each consonant, the katakana with the vowels a, i, u, e, o, in this order; `.` where there is no such
 * kana.
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
 * Converts different romaji spellings of a sound to the same one (shi and si, chi and ti, fu and hu) and
 * repeated letters to a single one.
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
 * Converts a text in kana or romaji to a spelling with which it can be compared. Texts that sound alike get
 * the same one, regardless of long vowels and double consonants: sekkei, セッケイ and せっけい, or shisutemu,
 * sisutemu and システム.
 */
export function toRomaji(text: string): string {
  const katakana = toFullWidthKatakana(text).toLowerCase();
  const written = [...katakana].map((sign, index) =>
    /[a-z]/.test(sign) ? sign : readSyllable(katakana, index),
  );
  return unify(written.join(''));
}
