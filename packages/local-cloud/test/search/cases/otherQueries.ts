import { ADMIN, idOf } from '../jobs';
import type { Case } from './Case';
import { searchCase } from './searchCase';

const QUERIES: Record<string, object> = {
  'all documents': { match_all: {} },
  'all documents, boosted': { match_all: { boost: 3 } },
  'no document': { match_none: {} },
  'a keyword': { term: { workType: 'SIDE_WORK' } },
  'a keyword, boosted': { term: { workType: { value: 'CONTRACT', boost: 2 } } },
  'a keyword of several': { term: { baseLocationTypes: 'HYBRID' } },
  'a normalised keyword': { term: { 'title.keyword': 'ＩＯＳアプリエンジニア（Swift）' } },
  'a number': { term: { numberOfDayPerWeek: 3 } },
  'a boolean': { term: { isExcellent: true } },
  'a boolean as text': { term: { isExcellent: 'false' } },
  'a date': { term: { publishedAt: '2026-01-05T01:00:00.000Z' } },
  'a word of a text': { term: { title: '経理' } },
  'a field that is not there': { term: { unknown: 'x' } },
  'one of several keywords': { terms: { workType: ['INTERN', 'PART_TIME'], boost: 2 } },
  'one of several numbers': { terms: { numberOfDayPerWeek: [1, 2] } },
  'one of none': { terms: { workType: [] } },
  'numbers between': { range: { minumumSalary: { gte: 500000, lt: 1000000 } } },
  'numbers above': { range: { numberOfHoursPerDay: { gt: 6 } } },
  'dates from': { range: { publishedAt: { gte: '2026-02-01', boost: 2 } } },
  'dates within a month': { range: { publishedAt: { gte: '2026-02-01||/M', lte: '2026-02-01||/M' } } },
  'dates up to a day, rounded': { range: { publishedAt: { lte: '2026-02-01||+1M/d' } } },
  'keywords between': { range: { workType: { gte: 'I', lt: 'S' } } },
  'no bounds': { range: { minumumSalary: {} } },
  'a field with a value': { exists: { field: 'favoriteCount' } },
  'a text with a value': { exists: { field: 'skillNames' } },
  ids: { ids: { values: ['job-001', 'job-040', 'nobody'] } },
  'a beginning': { prefix: { workType: 'S' } },
  'a beginning of a word': { prefix: { title: { value: 'マーケ' } } },
  'a beginning, letter case ignored': { prefix: { workType: { value: 'side', case_insensitive: true } } },
  'a pattern': { wildcard: { workType: '*_*' } },
  'a pattern of a word': { wildcard: { title: { value: 'デ*ー', boost: 2 } } },
  'a pattern with one open character': { wildcard: { workType: { value: 'I?TERN' } } },
  'a normalised pattern': { wildcard: { 'title.keyword': 'IOS*' } },
  'an expression': { regexp: { workType: '(SIDE|PART)_.*' } },
  'an expression of words': { regexp: { title: { value: '営業|経理' } } },
  'a constant score': { constant_score: { filter: { term: { workType: 'CONTRACT' } }, boost: 1.5 } },
  'the best of several': {
    dis_max: {
      queries: [{ match: { title: 'エンジニア' } }, { match: { overView: '開発' } }],
      tie_breaker: 0.2,
    },
  },
  'all of several': {
    bool: {
      must: [{ match: { text: '開発' } }, { match: { text: 'アプリ' } }],
      filter: { term: { workType: 'CONTRACT' } },
    },
  },
  'some of several': {
    bool: { should: [{ match: { text: 'Go' } }, { match: { text: 'Java' } }, { match: { text: 'MySQL' } }] },
  },
  'at least two': {
    bool: {
      should: [{ match: { text: 'Go' } }, { match: { text: 'AWS' } }, { term: { workType: 'EMPLOYEE' } }],
      minimum_should_match: 2,
    },
  },
  'a share of several': {
    bool: {
      should: [{ match: { text: 'Go' } }, { match: { text: 'AWS' } }, { term: { workType: 'EMPLOYEE' } }],
      minimum_should_match: '67%',
    },
  },
  'optional beside required': {
    bool: { must: { match: { text: 'エンジニア' } }, should: { match: { text: 'AWS' } }, boost: 2 },
  },
  'optional beside a filter': {
    bool: { filter: { term: { workType: 'CONTRACT' } }, should: [{ match: { title: 'エンジニア' } }] },
  },
  'only excluded': {
    bool: { must_not: [{ term: { workType: 'CONTRACT' } }, { term: { workType: 'EMPLOYEE' } }] },
  },
  'only filtered': { bool: { filter: [{ term: { jobIDs: idOf('営業') } }] } },
  'nothing asked': { bool: {} },
  'nested filters': {
    bool: {
      filter: [
        {
          bool: {
            should: [
              { term: { prefectureIDs: idOf('京都府') } },
              { term: { prefectureIDs: idOf('大阪府') } },
            ],
          },
        },
        { bool: { must_not: { term: { workType: 'SIDE_WORK' } } } },
      ],
    },
  },
  'two words of three': { match: { text: { query: 'Go 医療 京都', minimum_should_match: 2 } } },
  'most words': { match: { text: { query: 'Go 医療 予約 京都', minimum_should_match: '-25%' } } },
  'all when nothing is left': { match: { text: { query: 'の', zero_terms_query: 'all' } } },
  'an analyzer of its own': { match: { title: { query: 'マネージャー', analyzer: 'japanese_text' } } },
  'a match on a keyword': { match: { workType: 'INTERN' } },
  'a match on a number': { match: { numberOfDayPerWeek: '5' } },
  'the most fields': { multi_match: { query: '採用', fields: ['title', 'overView'], type: 'most_fields' } },
  'a field not there among several': { multi_match: { query: '採用', fields: ['title', 'unknown'] } },
  'a phrase that goes on': { match_phrase_prefix: { title: 'Webフロント' } },
  'one word that goes on': { match_phrase_prefix: { title: 'マーケ' } },
  'a phrase with a particle among synonyms of several words': { match_phrase: { text: '副業の方を中心に' } },
  'a phrase that goes on, with synonyms of several words': { match_phrase_prefix: { text: '在宅勤務' } },
  'a phrase of synonyms that goes on, analyzed as stored': {
    match_phrase_prefix: { text: { query: '在宅で', analyzer: 'japanese_text' } },
  },
  'a phrase that goes on in several fields': {
    multi_match: { query: '機械学', fields: ['title', 'overView'], type: 'phrase_prefix' },
  },
  'newer first, by a decay': {
    function_score: {
      query: { match: { text: 'エンジニア' } },
      functions: [{ gauss: { publishedAt: { origin: '2026-04-01', scale: '30d', decay: 0.5 } } }],
      boost_mode: 'multiply',
    },
  },
  'decays and weights added': {
    function_score: {
      query: { match: { text: 'エンジニア' } },
      functions: [
        { exp: { publishedAt: { origin: '2026-04-01', scale: '14d', offset: '7d', decay: 0.3 } }, weight: 2 },
        { filter: { term: { isExcellent: true } }, weight: 5 },
        { linear: { numberOfDayPerWeek: { origin: 3, scale: 2 } } },
      ],
      score_mode: 'sum',
      boost_mode: 'sum',
      max_boost: 6,
    },
  },
  'weights averaged': {
    function_score: {
      functions: [
        { filter: { term: { isExcellent: true } }, weight: 4 },
        { filter: { term: { workType: 'CONTRACT' } }, weight: 2 },
      ],
      score_mode: 'avg',
      boost_mode: 'replace',
    },
  },
};

export const otherQueries: Case[] = [
  ...Object.entries(QUERIES).map(([title, query]) => searchCase(title, { query, size: 50 })),
  searchCase(
    'the real name for administrators',
    { query: { match: { organizationName: 'カルミア' } } },
    ADMIN,
  ),
  searchCase('no real name for others', { query: { match: { text: 'カルミア' } } }),
];
