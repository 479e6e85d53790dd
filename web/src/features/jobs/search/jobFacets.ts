import type {
  SearchableOpenJobAggregateField,
  SearchableOpenJobAggregateInput,
} from '../../../generated/schema';

const FIELDS = [
  'jobIDs',
  'skillIDs',
  'prefectureIDs',
  'workType',
  'baseLocationTypes',
  'numberOfDayPerWeek',
  'numberOfHoursPerDay',
  'salaryType',
  'isExcellent',
] satisfies SearchableOpenJobAggregateField[];

/** The aggregates that a job search requests, so that each filter can show how many jobs have each value. */
export const jobFacets: SearchableOpenJobAggregateInput[] = FIELDS.map((field) => ({
  name: field,
  type: 'terms',
  field,
}));
