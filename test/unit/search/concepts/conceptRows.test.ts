import { gzipSync } from 'node:zlib';
import { skillSynonyms } from '../../../../model/skillSynonyms';
import handKept from '../../../../lambdas/index-search/synonyms.json';
import { catalogueItems } from '../../../../lambdas/seed/catalogues/catalogueItems';
import { conceptKinds, conceptRows, readConcept } from '../../../../lambdas/seed/concepts/conceptRows';
import { enums } from '../../../../model/enums';
import { brokenSynonymRule } from '../../../../model/search/brokenSynonymRule';
import { findConcepts } from '../../../../model/search/concepts/findConcepts';
import { foldText } from '../../../../model/search/foldText';
import { kindOf } from '../../../../model/search/kindOf';
import { openJobs } from '../../../../model/search/openJobs';
import { readTypedCondition } from '../../../../model/search/readTypedCondition';

const rows = conceptRows();
const lines = Object.entries(conceptKinds).flatMap(([kind, all]) =>
  Object.entries(all).map(([label, line]) => ({ kind, label, line })),
);
const wordsOf = (line: string) => line.split(' => ')[0]!.split(', ');
const fold = (word: string) => foldText(word.normalize('NFKC'));

/** The kinds whose words are read in their own way: readings and names of places have no synonyms. */
const EXEMPT = ['readings', 'prefectures', 'municipalities', 'regions', 'landmarks', 'lives', 'wishes'];

test('there are at least 400 concepts, of every kind', () => {
  const counts = Object.fromEntries(
    Object.entries(conceptKinds).map(([kind, all]) => [kind, Object.keys(all).length]),
  );
  const words = rows.flatMap(({ concepts }) => Object.keys(concepts)).length;
  process.stdout.write(`concepts: ${JSON.stringify(counts)}, ${words} words\n`);
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(400);
  expect(words).toBeGreaterThanOrEqual(4_500);
});

test('a word is in one line of its kind only', () => {
  const twice = Object.entries(conceptKinds).flatMap(([kind, all]) => {
    const words = Object.values(all).flatMap((line) => [...new Set(wordsOf(line).map(fold))]);
    return words.filter((word, at) => words.indexOf(word) < at).map((word) => `${kind} ${word}`);
  });
  expect(twice).toEqual([]);
});

test('a word has at least two letters, and finds its concept when it is typed', () => {
  const lost = lines.flatMap(({ kind, label, line }) =>
    wordsOf(line)
      .filter((word) => {
        const typed = word.normalize('NFKC').toLowerCase();
        if (readTypedCondition(typed)) return false;
        return findConcepts(typed, rows)[0]?.text !== typed;
      })
      .map((word) => `${kind} ${label} ${word}`),
  );
  expect(lost).toEqual([]);
});

test('what the catalogue or the analysis knows is no concept', () => {
  const known = new Set([
    ...catalogueItems().flatMap(({ item: { name, kana } }) => [fold(String(name)), fold(String(kana ?? ''))]),
    ...[...skillSynonyms, ...handKept.flatMap(({ rules }) => rules)].flatMap((rule) =>
      rule.split('=>')[0]!.split(',').map(fold),
    ),
  ]);
  // These mean more in a search than their synonyms.
  const more = new Set(
    ['営業', 'エンジニア', 'エンジニヤ', 'デザイナー', 'カスタマーサポート', '法務', '広報'].map(fold),
  );
  const doubled = lines
    .filter(({ kind }) => !EXEMPT.includes(kind))
    .flatMap(({ line }) => wordsOf(line).filter((word) => known.has(fold(word)) && !more.has(fold(word))));
  expect(doubled).toEqual([]);
});

test('no general word has a concept, and none means one', () => {
  const broken = lines.flatMap(({ label, line }) => {
    const [, { to }] = readConcept(label, line);
    const words = to.filter((each) => !/^=|[:<>]/.test(each));
    return words
      .filter(
        (word) => word !== '東京都' && brokenSynonymRule({ words: ['ある語'], to: [word.toLowerCase()] }),
      )
      .map((word) => `${label}: ${word}`);
  });
  expect(broken).toEqual([]);
  const general = [
    '求人',
    '案件',
    '仕事',
    '会社',
    '企業',
    '経験',
    '開発者',
    'チーム',
    'システム',
    'work',
    'job',
    'it',
  ];
  expect(general.filter((word) => findConcepts(word, rows).length > 0)).toEqual([]);
});

test('every condition is on a field of jobs, with a value that it can have', () => {
  const values: readonly string[] = Object.values(enums).flat();
  const conditions = lines.flatMap(({ label, line }) => readConcept(label, line)[1].to);
  const wrong = conditions
    .filter((each) => /[:<>]/.test(each))
    .filter((each) => {
      const [field = '', value = ''] = each.split(/[:<>]/);
      return !kindOf(openJobs, field) || !(each.includes(':') ? values.includes(value) : Number(value) > 0);
    });
  expect(wrong).toEqual([]);
});

test('every name is one of the catalogue, or a part of one or of a title', () => {
  const names = catalogueItems().map(({ item }) => String(item.name));
  /** What titles of jobs say beside the names of occupations. */
  const titles =
    'フルスタック マネージャー 責任者 リーダー 課長候補 リード イラストレーター 事業企画 フィールドセールス UXデザイナー UIデザイナー セキュリティコンサルタント'.split(
      ' ',
    );
  const unknown = lines
    .flatMap(({ label, line }) => readConcept(label, line)[1].to.map((to) => ({ label, to })))
    .filter(({ to }) => to.startsWith('='))
    .map(({ label, to }) => ({ label, name: to.slice(1) }))
    .filter(({ name }) => !titles.includes(name) && !names.some((known) => known.includes(name)))
    .map(({ label, name }) => `${label}: ${name}`);
  expect(unknown).toEqual([]);
});

test('a row is small, and so are all together', () => {
  const sizes = rows.map((row) => JSON.stringify(row).length);
  const all = JSON.stringify(Object.values(conceptKinds));
  process.stdout.write(
    `concepts: ${rows.length} rows, the largest ${Math.max(...sizes)} bytes; ${gzipSync(all).length} bytes compressed\n`,
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4_000);
  expect(rows.length).toBeLessThanOrEqual(2_000);
  expect(gzipSync(all).length).toBeLessThanOrEqual(60_000);
});
