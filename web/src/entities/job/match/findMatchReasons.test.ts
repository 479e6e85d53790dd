import { findMatchReasons } from './findMatchReasons';

const hopes = {
  id: 'me',
  skillTags: ['React', 'Go'],
  numberOfDayPerWeek: 3,
  hopeLocationType: 'REMOTE' as const,
  salaryType: 'MONTHLY' as const,
  minumumSalary: 600_000,
  userMainJobId: 'frontend',
};

const job = {
  job: { id: 'frontend', name: 'フロントエンドエンジニア', color: null },
  requiredSkillTags: [{ id: '1', name: 'React' }],
  welcomeSkillTags: [{ id: '2', name: 'Vue.js' }],
  numberOfDayPerWeek: 3,
  baseLocationTypes: ['REMOTE' as const],
  salaryType: 'MONTHLY' as const,
  minumumSalary: 500_000,
  maximumSalary: 700_000,
};

const fits = (...args: Parameters<typeof findMatchReasons>) =>
  Object.fromEntries(findMatchReasons(...args).map((reason) => [reason.key, reason.fits]));

describe('the match of a job and a person’s preferences', () => {
  it('is listed point by point, with the skills in common', () => {
    expect(fits(hopes, job)).toEqual({
      skills: true,
      occupation: true,
      days: true,
      place: true,
      salary: true,
    });
    expect(findMatchReasons(hopes, job)[0]!.names).toEqual(['React']);
  });

  it('includes the points that do not fit', () => {
    const other = {
      ...job,
      numberOfDayPerWeek: 4,
      baseLocationTypes: ['OFFICE' as const],
      maximumSalary: 550_000,
    };
    expect(fits(hopes, other)).toMatchObject({ days: false, place: false, salary: false });
  });

  it('compares only what both have given, and amounts only of the same salary type', () => {
    const silent = {
      ...hopes,
      skillTags: null,
      numberOfDayPerWeek: null,
      hopeLocationType: null,
      userMainJobId: null,
    };
    expect(fits(silent, { ...job, salaryType: 'HOURLY' })).toEqual({});
    expect(fits(hopes, { ...job, requiredSkillTags: null, welcomeSkillTags: null })).not.toHaveProperty(
      'skills',
    );
  });
});
