import { PUBLIC } from '../jobs';
import type { Case } from './Case';
import { searchCase } from './searchCase';

const query = { match: { text: 'エンジニア' } };
const remote = { term: { baseLocationTypes: 'REMOTE' } };

const REQUESTS: Record<string, object> = {
  'a page': { query, from: 3, size: 4 },
  'no hits': { query, size: 0 },
  'beyond the last': { query, from: 100 },
  'the total up to five': { query, track_total_hits: 5 },
  'no total': { query, track_total_hits: false },
  'sorted by number': { query, sort: [{ minumumSalary: 'desc' }, { id: 'asc' }] },
  'sorted by date': { sort: [{ publishedAt: { order: 'desc' } }, 'id'], size: 50 },
  'sorted by keyword': { sort: ['workType', { id: { order: 'desc' } }], size: 50 },
  'sorted by the least of several': { sort: [{ baseLocationTypes: { order: 'asc' } }, 'id'], size: 50 },
  'sorted by the most of several': { sort: [{ baseLocationTypes: { order: 'desc' } }, 'id'], size: 50 },
  'sorted with values missing': { sort: [{ favoriteCount: { order: 'desc', missing: -1 } }, 'id'], size: 50 },
  'sorted with missing keywords first': {
    sort: [{ skillNamesForNobody: { order: 'asc', unmapped_type: 'keyword' } }, 'id'],
  },
  'sorted by score, then id': { query, sort: ['_score', { id: 'asc' }], size: 50 },
  'sorted by score alone': { query, sort: ['_score'] },
  'sorted with scores': { query, sort: [{ minumumSalary: 'asc' }, 'id'], track_scores: true },
  'after a number': {
    query,
    sort: [{ minumumSalary: 'desc' }, { id: 'asc' }],
    search_after: [7000000, 'job-013'],
    size: 5,
  },
  'after a date': {
    sort: [{ publishedAt: 'desc' }, { id: 'asc' }],
    search_after: [1772000000000, 'job-001'],
    size: 5,
  },
  'after a keyword': {
    sort: [{ workType: 'asc' }, { id: 'asc' }],
    search_after: ['EMPLOYEE', 'job-020'],
    size: 5,
  },
  'filtered after counting': {
    query,
    post_filter: remote,
    aggs: {
      all: { terms: { field: 'workType' } },
      remote: { filter: remote, aggs: { by: { terms: { field: 'workType' } } } },
    },
  },
  'chosen fields': { query, _source: ['title', 'job.name'], size: 2 },
  'all but chosen fields': {
    query,
    _source: { excludes: ['*Text', 'description', 'requiredSkillTags', 'job'] },
    size: 2,
  },
  'fields in and out': { query, _source: { includes: ['job', 'title*'], excludes: ['job.id'] }, size: 2 },
  'with versions': { query, version: true, size: 2 },
  'keywords counted': { size: 0, aggs: { by: { terms: { field: 'workType' } } } },
  'keywords counted, the first three': { size: 0, aggs: { by: { terms: { field: 'skillIDs', size: 3 } } } },
  'keywords counted by name': {
    size: 0,
    aggs: { by: { terms: { field: 'skillIDs', size: 200, order: { _key: 'asc' } } } },
  },
  'the rarest keywords': {
    size: 0,
    aggs: { by: { terms: { field: 'jobIDs', size: 50, order: { _count: 'asc' }, min_doc_count: 2 } } },
  },
  'keywords counted that match an expression': {
    size: 0,
    aggs: { by: { terms: { field: 'workType', include: '[^_]*(TE|N)[^_]*' } } },
  },
  'keywords counted that match an expression without any': {
    size: 0,
    aggs: { by: { terms: { field: 'workType', include: 'side[^_]*' } } },
  },
  'keywords counted that match an expression with escaped signs': {
    size: 0,
    aggs: { by: { terms: { field: 'workType', include: '([^K]*\\_)?W[^\\.]*' } } },
  },
  'keywords counted that match an invalid expression': {
    size: 0,
    aggs: { by: { terms: { field: 'workType', include: '(SIDE' } } },
  },
  'numbers counted': { size: 0, aggs: { by: { terms: { field: 'numberOfDayPerWeek' } } } },
  'decimals counted': { size: 0, aggs: { by: { terms: { field: 'numberOfHoursPerDay' } } } },
  'booleans counted': { size: 0, aggs: { by: { terms: { field: 'isExcellent' } } } },
  'dates counted': { size: 0, aggs: { by: { terms: { field: 'publishedAt', size: 3 } } } },
  'missing ones counted': {
    size: 0,
    aggs: { by: { terms: { field: 'favoriteCount', missing: -1, size: 50 } } },
  },
  'counted in an unknown field': { size: 0, aggs: { by: { terms: { field: 'unknown' } } } },
  figures: {
    size: 0,
    query,
    aggs: {
      least: { min: { field: 'minumumSalary' } },
      most: { max: { field: 'maximumSalary' } },
      mean: { avg: { field: 'minumumSalary' } },
      total: { sum: { field: 'minumumSalary' } },
      kinds: { cardinality: { field: 'workType' } },
      values: { value_count: { field: 'baseLocationTypes' } },
      all: { stats: { field: 'numberOfHoursPerDay' } },
      first: { min: { field: 'publishedAt' } },
    },
  },
  'figures of nothing': {
    size: 0,
    query: { match_none: {} },
    aggs: {
      least: { min: { field: 'minumumSalary' } },
      total: { sum: { field: 'minumumSalary' } },
      all: { stats: { field: 'minumumSalary' } },
      mean: { avg: { field: 'minumumSalary' } },
    },
  },
  'named filters': {
    size: 0,
    aggs: {
      by: {
        filters: { filters: { remote, side: { term: { workType: 'SIDE_WORK' } } } },
        aggs: { pay: { avg: { field: 'minumumSalary' } } },
      },
    },
  },
  ranges: {
    size: 0,
    aggs: {
      by: {
        range: {
          field: 'minumumSalary',
          ranges: [
            { from: 500000, to: 10000000 },
            { to: 500000 },
            { from: 10000000 },
            { key: 'mid', from: 3000, to: 6000.5 },
          ],
        },
      },
    },
  },
  months: { size: 0, aggs: { by: { date_histogram: { field: 'publishedAt', calendar_interval: 'month' } } } },
  'weeks in Japan': {
    size: 0,
    aggs: {
      by: { date_histogram: { field: 'publishedAt', calendar_interval: 'week', time_zone: '+09:00' } },
    },
  },
  'days with something': {
    size: 0,
    aggs: {
      by: {
        date_histogram: {
          field: 'publishedAt',
          calendar_interval: 'day',
          min_doc_count: 1,
          time_zone: 'Asia/Tokyo',
        },
      },
    },
  },
  'counts within counts': {
    size: 0,
    aggs: {
      by: {
        terms: { field: 'workType' },
        aggs: { where: { terms: { field: 'baseLocationTypes' } }, pay: { max: { field: 'maximumSalary' } } },
      },
    },
  },
  'marked everywhere': {
    query: { match: { text: '開発' } },
    highlight: { number_of_fragments: 0, require_field_match: false, fields: { title: {}, description: {} } },
  },
  'marked with other tags': {
    query: { match: { title: 'エンジニア' } },
    highlight: { number_of_fragments: 0, pre_tags: ['['], post_tags: [']'], fields: { title: {} } },
  },
  'a marked phrase': {
    query: { match_phrase: { overView: '採用サービス' } },
    highlight: { number_of_fragments: 0, fields: { overView: {} } },
  },
  'a marked beginning': {
    query: { prefix: { title: 'デザ' } },
    highlight: { number_of_fragments: 0, fields: { title: {} } },
  },
  'marked through bool': {
    query: {
      bool: {
        must: { match: { title: 'エンジニア' } },
        must_not: { match: { title: 'アプリ' } },
        filter: { match: { title: '設計' } },
      },
    },
    highlight: { number_of_fragments: 0, fields: { title: {} } },
  },
};

export const requests: Case[] = [
  ...Object.entries(REQUESTS).map(([title, body]) => searchCase(title, body)),
  {
    title: 'always from the same copy',
    method: 'POST',
    path: `/${PUBLIC}/_search?preference=ap-northeast-1:one`,
    body: { query, _source: false },
  },
  { title: 'a count', method: 'POST', path: `/${PUBLIC}/_count`, body: { query } },
  { title: 'a document', method: 'GET', path: `/${PUBLIC}/_doc/job-001` },
  { title: 'a document that is not there', method: 'GET', path: `/${PUBLIC}/_doc/job-999` },
  { title: 'an alias', method: 'GET', path: `/_alias/${PUBLIC}` },
  {
    title: 'several searches',
    method: 'POST',
    path: '/_msearch',
    body: `{"index":"${PUBLIC}"}\n{"size":1,"_source":false}\n{"index":"nowhere"}\n{"size":1}\n`,
  },
];
