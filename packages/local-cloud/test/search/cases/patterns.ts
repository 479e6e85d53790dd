import type { Case } from './Case';
import { searchCase } from './searchCase';

/**
 * Returns a regular expression that matches texts with an `a` before their last `count` letters. A
 * deterministic automaton for it has at least 2^count states.
 */
const exploding = (count: number): string => `(a|b|c|d|e|f)*a(a|b|c|d|e|f){${count}}`;

const EXPRESSIONS: Record<string, string> = {
  'any text': '.*',
  'the text of nothing': '',
  'parts that are there once or more': '(S|I|D|E|_|W|O|R|K)+',
  'a part that may be missing': 'SIDE(_WORK)?',
  'a number of times': '[A-Z]{6}',
  'a number of times at least': '[A-Z_]{9,}',
  'a number of times at most': '[A-Z_]{1,8}',
  'no times at all': 'INTERN{0}N',
  'characters of a set': '[CEI].*',
  'characters outside a set': '[^CEI].*',
  'characters of several ranges': '[A-DF-Z_]+',
  'a minus at the end of a set': '[A-Z-]+',
  'an escaped character in a set': '[A-Z\\_]+',
  'a range that begins with an escaped character': '[\\A-Z]+',
  'letters of a named class': '\\w+',
  'no letters of a named class': '\\W*',
  'no digits': '\\D+',
  'a named class in a set': '[\\w]+',
  'a class that is none': '\\q+',
  'a beginning and an end that are meant literally': '^SIDE_WORK$',
  'any text by its sign': 'SIDE@',
  'nothing by its sign': '#|INTERN',
  'a quoted text': '"SIDE_WORK"',
  'a quote without an end': '"SIDE',
  'an empty alternative in brackets': 'SIDE(|_WORK)',
  'empty brackets': 'SIDE()_WORK',
  'an alternative without an end': 'SIDE_WORK|',
  'a bracket without an end': '(SIDE',
  'a bracket without a beginning': 'SIDE)',
  'a set without an end': '[SIDE',
  'a range in the wrong order': '[Z-A]+',
  'a number of times in the wrong order': 'S{3,1}',
  'a number of times without an end': 'S{3',
  'a number of times without a number': 'S{}',
  'a backslash at the end': 'SIDE\\',
  'what is repeated is repeated': '(.*)*(.*)*x',
  'what is repeated is repeated and matches': '((.*)*)*_((.*)*)*',
  'more letters than an expression may have': 'a'.repeat(1001),
  'as many letters as an expression may have': 'a'.repeat(1000),
  'ten letters back': exploding(10),
  'fourteen letters back': exploding(14),
  'eighteen letters back': exploding(18),
  'repetitions of repetitions': '((a{20}){20}){20}',
};

const WILDCARDS: Record<string, string> = {
  'a hundred asterisks': '*'.repeat(100),
  'a hundred asterisks and a letter that is missing': `${'*'.repeat(100)}x`,
  'fifty asterisks with letters between': '*_'.repeat(50),
  'an escaped asterisk': 'SIDE\\*',
  'an escaped letter': 'SIDE\\_W*',
  'a backslash at the end of it': 'SIDE_WORK\\',
  'signs of expressions': '(SIDE|PART)_*',
  'twenty open characters behind an asterisk': `*K${'?'.repeat(20)}`,
  'four open characters behind an asterisk': '*_????',
};

const withValue = (kind: string, patterns: Record<string, string>) =>
  Object.entries(patterns).map(([title, value]) =>
    searchCase(`${kind}: ${title}`, { query: { [kind]: { workType: { value } } }, size: 50 }),
  );

export const patterns: Case[] = [
  ...withValue('regexp', EXPRESSIONS),
  ...withValue('wildcard', WILDCARDS),
  searchCase('regexp: letter case ignored', {
    query: { regexp: { workType: { value: 'side_[a-z]+|INTERN', case_insensitive: true } } },
  }),
  searchCase('wildcard: letter case ignored', {
    query: { wildcard: { workType: { value: 'side_*', case_insensitive: true } } },
  }),
];
