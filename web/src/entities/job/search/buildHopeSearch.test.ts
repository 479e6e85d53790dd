import { buildHopeSearch, type Hopes } from './buildHopeSearch';
import { emptyJobSearch } from './emptyJobSearch';

const none: Hopes = {
  ...{ hopeLocationType: null, numberOfDayPerWeek: null, numberOfHoursPerDay: null },
  ...{ salaryType: null, minumumSalary: null, areas: [], wanted: [], unwanted: [] },
};
const all = ['design', 'sales', 'sre'];

describe('the job search for the wishes of a talent', () => {
  it('has no condition without wishes', () => {
    expect(buildHopeSearch(none, all)).toEqual(emptyJobSearch);
  });

  it('finds jobs that need at most the time of the talent and pay at least the minimum', () => {
    const hopes: Hopes = {
      ...{ ...none, hopeLocationType: 'HYBRID', numberOfDayPerWeek: 3, numberOfHoursPerDay: 7.5 },
      ...{ salaryType: 'HOURLY', minumumSalary: 4_000, areas: ['tokyo'], wanted: ['design'] },
    };
    expect(buildHopeSearch(hopes, all)).toEqual({
      ...{ ...emptyJobSearch, locations: ['HYBRID'], prefectures: ['tokyo'], occupations: ['design'] },
      ...{ days: { from: 1, to: 3 }, hours: { from: 1, to: 7.5 } },
      ...{ salaryType: 'HOURLY', salary: { from: 4_000, to: null } },
    });
  });

  it('leaves out the unwanted occupations, unless some are wanted', () => {
    expect(buildHopeSearch({ ...none, unwanted: ['sales'] }, all).occupations).toEqual(['design', 'sre']);
    const both = { ...none, wanted: ['sre'], unwanted: ['sales'] };
    expect(buildHopeSearch(both, all).occupations).toEqual(['sre']);
  });

  it('ignores areas for remote work, and an amount without its unit of time', () => {
    const remote: Hopes = { ...none, hopeLocationType: 'REMOTE', areas: ['tokyo'], minumumSalary: 4_000 };
    expect(buildHopeSearch(remote, all)).toEqual({ ...emptyJobSearch, locations: ['REMOTE'] });
  });
});
