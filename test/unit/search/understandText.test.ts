import { understandText } from '../../../model/search/understandText';

const wordsOf = (text: string) => understandText(text).words.map((some) => some.join('|'));

test.each([
  ['経理の求人', ['経理']],
  ['エンジニア 転職', ['エンジニア']],
  ['副業ok', ['副業']],
  ['人事部', ['人事']],
  ['フルリモートで働けるフロントエンドエンジニア', ['フルリモート', 'フロントエンドエンジニア']],
  ['大阪で営業の仕事を探しています', ['大阪', '営業']],
  ['pythonを使った機械学習の仕事がしたい', ['python', '機械学習']],
  ['経理 出社なし', ['経理', 'フルリモート']],
  ['react or vue.js', ['react|vue.js']],
  // Nothing but words without a meaning: they are the search.
  ['求人', ['求人']],
  ['c', ['c']],
  // Hiragana around a particle belong to one word.
  ['ものづくり', ['ものづくり']],
  ['scikit-learn', ['scikit-learn']],
])('%s: the words are %j', (text, expected) => {
  expect(wordsOf(text)).toEqual(expected);
});

test.each([
  ['年収800万', { field: 'salary', salaryType: 'YEARLY', least: 8_000_000, most: null }],
  ['年収1,200万円以上', { field: 'salary', salaryType: 'YEARLY', least: 12_000_000, most: null }],
  ['時給5000円', { field: 'salary', salaryType: 'HOURLY', least: 5_000, most: null }],
  ['単価80万以下', { field: 'salary', salaryType: 'MONTHLY', least: null, most: 800_000 }],
  ['年収800万円未満', { field: 'salary', salaryType: 'YEARLY', least: null, most: 7_999_999 }],
  ['1000万', { field: 'salary', salaryType: 'YEARLY', least: 10_000_000, most: null }],
  ['日給4万円', { field: 'salary', salaryType: 'DAILY', least: 40_000, most: null }],
  ['週3', { field: 'numberOfDayPerWeek', salaryType: null, least: 3, most: 3 }],
  ['週3日以下', { field: 'numberOfDayPerWeek', salaryType: null, least: null, most: 3 }],
  ['週3日未満', { field: 'numberOfDayPerWeek', salaryType: null, least: null, most: 2 }],
  ['週三日勤務', { field: 'numberOfDayPerWeek', salaryType: null, least: 3, most: 3 }],
])('%s is a condition', (text, expected) => {
  const { words, conditions } = understandText(text);
  expect(words).toEqual([]);
  expect(conditions).toEqual([expect.objectContaining(expected)]);
});

test.each(['週刊誌', '5g', '3級', '月次決算', '時給', '週8日', '2026', '年収'])('%s is a word', (text) => {
  expect(understandText(text)).toEqual({ words: [[text]], not: [], conditions: [] });
});

test.each([
  ['エンジニア -java', ['java']],
  ['エンジニア not java', ['java']],
  ['java以外', ['java']],
])('%s leaves a word out', (text, expected) => {
  expect(understandText(text).not).toEqual(expected);
});
