import type { Searchable } from './Searchable';

const WORDS =
  'jobIDs skillIDs prefectureIDs appetiteToChangeJobs appetiteToSideWork salaryType hopeLocationType';
const NUMBERS = 'numberOfDayPerWeek numberOfHoursPerDay minumumSalary maximumSalary evaluationAvg';

/** What administrators may ask of talents; the index itself holds nothing that they may not read. */
export const users: Searchable = {
  kinds: {
    all: 'keyword',
    boolean: 'isPrivate isAgreedPostForClient isDebug',
    date: 'createdAt updatedAt lastVisitedDay birthDate',
    number: NUMBERS,
    text: 'name displayName description',
    word: `id sub email organizationId gender ageBand ${WORDS}`,
  },
  adminOnly: '',
  sorts: `name displayName createdAt updatedAt lastVisitedDay birthDate ${NUMBERS}`,
  aggregates: `gender ageBand isPrivate isAgreedPostForClient ${WORDS} ${NUMBERS}`,
  date: 'createdAt',
};
