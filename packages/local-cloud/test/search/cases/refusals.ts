import { PUBLIC } from '../jobs';
import type { Case } from './Case';

const SEARCHES: Record<string, object> = {
  'an unknown query': { query: { fuzzy_dreams: {} } },
  'two queries in one': { query: { match_all: {}, match_none: {} } },
  'an empty query': { query: {} },
  'a query that is a text': { query: 'x' },
  'an unknown option of match': { query: { match: { title: { query: 'x', mood: 'good' } } } },
  'an unknown option of term': { query: { term: { workType: { value: 'x', mood: 'good' } } } },
  'an unknown option of bool': { query: { bool: { perhaps: [] } } },
  'two fields in match': { query: { match: { title: 'x', overView: 'y' } } },
  'two fields in term': { query: { term: { title: 'x', workType: 'y' } } },
  'terms without a list': { query: { terms: { workType: 'INTERN' } } },
  'text for a number': { query: { term: { minumumSalary: 'viel' } } },
  'text for a date': { query: { range: { publishedAt: { gte: 'gestern' } } } },
  'text for a boolean': { query: { term: { isExcellent: 'vielleicht' } } },
  'an unknown bound': { query: { range: { minumumSalary: { above: 3 } } } },
  'an unknown operator': { query: { match: { title: { query: 'x', operator: 'xor' } } } },
  'an unknown type of multi_match': {
    query: { multi_match: { query: 'x', fields: ['title'], type: 'worst_fields' } },
  },
  'an unknown analyzer': { query: { match: { title: { query: 'x', analyzer: 'elvish' } } } },
  'a prefix of a number': { query: { prefix: { minumumSalary: '7' } } },
  'a phrase prefix of a keyword': { query: { match_phrase_prefix: { workType: 'S' } } },
  'a match on what is not indexed': { query: { match: { organizationName: 'カルミア' } } },
  'a term of what is not indexed': { query: { term: { organizationName: 'カルミア' } } },
  'terms of what is not indexed': { query: { terms: { consultantName: ['森'] } } },
  'a range of what is not indexed': { query: { range: { consultantName: { gte: 'あ' } } } },
  'a pattern of what is not indexed': { query: { wildcard: { organizationName: '*ル*' } } },
  'a beginning of what is not indexed': { query: { prefix: { organizationName: '株' } } },
  'an expression that is none': { query: { regexp: { workType: '(' } } },
  'a function that is not there': {
    query: { function_score: { functions: [{ dream: { publishedAt: {} } }] } },
  },
  'an unknown key': { dreams: true },
  'too deep a page': { from: 9999, size: 100 },
  'a page before the first': { from: -1 },
  'a negative size': { size: -1 },
  'sorted by a text': { sort: ['title'] },
  'sorted by an unknown field': { sort: ['unknown'] },
  'sorted in an unknown order': { sort: [{ id: 'sideways' }] },
  'after without a sort': { search_after: ['x'] },
  'after with too few values': { sort: ['workType', 'id'], search_after: ['x'] },
  'an unknown aggregation': { aggs: { by: { dreams: { field: 'workType' } } } },
  'an aggregation without a type': { aggs: { by: {} } },
  'two types in one aggregation': { aggs: { by: { terms: { field: 'workType' }, min: { field: 'id' } } } },
  'counting a text': { aggs: { by: { terms: { field: 'title' } } } },
  'the mean of a keyword': { aggs: { by: { avg: { field: 'workType' } } } },
  'an unknown option of terms': { aggs: { by: { terms: { field: 'workType', mood: 'good' } } } },
};

const source = (more: object): string =>
  `{"index":{"_index":"${PUBLIC}","_id":"new"}}\n${JSON.stringify(more)}\n`;

export const refusals: Case[] = [
  ...Object.entries(SEARCHES).map(([title, body]): Case => ({
    title,
    method: 'POST',
    path: `/${PUBLIC}/_search`,
    body,
  })),
  {
    title: 'a preference that is none',
    method: 'POST',
    path: `/${PUBLIC}/_search?preference=_nobody`,
    body: {},
  },
  {
    title: 'an unknown parameter of a search',
    method: 'POST',
    path: `/${PUBLIC}/_search?mood=good`,
    body: {},
  },
  { title: 'an index that is not there', method: 'POST', path: '/nowhere/_search', body: {} },
  {
    title: 'refreshing an index that is not there',
    method: 'POST',
    path: '/nowhere/_refresh',
  },
  { title: 'an index that is there', method: 'PUT', path: `/${PUBLIC}-1`, body: {} },
  { title: 'an index with capitals', method: 'PUT', path: '/Nowhere', body: {} },
  {
    title: 'an index with an unknown filter',
    method: 'PUT',
    path: '/refused',
    body: { settings: { analysis: { analyzer: { a: { tokenizer: 'keyword', filter: ['elvish'] } } } } },
  },
  {
    title: 'an index with an unknown field type',
    method: 'PUT',
    path: '/refused',
    body: { mappings: { properties: { a: { type: 'dream' } } } },
  },
  { title: 'deleting by alias', method: 'DELETE', path: `/${PUBLIC}` },
  { title: 'an alias that is not there', method: 'GET', path: '/_alias/nowhere' },
  {
    title: 'an unknown field in a document',
    method: 'POST',
    path: '/_bulk',
    body: source({ id: 'new', dreams: 1 }),
  },
  {
    title: 'text in a number of a document',
    method: 'POST',
    path: '/_bulk',
    body: source({ minumumSalary: 'viel' }),
  },
  {
    title: 'text in a date of a document',
    method: 'POST',
    path: '/_bulk',
    body: source({ publishedAt: 'gestern' }),
  },
  {
    title: 'an older version',
    method: 'POST',
    path: '/_bulk',
    body: `{"index":{"_index":"${PUBLIC}","_id":"job-001","version":999,"version_type":"external_gte"}}\n{"id":"job-001"}\n`,
  },
  {
    title: 'deleting an older version',
    method: 'POST',
    path: '/_bulk',
    body: `{"delete":{"_index":"${PUBLIC}","_id":"job-001","version":1000,"version_type":"external"}}\n`,
  },
  {
    title: 'an alias demanded',
    method: 'POST',
    path: '/_bulk',
    body: `{"index":{"_index":"nowhere","_id":"a","require_alias":true}}\n{"id":"a"}\n`,
  },
  {
    title: 'an unknown action',
    method: 'POST',
    path: '/_bulk',
    body: `{"dream":{"_index":"${PUBLIC}","_id":"a"}}\n{}\n`,
  },
  ...Object.entries({
    'a word that is cut to another': ['アイウ,アイ,アイ,カスタム名詞'],
    'a word with a reading too few': ['アイウ,ア イウ,アイウ,カスタム名詞'],
    'a word that stands there twice': [
      'アイウ,アイウ,アイウ,カスタム名詞',
      'アイウ,アイウ,アイウ,カスタム名詞',
    ],
    'a word that is not cut': ['アイウ'],
  }).map(([title, rules]): Case => {
    const words = { type: 'kuromoji_tokenizer', mode: 'search', user_dictionary_rules: rules };
    const analyzer = { told: { type: 'custom', tokenizer: 'words' } };
    const body = { settings: { analysis: { tokenizer: { words }, analyzer } } };
    return { title, method: 'PUT', path: '/conformance-words', body };
  }),
];
