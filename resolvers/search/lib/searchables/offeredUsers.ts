import type { Searchable } from '../../../../model/search/Searchable';
import { hopes } from './hopes';

/**
 * The fields by which organizations may search talents: only those that organizations may read. Dates of birth and
 * visits are not among them.
 */
export const offeredUsers: Searchable = {
  kinds: {
    all: 'keyword',
    boolean: '',
    date: 'createdAt updatedAt',
    number: hopes.numbers,
    text: 'name displayName description',
    word: `id sub gender ageBand ${hopes.words} ${hopes.years}`,
  },
  adminOnly: '',
  comparesPeriods: true,
  hasConcepts: true,
  ranges: hopes.ranges,
  narrows: hopes.narrows,
  identities: { id: 'id sub' },
  sorts: `name displayName createdAt updatedAt ${hopes.numbers}`,
  aggregates: `gender ageBand ${hopes.words} ${hopes.numbers}`,
  date: 'createdAt',
};
