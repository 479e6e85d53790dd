import fc from 'fast-check';
import { csvLine } from '../../../model/csvLine';

test.each([
  ['=1+1', `"'=1+1"`],
  ['+81-x', `"'+81-x"`],
  ['+1-2', `"'+1-2"`],
  ['-x', `"'-x"`],
  ['@cmd', `"'@cmd"`],
  ['\t=1', `"'\t=1"`],
  ['＝1', `"'＝1"`],
  ['山田 "太郎", 様', '"山田 ""太郎"", 様"'],
  ['一行\n二行', '"一行\n二行"'],
])('%j is written as text and not as a formula', (cell, shown) => {
  expect(csvLine([cell])).toBe(`${shown}\r\n`);
});

test.each(['+81', '+14155550100', '-5'])('%s, a number with a sign, is written as it is', (cell) => {
  expect(csvLine([cell])).toBe(`"${cell}"\r\n`);
});

test('numbers stay numbers, absent values are empty', () => {
  expect(csvLine([-5, 1.5, true, null, undefined, ''])).toBe('-5,1.5,true,,,""\r\n');
});

test('every text is unchanged except for at most one leading apostrophe', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (cells) => {
      const shown = [
        ...csvLine(cells)
          .slice(0, -2)
          .matchAll(/"((?:[^"]|"")*)"(?:,|$)/g),
      ];
      expect(
        shown.map(([, text = '']) => text.replaceAll('""', '"').replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '')),
      ).toEqual(cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '')));
    }),
  );
});
