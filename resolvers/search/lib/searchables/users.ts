import type { Searchable } from '../../../../model/search/Searchable';
import { hopes } from './hopes';

/** The fields by which administrators may search talents. Their search index contains all talents. */
export const users: Searchable = {
  kinds: {
    all: 'keyword',
    boolean: 'isPrivate isAgreedPostForClient isDebug',
    date: 'createdAt updatedAt lastVisitedDay birthDate',
    number: hopes.numbers,
    text: 'name displayName description',
    word: `id sub email organizationId gender ageBand ${hopes.words} ${hopes.years}`,
  },
  adminOnly: '',
  comparesPeriods: true,
  hasConcepts: true,
  ranges: hopes.ranges,
  narrows: hopes.narrows,
  identities: { email: 'email', tel: 'tel', id: 'id sub' },
  sorts: `name displayName createdAt updatedAt lastVisitedDay birthDate ${hopes.numbers}`,
  aggregates: `gender ageBand isPrivate isAgreedPostForClient ${hopes.words} ${hopes.numbers}`,
  date: 'createdAt',
};
