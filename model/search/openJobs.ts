import type { Searchable } from './Searchable';

const JOB_WORDS = 'jobIDs skillIDs prefectureIDs workType baseLocationTypes salaryType';
const JOB_NUMBERS = 'numberOfDayPerWeek numberOfHoursPerDay hoursPerWeek minumumSalary maximumSalary';

/** The fields by which everybody may search public jobs. */
export const openJobs: Searchable = {
  kinds: {
    all: 'keyword',
    boolean: 'isExcellent',
    date: 'publishedAt createdAt',
    number: JOB_NUMBERS,
    text: 'title overView description',
    word: `id organizationId ${JOB_WORDS}`,
  },
  adminOnly: '',
  sorts: 'title publishedAt createdAt minumumSalary maximumSalary numberOfDayPerWeek',
  aggregates: `isExcellent ${JOB_WORDS} ${JOB_NUMBERS}`,
  date: 'publishedAt',
  hasConcepts: true,
};
