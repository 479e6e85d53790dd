import { breakLines } from '../../../../model/paper/breakLines';

/** Each character has the width 1, those in Latin letters half of it. */
const measure = (text: string) => [...text].reduce((sum, one) => sum + (/[ -~]/.test(one) ? 0.5 : 1), 0);
const lines = (text: string, width: number) => breakLines(text, width, measure);

test('a line ends where the width ends', () => {
  expect(lines('一二三四五六七', 3)).toEqual(['一二三', '四五六', '七']);
});

test.each([
  ['a full stop', '一二三。四', 3, ['一二', '三。四']],
  ['a small kana', '一二チャ三', 3, ['一二', 'チャ三']],
  ['two closing marks', '一二三」。四', 3, ['一二', '三」。', '四']],
  ['a long vowel', '一二三ー四', 3, ['一二', '三ー四']],
])('no line begins with %s', (_what, text, width, expected) => {
  expect(lines(text, width)).toEqual(expected);
});

test('no line ends with an opening mark', () => {
  expect(lines('一二「三四」', 3)).toEqual(['一二', '「三', '四」']);
});

test('words in Latin letters stay whole, and spaces do not begin a line', () => {
  expect(lines('開発は TypeScript です', 8)).toEqual(['開発は', 'TypeScript です']);
  expect(lines('aaaaaaaaaaaa', 3)).toEqual(['aaaaaa', 'aaaaaa']);
});

test('line breaks of the text remain', () => {
  expect(lines('一\n\n二', 9)).toEqual(['一', '', '二']);
});
