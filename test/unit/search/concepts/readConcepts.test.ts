import { conceptRows } from '../../../../lambdas/seed/concepts/conceptRows';
import { conceptKeysOf } from '../../../../model/search/concepts/conceptKeysOf';
import { keywordQuery } from '../../../../model/search/keywordQuery';
import { openJobs } from '../../../../model/search/openJobs';
import { readText } from '../../../../model/search/readText';

const rows = conceptRows();
const read = (text: string) => readText(text.normalize('NFKC'), rows);
const meant = (text: string) => read(text).concepts.map((each) => `${each.text} → ${each.label}`);

test.each([
  ['フィンテック', ['フィンテック → 金融×IT']],
  ['ふぃんてっく', ['ふぃんてっく → 金融×IT']],
  ['ＦｉｎＴｅｃｈ', ['fintech → 金融×IT']],
  ['フインテック 法務', ['フインテック → 金融×IT']],
  ['フィンテックの法務', ['フィンテック → 金融×IT']],
  ['ヘルスケア業界', ['ヘルスケア → 医療']],
  ['Full Remote engineers', ['full remote → フルリモート', 'engineers → 技術職']],
  ['名古屋市内で働ける', ['名古屋市内 → 名古屋']],
  ['家で働ける経理', ['家で働ける → リモート']],
  ['平日の夜に自宅でできる', ['平日の夜 → 平日の夜・短い時間', '自宅で → リモート']],
  // A part of a compound or of a name is no word.
  ['乗合バス', []],
  ['さざなみヘルステック', []],
  ['組み込んだ', []],
  ['GAS', []],
  // A condition stays one, and what is in quotes is meant as it is written.
  ['在宅', []],
  ['"フィンテック"', []],
  ['"フィンテック"の法務 CTO', ['cto → 開発責任者・CTO']],
])('%s is taken for %j', (text, expected) => {
  expect(meant(text)).toEqual(expected);
});

test.each([
  ['フィンテックの法務として働きたい', { words: [['フィンテック'], ['法務']], not: [] }],
  ['"フィンテック"の法務', { words: [['フィンテック'], ['法務']], not: [], literal: ['フィンテック'] }],
  ['営業以外', { words: [], not: ['営業'] }],
  ['-営業 CTO', { words: [['cto']], not: ['営業'] }],
  ['CTO or CFO', { words: [['cto', 'cfo']], not: [] }],
  ['大手企業ではなくスタートアップ', { words: [['スタートアップ']], not: ['大手企業'] }],
  ['経験を活かせるPythonの仕事', { words: [['python']], not: [] }],
  ['未経験から始められるWebデザインの仕事', { words: [['未経験から'], ['webデザイン']], not: [] }],
  [
    '東京以外で出社',
    { words: [], not: ['東京'], conditions: [expect.objectContaining({ value: 'OFFICE' })] },
  ],
  ['新規開拓じゃない営業', { words: [['営業']], not: ['新規開拓'] }],
  ['新規開拓しない営業', { words: [['営業']], not: ['新規開拓'] }],
  ['英語を使わないマーケ', { words: [['マーケ']], not: ['英語'] }],
  ['プログラミングはできません、人と話す仕事', { words: [['人と話す']], not: ['プログラミング'] }],
  // Signs between a concept and another word are alternatives, within a name they belong to it.
  ['フードテック・飲食', { words: [['フードテック', '飲食']] }],
  ['UI/UX', { words: [['ui/ux']] }],
  ['東横線沿い', { words: [['東横線']] }],
  ['名古屋から通勤圏', { words: [['名古屋']] }],
  ["I'm looking for jobs in Fukuoka", { words: [['fukuoka']] }],
  // No sentences: their hiragana belong to the word.
  ['お茶の水', { words: [['お茶の水']] }],
])('%s: its facts are %j', (text, expected) => {
  expect(read(text)).toMatchObject(expected);
});

test('a sentence has its conditions, its concepts, and no other words', () => {
  const { words, conditions, concepts } = read(
    '子育てしながら週3日くらいで経理の経験を活かせる在宅の仕事を探しています',
  );
  expect(words).toEqual([['子育てしながら'], ['経理']]);
  expect(conditions.map(({ text }) => text)).toEqual(['週3日', '在宅']);
  expect(concepts.map(({ label }) => label)).toEqual(['育児との両立']);
});

test('one request reads the rows for a text: those for its words, and no more than 100', () => {
  const keysOf = (text: string) => conceptKeysOf([text]).map(({ sk }) => sk);
  expect(keysOf('フィンテックの法務')).toEqual(['フイ', '法']);
  expect(keysOf('"フィンテック" 経理')).toEqual(['経']);
  const long = Array.from({ length: 300 }, (_, at) => `語${at} ${String.fromCodePoint(0x4e00 + at)}`).join(
    ' ',
  );
  expect(conceptKeysOf([long, `${long}次`]).length).toBeLessThan(100);
});

test('what is only near is found in the step PREFIX', () => {
  const query = (step: 'EXACT' | 'PREFIX') => JSON.stringify(keywordQuery(read('博多'), step, openJobs));
  expect(query('EXACT')).not.toContain('福岡県');
  expect(query('PREFIX')).toContain('福岡県');
});

test('a search for something else than jobs and talents has no concepts', () => {
  const query = JSON.stringify(
    keywordQuery(read('フィンテック'), 'EXACT', { ...openJobs, hasConcepts: undefined }),
  );
  expect(query).not.toContain('決済');
});

test('a text that only excludes finds the rest', () => {
  const { bool } = keywordQuery(read('営業以外'), 'EXACT', openJobs) as {
    bool: { filter: object[]; must_not: object[] };
  };
  expect(bool.filter).toEqual([{ match_all: {} }]);
  expect(JSON.stringify(bool.must_not)).not.toContain('"text"');
});

test('two values of what a job has one of are alternatives', () => {
  const { bool } = keywordQuery(read('週1 週2 正社員'), 'EXACT', openJobs) as { bool: { filter: unknown } };
  const days = (value: number) => ({ range: { numberOfDayPerWeek: { gte: value, lte: value } } });
  expect(bool.filter).toEqual([
    { term: { workType: 'EMPLOYEE' } },
    { bool: { should: [days(1), days(2)], minimum_should_match: 1 } },
  ]);
});

test('what is excluded may be a condition', () => {
  const { bool } = keywordQuery(read('週5じゃない事務'), 'EXACT', openJobs) as {
    bool: { must_not: unknown };
  };
  expect(bool.must_not).toEqual([
    { bool: { filter: [{ range: { numberOfDayPerWeek: { gte: 5, lte: 5 } } }] } },
  ]);
});

test('if nothing has all words of a sentence, what its concepts mean is near, and other words only decide the order', () => {
  const near = JSON.stringify(keywordQuery(read('アドビのソフトがバリバリ使える'), 'NEAR', openJobs));
  const [must = '', should = ''] = near.split('"should":[{"match":{"text"');
  expect(must).toContain('Illustrator');
  expect(must).not.toContain('バリバリ');
  expect(should).toContain('バリバリ');
});
