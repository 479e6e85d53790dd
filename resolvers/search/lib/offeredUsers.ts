import type { Searchable } from './Searchable';

const WORDS =
  'jobIDs skillIDs prefectureIDs appetiteToChangeJobs appetiteToSideWork salaryType hopeLocationType';
const NUMBERS = 'numberOfDayPerWeek numberOfHoursPerDay minumumSalary maximumSalary evaluationAvg';

/** What organizations may ask of talents: what they may read of them, so no dates of birth and no visits. */
export const offeredUsers: Searchable = {
  kinds: {
    all: 'keyword',
    boolean: '',
    date: 'createdAt updatedAt',
    number: NUMBERS,
    text: 'name displayName description',
    word: `id sub gender ageBand ${WORDS}`,
  },
  adminOnly: '',
  sorts: `name displayName createdAt updatedAt ${NUMBERS}`,
  aggregates: `gender ageBand ${WORDS} ${NUMBERS}`,
  date: 'createdAt',
};
