import { markDifference } from './markDifference';

const shown = (before: string, after: string) => {
  const parts = markDifference(before, after);
  const text = (side: typeof parts.before) =>
    side.map(({ text: part, isChanged }) => (isChanged ? `[${part}]` : part)).join('');
  return [text(parts.before), text(parts.after)];
};

test.each([
  ['週3日の仕事', '週5日の仕事', '週[3]日の仕事', '週[5]日の仕事'],
  ['設計', '設計と実装', '設計', '設計[と実装]'],
  ['設計と実装', '実装', '[設計と]実装', '実装'],
  ['あああ', 'ああ', 'ああ[あ]', 'ああ'],
  ['春', '秋', '[春]', '[秋]'],
  ['', '秋', '', '[秋]'],
  ['👩‍💻𠮷野', '👩‍💻𠮟野', '👩‍💻[𠮷]野', '👩‍💻[𠮟]野'],
])('“%s” and “%s” differ only where they differ', (before, after, left, right) => {
  expect(shown(before, after)).toEqual([left, right]);
});
