import { parseFormattedText } from './parseFormattedText';

test('a heading in brackets, a list and paragraphs are different parts', () => {
  const text = '【業務内容】\n画面を作ります。\n二行目です。\n\n・設計\n・ 実装\n\n最後の段落。';
  expect(parseFormattedText(text)).toEqual([
    { kind: 'heading', text: '業務内容' },
    { kind: 'paragraph', text: '画面を作ります。\n二行目です。' },
    { kind: 'list', items: ['設計', '実装'] },
    { kind: 'paragraph', text: '最後の段落。' },
  ]);
});

test('a text behind a heading in its line is a paragraph', () => {
  expect(parseFormattedText('【体制】5名です。')).toEqual([
    { kind: 'heading', text: '体制' },
    { kind: 'paragraph', text: '5名です。' },
  ]);
});

test('brackets and points inside a line do not count', () => {
  const text = '週3日・リモート可。【注】は文の途中です。';
  expect(parseFormattedText(text)).toEqual([{ kind: 'paragraph', text }]);
});

test('an empty text has no parts', () => {
  expect(parseFormattedText(' \n ')).toEqual([]);
});
