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

/** The aggregates that a job search requests: for each of these fields, how many jobs have each value. */
export const jobFacets: SearchableOpenJobAggregateInput[] = FIELDS.map((field) => ({
  name: field,
  type: 'terms',
  field,
}));
