import * as fc from 'fast-check';
import { searchUrl } from '../../../lambdas/notify-email/alerts/searchUrl';
import { enums } from '../../../model/enums';
import { buildResultUrl } from '../../../web/src/entities/job/search/buildResultUrl';
import { buildAlertSearch } from '../../../web/src/features/jobs/alerts/buildAlertSearch';

const ids = fc.option(fc.uniqueArray(fc.stringMatching(/^[\w.-]{1,9}$/), { minLength: 1, maxLength: 3 }), {
  nil: null,
});
const bound = fc.option(fc.integer({ min: 1, max: 90 }), { nil: null });
const some = <Value>(values: readonly Value[]) =>
  fc.option(fc.subarray([...values], { minLength: 1 }), { nil: null });

const alerts = fc.record({
  keyword: fc.option(
    fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => `x${text.trim()}`),
    { nil: null },
  ),
  ...{ jobs: ids, skillTags: ids, prefectures: ids },
  workType: some(enums.WorkType),
  baseLocationTypes: some(enums.LocationType),
  ...{ minimumDaysPerWeek: bound, maximumDaysPerWeek: bound },
  ...{ minimumHoursPerDay: bound, maximumHoursPerDay: bound },
  ...{ minimumHoursPerWeek: bound, maximumHoursPerWeek: bound },
  salaryType: fc.option(fc.constantFrom(...enums.SalaryType), { nil: null }),
  ...{ minumumSalary: bound, maximumSalary: bound },
  isExcellent: fc.constantFrom(true, null),
});

test('the mail of an alert leads to the same search as the web app', () => {
  fc.assert(
    fc.property(alerts, (alert) => {
      const search = { ...buildAlertSearch(alert as never), sort: 'new' as const };
      expect(searchUrl(alert as never, '')).toBe(buildResultUrl(search));
    }),
  );
});
