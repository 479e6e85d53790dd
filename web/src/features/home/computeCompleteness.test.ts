import { computeCompleteness } from './computeCompleteness';
import type { HomeUser } from './HomeUser';

const nobody: HomeUser = {
  id: 'me',
  profileIcon: null,
  description: null,
  isAgreedPostForClient: null,
  isConfirmedServiceGuide: null,
  isCompletedSurvey: null,
  isAlreadyEditedBasic: null,
  blockedOrganizationIds: null,
  skillTags: null,
  userMainJobId: null,
  userMainJobs: { items: [] },
  usedEmployeeBenefits: { items: [] },
  hopeLocationType: null,
  numberOfDayPerWeek: null,
  salaryType: null,
  minumumSalary: null,
  mainJob: null,
  workHistories: { items: [] },
  skillSets: { items: [] },
  applies: { items: [] },
  favoriteOpenJobs: { items: [] },
};

const somebody: HomeUser = {
  ...nobody,
  profileIcon: 'icon',
  description: 'はじめまして',
  hopeLocationType: 'REMOTE',
  numberOfDayPerWeek: 3,
  salaryType: 'HOURLY',
  minumumSalary: 4_000,
  mainJob: { id: 'frontend', name: 'フロントエンドエンジニア' },
  workHistories: { items: [{ id: '1' }] },
  skillSets: { items: ['1', '2', '3'].map((id) => ({ id, skillSetSkillTagId: id })) },
};

describe('the completeness of a profile', () => {
  it('is 0 for an empty and 100 for a full one', () => {
    expect(computeCompleteness(nobody).percent).toBe(0);
    expect(computeCompleteness(somebody)).toEqual({ percent: 100, missing: [] });
  });

  it('lists the missing part with the highest weight first', () => {
    expect(computeCompleteness(nobody).missing[0]!.key).toBe('histories');
    const { percent, missing } = computeCompleteness({ ...somebody, description: '', profileIcon: null });
    expect(percent).toBe(75);
    expect(missing.map(({ key }) => key)).toEqual(['description', 'icon']);
  });

  it('counts skills from the third one on', () => {
    const two = { items: ['1', '2'].map((id) => ({ id, skillSetSkillTagId: id })) };
    expect(computeCompleteness({ ...somebody, skillSets: two }).missing[0]!.key).toBe('skills');
  });
});
