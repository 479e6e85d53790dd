import { quoteWord } from './quoteWord';

test.each([
  ['フィンテックの法務', 'フィンテック', '"フィンテック"の法務'],
  ['ＣＴＯ 東京', 'cto', '"CTO" 東京'],
  ['営業以外', '営業', '"営業"以外'],
  ['"EdTech" EdTech', 'edtech', '"EdTech" "EdTech"'],
  ['経理', 'cfo', '経理'],
])('%s: %s is put in quotes', (keyword, word, expected) => {
  expect(quoteWord(keyword, word)).toBe(expected);
});
