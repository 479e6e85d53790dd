import { maskText } from './maskText';

test.each([
  ['a mail address', 'No user taro.yamada+1@example.com here', 'No user [mail] here'],
  ['a mail address with all signs', "宛先: 山田_t.o'neil-x%a@example.com", '宛先: [mail]'],
  ['a mail address in a URL', '/invite/taro%40example.com', '/invite/[mail]'],
  ['a mail address between Japanese words', '宛先は taro＠example.co.jp です', '宛先は [mail] です'],
  ['a telephone number', '電話 090-1234-5678', '電話 [number]'],
  ['a telephone number of digits only', 'tel:0312345678.', 'tel:[number].'],
  ['an international number', '+81 90 1234 5678', '[number]'],
  ['a number with an area code in brackets', '(03) 1234-5678', '[number]'],
  ['a number in full-width digits', '０９０－１２３４－５６７８', '[number]'],
  ['an international number in full-width digits', '＋８１　９０　１２３４　５６７８', '[number]'],
  ['a number with full-width brackets', '（０３）１２３４－５６７８', '[number]'],
  ['a number with dots', '03.1234.5678', '[number]'],
  ['a number with hyphens', '03‐1234‐5678', '[number]'],
  ['a number with dashes', '03–1234–5678', '[number]'],
  ['a number with minus signs', '03−1234−5678', '[number]'],
  ['a number with long vowel marks', '03ー1234ー5678', '[number]'],
  ['a number of fifteen digits', '+123456789012345', '[number]'],
  ['a token', 'Bearer eyJraWQiOiJhIn0.eyJzdWIiOiJiIn0.c2ln-_x', 'Bearer [token]'],
  ['a key of AWS', 'Credential=ASIAABCDEFGHIJKLMNOP/20261126', 'Credential=[token]/20261126'],
  ['a key of AWS that does not expire', 'AKIAABCDEFGHIJKLMNOP', '[token]'],
  [
    'a signed URL',
    'https://files.example.com/a.pdf?X-Amz-Signature=0a1b&X-Amz-Expires=60',
    'https://files.example.com/a.pdf?X-Amz-Signature=[masked]&X-Amz-Expires=[masked]',
  ],
  [
    'a value after #',
    'https://enishi.example.com/#id_token=a.b',
    'https://enishi.example.com/#id_token=[masked]',
  ],
  [
    'a value of a key with signs',
    '?filter.name=%E7%B8%81&tag%5B%5D=b',
    '?filter.name=[masked]&tag%5B%5D=[masked]',
  ],
  ['a picture', 'img[title="山田 太郎"][alt="結子の写真"]', 'img[title][alt]'],
  ['a field', 'input[placeholder="山田"][name="太郎"]', 'input[placeholder][name]'],
  ['the name of a button', 'button#a[aria-label="山田 太郎さんを削除"]', 'button#a[aria-label]'],
])('%s is masked', (_, text, masked) => {
  expect(maskText(text)).toBe(masked);
});

test.each([
  'TypeError: undefined is not a function',
  'at q (https://enishi.example.com/assets/index-BtZcR5Yq.js:2:104512)',
  '2026-11-26T05:54:44.123Z',
  '7GK2M9QXRT',
  '012345678',
  'chunk-09012345678.js',
  'v09012345678',
  '12.0123456789',
  '0123456789012345',
  '01234567890123456789012345678901',
])('%s stays as it is', (text) => {
  expect(maskText(text)).toBe(text);
});
