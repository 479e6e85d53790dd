import * as fc from 'fast-check';
import { enums } from '../../../model/enums';
import type { JobSearch } from '../entities/job/search/JobSearch';

const ids = fc.uniqueArray(fc.stringMatching(/^[\w.-]{1,20}$/), { maxLength: 4 });
const bound = fc.option(fc.integer({ min: 1, max: 100 }), { nil: null });
const span = fc.option(fc.record({ from: fc.nat(4), to: fc.nat(7) }), { nil: null });

/** Draws searches for jobs with these texts and any conditions that an alert can keep. */
export const drawJobSearches = (keyword: fc.Arbitrary<string>): fc.Arbitrary<JobSearch> =>
  fc.record({
    keyword,
    occupations: ids,
    skills: ids,
    prefectures: ids,
    workTypes: fc.subarray([...enums.WorkType]),
    locations: fc.subarray([...enums.LocationType]),
    days: span,
    hours: span,
    week: fc.record({ from: bound, to: bound }),
    salaryType: fc.constantFrom(...enums.SalaryType),
    salary: fc.record({ from: bound, to: bound }),
    onlyExcellent: fc.boolean(),
    publishedWithinDays: fc.constant(null),
    sort: fc.constant(null),
    page: fc.constant(1),
  });
