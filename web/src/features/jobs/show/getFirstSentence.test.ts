import { getFirstSentence } from './getFirstSentence';

test.each([
  ['診療所のための製品です。社員は74名です。', '診療所のための製品です。'],
  ['【会社】\n・創業58年\n\n主軸をつくる会社です。', '主軸をつくる会社です。'],
  ['服を次の人へ\n社員は20名です。', '服を次の人へ'],
  [`${'あ'.repeat(80)}。`, null],
  [`${'あ'.repeat(79)}。短い文です。`, `${'あ'.repeat(79)}。`],
  ['・一覧だけ', null],
])('of %p it is %p', (text, sentence) => {
  expect(getFirstSentence(text)).toBe(sentence);
});
