/** A search of a guest with which somebody could try to keep the search engine busy. */
export interface HostileSearch {
  name: string;
  document: string;
  variables: Record<string, unknown>;
}

type Filter = Record<string, unknown>;

const search = (name: string, filter: Filter): HostileSearch => ({
  name,
  document: `query Hostile($filter: SearchableOpenJobFilterInput) {
    searchOpenJobs(filter: $filter) { total items { id } highlights { id fragments } }
  }`,
  variables: { filter },
});
const text = (name: string, match: string) => search(name, { keyword: { match } });
const suggestion = (name: string, typed: string): HostileSearch => ({
  name: `suggestions for ${name}`,
  document: 'query Hostile($typed: String!) { suggest(text: $typed) { name } }',
  variables: { typed },
});
const counts = (name: string, filters: Filter[]): HostileSearch => ({
  name: `counts of ${name}`,
  document: 'query Hostile($filters: [SearchableOpenJobFilterInput!]!) { countOpenJobs(filters: $filters) }',
  variables: { filters },
});

const many = <Made>(count: number, make: (at: number) => Made): Made[] =>
  Array.from({ length: count }, (_, at) => make(at));
const nested = (levels: number, core: Filter): Filter =>
  many(levels, (at) => at).reduce<Filter>((inner) => ({ not: inner }), core);

const kanji = (at: number) => String.fromCodePoint(0x4e_00 + at * 7);
const kana = (at: number) =>
  String.fromCodePoint(0x30_42 + (at % 70)) + String.fromCodePoint(0x30_42 + ((at * 11) % 70));
const STATES = '(a|b|c|d|e|f)*a(a|b|c|d|e|f){11}';
const STARS = '*a'.repeat(100);
const words = (count: number, make: (at: number) => string, between = ' ') =>
  many(count, make).join(between).slice(0, 200);
const everywhere = (value: string): Filter => ({
  title: { wildcard: value, regexp: value },
  overView: { wildcard: value, regexp: value },
  description: { wildcard: value, regexp: value },
});

/** Searches of a guest that cost as much as the API allows: patterns, many words, similar words and groups. */
export const hostileSearches: readonly HostileSearch[] = [
  search('a wildcard of 200 asterisks', { title: { wildcard: '*'.repeat(200) } }),
  search('a wildcard of 100 asterisks with letters', { description: { wildcard: STARS } }),
  search('a wildcard of 100 question marks between asterisks', {
    description: { wildcard: '*?'.repeat(100) },
  }),
  search('a regular expression that backtracks', { description: { regexp: '(.*)*(.*)*x' } }),
  search('a regular expression with nested repetitions', {
    description: { regexp: '((a*)*b*)*((c|d)*e?){20}' },
  }),
  search('a regular expression of 2^11 states', { description: { regexp: STATES } }),
  search('a regular expression of 2^14 states', { title: { regexp: STATES.replace('11', '14') } }),
  search('a regular expression that repeats a thousandfold', { title: { regexp: '(.{1,30}){1,30}' } }),
  search('a regular expression that repeats a billionfold', { title: { regexp: 'a{1,1000000000}' } }),
  search('a regular expression with a complement', { title: { regexp: '~(.*a.{10})' } }),
  search('a regular expression with a range of numbers', { title: { regexp: '<1-999999999>' } }),
  search('a regular expression with an intersection', { title: { regexp: '(.*a.{9})&(.*b.{9})' } }),
  search('40 groups of patterns', {
    or: many(40, (at) => ({ title: { wildcard: `${STARS}${at}`.slice(-200) } })),
  }),
  search('40 groups of expressions', {
    or: many(40, (at) => ({ description: { regexp: `${STATES}${at}` } })),
  }),
  search('40 groups with six patterns each', { or: many(40, (at) => everywhere(`*a*b*c*${at}*`)) }),
  search('groups nested four deep', nested(4, { keyword: { match: words(60, kanji) } })),
  text(
    'a hundred words of one letter',
    words(100, (at) => String.fromCodePoint(97 + (at % 26))),
  ),
  text('a hundred kanji', words(100, kanji)),
  text('200 kanji in one word', words(200, kanji, '')),
  text('66 readings', words(66, kana)),
  text('alternatives of 50 words', words(50, kanji, ' or ')),
  text(
    '60 words that must not occur',
    words(60, (at) => `-${kana(at)}`),
  ),
  text('a word of 200 letters', 'kubernetes'.repeat(20)),
  text(
    '20 words that are nearly right',
    words(20, (at) => `pyhton${String.fromCodePoint(97 + at)}`),
  ),
  text('200 signs', '+-&|!(){}[]^"~*?:\\/ '.repeat(10)),
  text(
    '40 words with synonyms',
    words(40, (at) => ['pm', 'cs', 'js', 'ui', 'hr'][at % 5] ?? ''),
  ),
  search('a beginning of one letter', { keyword: { matchPhrasePrefix: 'a' } }),
  search('40 groups of a hundred words each', {
    or: many(40, (at) => ({ keyword: { match: words(100, (letter) => kanji(letter + at * 100)) } })),
  }),
  search('a hundred values in each of 40 groups', {
    or: many(40, (at) => ({ skillIDs: { in: many(100, (each) => `s${at}-${each}`) } })),
  }),
  suggestion('60 brackets', '{'.repeat(60)),
  suggestion('60 stars', '*'.repeat(60)),
  suggestion('60 kana', 'え'.repeat(60)),
  counts(
    '50 expressions',
    many(50, (at) => ({ description: { regexp: `${STATES}${at}` } })),
  ),
  counts(
    '50 texts of a hundred words',
    many(50, (at) => ({ keyword: { match: words(100, (letter) => kanji(letter + at * 100)) } })),
  ),
  counts(
    '50 filters of 40 groups',
    many(50, (at) => ({ or: many(40, (group) => ({ title: { wildcard: `*a*b${at}*c${group}*` } })) })),
  ),
];
