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

/** The aggregates of a search: one count per value of each facet. */
export const jobFacets: SearchableOpenJobAggregateInput[] = FIELDS.map((field) => ({
  name: field,
  type: 'terms',
  field,
}));
