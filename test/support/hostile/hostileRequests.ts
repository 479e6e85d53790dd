import type { HostileRequest } from './HostileRequest';

const many = (count: number, each: (index: number) => string, between = ' ') =>
  Array.from({ length: count }, (_, index) => each(index)).join(between);
const nested = (levels: number, open: string, close: string, core: string) =>
  `${open.repeat(levels)}${core}${close.repeat(levels)}`;

const spreadTwice = (levels: number) =>
  `{ searchOpenJobs(limit: 1) { items { ...F0 } } } ${many(levels, (n) => `fragment F${n} on OpenJob { ...F${n + 1} ...F${n + 1} }`)} fragment F${levels} on OpenJob { id }`;

const pattern = (
  operator: 'regexp' | 'wildcard',
  value: string,
): Pick<HostileRequest, 'document' | 'variables'> => ({
  document: `query Hostile($value: String) { searchOpenJobs(filter: { title: { ${operator}: $value } }) { total } }`,
  variables: { value },
});

const FACETS = ['jobIDs', 'skillIDs', 'prefectureIDs'];
const facets = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    name: `f${n}`,
    type: 'terms',
    field: FACETS[n % FACETS.length],
  }));

/**
 * Requests with which guests or signed-in people could try to keep the API so busy that other callers must
 * wait.
 */
export const hostileRequests: readonly HostileRequest[] = [
  { name: 'fragments that spread twice, 22 levels', document: spreadTwice(22) },
  { name: 'fragments that spread twice, 30 levels', document: spreadTwice(30) },
  { name: 'one field 100,000 times', document: `{ searchOpenJobs { ${'total '.repeat(100_000)} } }` },
  { name: 'one field 7,000 times', document: `{ searchOpenJobs { ${'total '.repeat(7000)} } }` },
  {
    name: '3,000 fields that are not there',
    document: `{ searchOpenJobs { ${many(3000, (n) => `totall${n}`)} } }`,
  },
  {
    name: '3,000 levels of inline fragments',
    document: `{ searchOpenJobs { ${nested(3000, '... { ', '} ', 'total ')} } }`,
  },
  {
    name: '3,000 levels of a filter',
    document: `{ searchOpenJobs(filter: ${nested(3000, '{ not: ', ' }', '{ id: { eq: "x" } }')}) { total } }`,
  },
  {
    name: '500 kB of variables',
    document:
      'query Hostile($value: String) { searchOpenJobs(filter: { keyword: { match: $value } }) { total } }',
    variables: { value: 'あ'.repeat(160_000) },
  },
  {
    name: '500 jobs with 500 kB of variables beside them',
    document: `query Hostile($value: String) { ${many(10, (n) => `a${n}: searchOpenJobs(limit: 50) { items { organization { name } } }`)} searchOpenJobs(filter: { keyword: { match: $value } }) { total } }`,
    variables: { value: 'x'.repeat(500_000) },
  },
  { name: 'regexp that backtracks', ...pattern('regexp', '(.*)*(.*)*x') },
  { name: 'regexp of 2^14 states', ...pattern('regexp', '(a|b|c|d|e|f)*a(a|b|c|d|e|f){14}') },
  { name: 'regexp just within the states', ...pattern('regexp', '(a|b|c|d|e|f)*a(a|b|c|d|e|f){12}') },
  { name: 'wildcard of 100 asterisks', ...pattern('wildcard', '*'.repeat(100)) },
  { name: 'wildcard of 100 asterisks with letters', ...pattern('wildcard', '*a'.repeat(100)) },
  {
    name: '100 searches with 12 aggregates each',
    document: `query Hostile($facets: [SearchableOpenJobAggregateInput]) { ${many(100, (n) => `a${n}: searchOpenJobs(limit: 1, aggregates: $facets) { total }`)} }`,
    variables: { facets: facets(12) },
  },
  {
    name: '999 calls of data sources',
    document: `{ ${many(900, (n) => `a${n}: getOpenJob(id: "nobody${n}") { id }`)} }`,
  },
  {
    name: 'half a character',
    document: 'query Hostile($id: ID!) { getOpenJob(id: $id) { id } }',
    variables: { id: 'x\ud800' },
  },
  {
    name: '200 kB of an error message',
    document: 'query Hostile($text: String) { notifyErrorToSlack(errorMessage: $text) { accepted } }',
    variables: { text: 'a'.repeat(200_000) },
    signedIn: true,
    times: 5,
  },
  {
    name: 'twelve exports at once',
    document: 'mutation Hostile { createDataExport { id } }',
    signedIn: true,
    times: 12,
  },
];
