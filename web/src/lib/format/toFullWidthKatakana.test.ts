import { toFullWidthKatakana } from './toFullWidthKatakana';

test.each([
  ['たかなし', 'タカナシ'],
  ['ﾊﾅｺ', 'ハナコ'],
  ['ｶﾞｸﾞﾎﾟｳﾞ', 'ガグポヴ'],
  ['じゅんいちろう', 'ジュンイチロウ'],
  ['ｼﾞｮｰｼﾞ', 'ジョージ'],
  ['ゔぁいす', 'ヴァイス'],
  ['マリア　テレサ', 'マリア テレサ'],
  ['タカナシ', 'タカナシ'],
  ['マリア・テレサ', 'マリア・テレサ'],
  ['ﾏﾘｱ･ﾃﾚｻ', 'マリア・テレサ'],
  ['ジャン＝ポール', 'ジャン＝ポール'],
  ['ｼﾞｬﾝ=ﾎﾟｰﾙ', 'ジャン＝ポール'],
  ['いすゞ', 'イスヾ'],
  ['さゝき', 'サヽキ'],
  ['ヷヺヵヶヽ', 'ヷヺヵヶヽ'],
  ['か\u3099く', 'ガク'],
  ['か゛く', 'ガク'],
  ['わ゛', 'ヷ'],
  ['ﾔﾏﾀﾞ ﾀﾛｳ', 'ヤマダ タロウ'],
])('%s becomes %s', (typed, stored) => {
  expect(toFullWidthKatakana(typed)).toBe(stored);
});

test.each(['縁', 'Smith', ''])('「%s」 has no reading to derive and stays', (typed) => {
  expect(toFullWidthKatakana(typed)).toBe(typed);
});
