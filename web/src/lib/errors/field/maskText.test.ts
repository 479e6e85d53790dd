import { maskText } from './maskText';

test.each([
  ['a mail address', 'No user taro.yamada+1@example.com here', 'No user [mail] here'],
  ['a mail address in a URL', '/invite/taro%40example.com', '/invite/[mail]'],
  ['a mail address between Japanese words', '宛先は taro＠example.co.jp です', '宛先は [mail] です'],
  ['a telephone number', '電話 090-1234-5678', '電話 [number]'],
  ['a telephone number of digits only', 'tel:0312345678.', 'tel:[number].'],
  ['an international number', '+81 90 1234 5678', '[number]'],
  ['a number with an area code in brackets', '(03) 1234-5678', '[number]'],
  ['a number in full-width digits', '０９０－１２３４－５６７８', '[number]'],
  ['a token', 'Bearer eyJraWQiOiJhIn0.eyJzdWIiOiJiIn0.c2ln-_x', 'Bearer [token]'],
  ['a key of AWS', 'Credential=ASIAABCDEFGHIJKLMNOP/20261126', 'Credential=[token]/20261126'],
  [
    'a signed URL',
    'https://files.example.com/a.pdf?X-Amz-Signature=0a1b&X-Amz-Expires=60',
    'https://files.example.com/a.pdf?X-Amz-Signature=[masked]&X-Amz-Expires=[masked]',
  ],
  ['the name of a button', 'button#a[aria-label="山田 太郎さんを削除"]', 'button#a[aria-label]'],
])('%s is masked', (_, text, masked) => {
  expect(maskText(text)).toBe(masked);
});

test.each([
  'TypeError: undefined is not a function',
  'at q (https://enishi.example.com/assets/index-BtZcR5Yq.js:2:104512)',
  '2026-11-26T05:54:44.123Z',
  '7GK2M9QXRT',
  '0123456789012345',
  '01234567890123456789012345678901',
])('%s stays as it is', (text) => {
  expect(maskText(text)).toBe(text);
});
