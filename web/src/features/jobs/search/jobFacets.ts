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

/** One count per value of each facet, asked for together with the page. */
export const jobFacets: SearchableOpenJobAggregateInput[] = FIELDS.map((field) => ({
  name: field,
  type: 'terms',
  field,
}));
