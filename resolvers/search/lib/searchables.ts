import type { Searchable } from './Searchable';

const COUNTED = 'jobIDs skillIDs prefectureIDs workType baseLocationTypes salaryType';
const NUMBERS = 'numberOfDayPerWeek numberOfHoursPerDay hoursPerWeek minumumSalary maximumSalary';

export const openJobs: Searchable = {
  kinds: {
    all: 'keyword',
    boolean: 'isExcellent isPublic isDraft',
    date: 'publishedAt createdAt',
    number: NUMBERS,
    text: 'title overView description',
    word: `id organizationId ${COUNTED}`,
  },
  adminOnly: 'isPublic isDraft',
  sorts: 'title publishedAt createdAt minumumSalary maximumSalary numberOfDayPerWeek',
  aggregates: `isExcellent ${COUNTED} ${NUMBERS}`,
  date: 'publishedAt',
};
