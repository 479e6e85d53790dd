import { isStorableTerm } from '../../../model/search/isStorableTerm';
import { normalizeTerm } from '../../../model/search/normalizeTerm';

const isStored = (text: string) => isStorableTerm(normalizeTerm(text));

test.each([
  '琺瑯細工',
  'ＲＵＳＴ　エンジニア',
  'c++',
  'c#',
  '.net',
  'node.js',
  'ui/ux',
  'a/bテスト',
  'm&a',
  '週3日 フルリモート',
  '年収1000万',
  '2026年卒',
  '情報処理安全確保支援士',
  '山口 営業',
  '石川県',
  '田園都市線',
  'ネットワーク・セキュリティ',
])('%s may be stored', (text) => expect(isStored(text)).toBe(true));

test.each([
  ['a mail address', 'hanako@example.com'],
  ['a domain', 'example.com'],
  ['a link', 'https://example.test/a'],
  ['a telephone number', '03-1234-5678'],
  ['a telephone number in full width', '０９０１２３４５６７８'],
  ['a telephone number with spaces', '090 1234 5678'],
  ['a postal code', '〒150-0001'],
  ['a postal code without its sign', '150-0001'],
  ['a date of birth', '1990/01/05'],
  ['a name', '山田太郎'],
  ['a name in two words', '佐藤 花子'],
  ['a surname', '長谷川'],
  ['a name with a skill', 'python 高橋一郎'],
  ['a name with an honorific', '蘇芳さん'],
  ['a sentence', '子どもが小さいので家から近い会社で週に三日だけ働きたいと思っていますがありますか'],
  ['six words', 'a1 b2 c3 d4 e5 f6'],
  ['one letter', 'r'],
  ['nothing', ''],
  ['markup', '<b>太字</b>'],
  ['an emoji', '寿司🍣'],
])('%s is not stored', (_, text) => expect(isStored(text)).toBe(false));

test('width, case and spaces make no other term', () =>
  expect(normalizeTerm(' Ｒｅａｃｔ　 開発\n')).toBe('react 開発'));
