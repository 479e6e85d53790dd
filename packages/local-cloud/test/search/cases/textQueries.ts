import type { Case } from './Case';
import { searchCase } from './searchCase';

const WORDS = [
  'エンジニア',
  'バックエンドエンジニア',
  'サーバーサイド',
  '機械学習',
  'ml',
  'Go',
  'C++',
  'c#',
  '.NET',
  'Node.js',
  'nodejs',
  'JS',
  'JavaScript',
  'React TypeScript',
  'リモート 週2日',
  '在宅',
  'テレワーク',
  'PM',
  'プロダクトマネージャー',
  'プロダクトマネジャー',
  'サーバ',
  'ﾃﾞｰﾀｻｲｴﾝﾃｨｽﾄ',
  'ＡＷＳ',
  '京都',
  '経理 在宅',
  '医療 データ',
  '存在しない言葉',
  'けいり',
  'keiri',
  'osaka',
  'Pyhton',
  'Kuberntes',
  'データサイエンテスト',
  'ハコブネシステム',
  'の',
  '',
];
const FIELDS = ['title^4', 'skillNames^3', 'shownOrganizationName^2', 'overView', 'description'];

export const textQueries: Case[] = WORDS.flatMap((query) => [
  searchCase(`match 「${query}」`, { query: { match: { text: { query } } } }),
  searchCase(`match all words of 「${query}」`, { query: { match: { text: { query, operator: 'and' } } } }),
  searchCase(`best field for 「${query}」`, {
    query: { multi_match: { query, fields: FIELDS, type: 'best_fields', operator: 'and', tie_breaker: 0.3 } },
  }),
  searchCase(`phrase 「${query}」`, { query: { match_phrase: { text: { query, boost: 2 } } } }),
  searchCase(`phrase in several fields 「${query}」`, {
    query: {
      multi_match: { query, fields: ['names.ngram^2', 'title'], type: 'phrase' },
    },
  }),
  searchCase(`as typed 「${query}」`, {
    query: { multi_match: { query, fields: ['names.prefix', 'title'], operator: 'and' } },
  }),
  searchCase(`spelt like 「${query}」`, {
    query: {
      match: {
        names: { query, analyzer: 'japanese_text', fuzziness: 'AUTO', minimum_should_match: '67%' },
      },
    },
  }),
  searchCase(`sounds like 「${query}」`, {
    query: { multi_match: { query, fields: ['names.reading', 'names.sound'], operator: 'and' } },
  }),
  searchCase(`highlighted 「${query}」`, {
    query: { match: { text: query } },
    highlight: {
      number_of_fragments: 0,
      fields: {
        title: { highlight_query: { match: { title: query } } },
        overView: { highlight_query: { match: { overView: query } } },
      },
    },
  }),
]);
