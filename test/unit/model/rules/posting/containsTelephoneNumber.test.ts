import { containsTelephoneNumber } from '../../../../../model/rules/posting/containsTelephoneNumber';
import { plainText } from '../../../../../model/rules/posting/plainText';

const contains = (text: string) => containsTelephoneNumber(plainText(text.normalize('NFKC')));

test.each(['1234-5678', '12-3456', '1 2 3 4 5 6 7 8'])(
  'in a text that contains 市外局番, %s is a telephone number',
  (number) => expect(contains(`電話 ${number}（市外局番03）`)).toBe(true),
);

test.each(['2026-11-26', '2026/4/1', '11/26/2026', '2026.04.01〜2026.09.30', '1,200,000', '2026年11月26日'])(
  'in a text that contains 市外局番, %s is none',
  (number) => expect(contains(`市外局番を変換する仕事です。開始は${number}です。`)).toBe(false),
);

test('without 市外局番, a short number is none', () => {
  expect(contains('求人番号 1234-5678')).toBe(false);
});
