/**
 * Characters that look like letters of the reserved names, by letter, separated by spaces: those that Unicode declares
 * confusable with the small or the capital letter (https://www.unicode.org/Public/security/14.0.0/confusables.txt,
 * without digits and marks of other scripts and dead scripts), small capitals, small letters with diacritics, and old
 * forms of kanji. Compare only text in Unicode's compatibility form (NFKC), which has other widths and styles as the
 * usual letters.
 */
export const lookalikes: Readonly<Record<string, string>> = {
  縁: '緣',
  営: '營',
  会: '會',
  e: 'Ε Е е ҽ Ꭼ ℮ ⋿ ⴹ ꓰ ꬲ ᴇ è é ê ë ē ĕ ė ę ě ẽ ё',
  n: 'Ν ո ռ Ⲛ ꓠ ɴ η п ñ ń ņ ň',
  i: 'ı Ɩ ǀ ɩ ɪ Ι ι І і Ӏ ӏ Ꭵ ᛁ ∣ Ⲓ ⵏ ꓲ ꙇ ꭵ ì í î ï ĩ ī ĭ į ǐ ї',
  s: 'ƽ Ѕ ѕ Տ Ꮥ Ꮪ ꓢ ꜱ ꮪ ś ŝ ş š ș',
  h: 'Η Н н һ հ Ꮋ Ꮒ ᕼ Ⲏ ꓧ ʜ ĥ ħ',
};
