import { understandText } from '../../../model/search/understandText';

const wordsOf = (text: string) => understandText(text).words.map((some) => some.join('|'));

test.each([
  ['経理の求人', ['経理']],
  ['エンジニア 転職', ['エンジニア']],
  ['人事部', ['人事']],
  ['フルリモートで働けるフロントエンドエンジニア', ['フロントエンドエンジニア']],
  ['大阪で営業の仕事を探しています', ['大阪', '営業']],
  ['pythonを使った機械学習の仕事がしたい', ['python', '機械学習']],
  ['経理 出社なし', ['経理']],
  ['react or vue.js', ['react|vue.js']],
  // What has an alternative is no condition, because all conditions must hold.
  ['リモート or 出社', ['リモート|出社']],
  ['経理 週3 または 週4', ['経理', '週3|週4']],
  // Nothing but words without a meaning: they are the search.
  ['求人', ['求人']],
  ['c', ['c']],
  ['!?', ['!?']],
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
  ['年収8桁', { field: 'salary', salaryType: 'YEARLY', least: 10_000_000, most: null }],
  ['1000万', { field: 'salary', salaryType: 'YEARLY', least: 10_000_000, most: null }],
  ['日給4万円', { field: 'salary', salaryType: 'DAILY', least: 40_000, most: null }],
  ['週3', { field: 'numberOfDayPerWeek', salaryType: null, least: 3, most: 3 }],
  ['週3日以下', { field: 'numberOfDayPerWeek', salaryType: null, least: null, most: 3 }],
  ['週3日未満', { field: 'numberOfDayPerWeek', salaryType: null, least: null, most: 2 }],
  ['週三日勤務', { field: 'numberOfDayPerWeek', salaryType: null, least: 3, most: 3 }],
  ['週20時間', { field: 'hoursPerWeek', least: 20, most: 20 }],
  ['週20時間以下', { field: 'hoursPerWeek', least: null, most: 20 }],
  ['1日4時間', { field: 'numberOfHoursPerDay', least: 4, most: 4 }],
  ['1日6.5時間以内', { field: 'numberOfHoursPerDay', least: null, most: 6.5 }],
  ['在宅勤務', { field: 'baseLocationTypes', value: 'REMOTE', least: null, most: null }],
  ['出社なし', { field: 'baseLocationTypes', value: 'REMOTE', text: '出社なし' }],
  ['ハイブリッド', { field: 'baseLocationTypes', value: 'HYBRID' }],
  ['常駐', { field: 'baseLocationTypes', value: 'OFFICE' }],
  ['業務委託', { field: 'workType', value: 'CONTRACT' }],
  ['フリーランス', { field: 'workType', value: 'CONTRACT' }],
  ['副業ok', { field: 'workType', value: 'SIDE_WORK', text: '副業' }],
  ['正社員の求人', { field: 'workType', value: 'EMPLOYEE', text: '正社員' }],
  ['internship', { field: 'workType', value: 'INTERN' }],
])('%s is a condition', (text, expected) => {
  const { words, conditions } = understandText(text);
  expect(words).toEqual([]);
  expect(conditions).toEqual([expect.objectContaining(expected)]);
});

test.each([
  '週刊誌',
  '5g',
  '3級',
  '月次決算',
  '時給',
  '週8日',
  '2026',
  '年収',
  '24時間',
  '週200時間',
  '1日',
  '契約社員',
])('%s is a word', (text) => {
  expect(understandText(text)).toEqual({
    words: [[text]],
    not: [],
    conditions: [],
    literal: [],
    concepts: [],
  });
});

test.each([
  ['エンジニア -java', ['java']],
  ['エンジニア not java', ['java']],
  ['java以外', ['java']],
  ['-リモート', ['リモート']],
  ['副業以外', ['副業']],
])('%s leaves a word out', (text, expected) => {
  expect(understandText(text).not).toEqual(expected);
});
