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

/** The aggregates that a job search requests: the number of jobs for each value of each filter. */
export const jobFacets: SearchableOpenJobAggregateInput[] = FIELDS.map((field) => ({
  name: field,
  type: 'terms',
  field,
}));
