import { readUsersView } from './readUsersView';
import { buildUsersFilter } from './buildUsersFilter';
import type { UsersView } from './UsersView';
import { writeUsersView } from './writeUsersView';

const everybody = readUsersView(new URLSearchParams());
const view: UsersView = {
  ...everybody,
  keyword: '森川',
  facets: {
    ...everybody.facets,
    skillIDs: ['react', 'go'],
    appetiteToSideWork: ['NOW'],
    isPrivate: ['false'],
    isAgreedPostForClient: ['true', 'false'],
  },
  daysFrom: 3,
  hoursFrom: 4,
  yearsFrom: 5,
  pay: { type: 'MONTHLY', most: 600_000 },
  ratedFrom: 4,
  visitedWithin: 30,
  sort: { field: 'lastVisitedDay', direction: 'desc' },
  page: 3,
  open: 'sub',
};

describe('the view of talents', () => {
  it('is restored from its url', () => {
    expect(readUsersView(new URLSearchParams(writeUsersView(view)))).toEqual(view);
  });

  it('has no query when nothing is chosen', () => {
    expect(writeUsersView(everybody)).toEqual({});
  });

  it('ignores what it cannot read in a url', () => {
    const odd =
      'change=MAYBE&private=perhaps&skill=<script>&sort=email.asc&page=0&visited=-1&days=8&hours=25&years=4&' +
      'pay=FIXED.100&rated=6&gender=';
    expect(readUsersView(new URLSearchParams(odd))).toEqual(everybody);
  });

  it('filters by what is chosen; both answers to a question are no condition', () => {
    expect(buildUsersFilter(view, Date.parse('2026-03-31T12:00:00Z'))).toEqual({
      keyword: { match: '森川' },
      skillIDs: { in: ['react', 'go'] },
      appetiteToSideWork: { in: ['NOW'] },
      isPrivate: { eq: false },
      skillYears: { in: ['react:5', 'go:5'] },
      numberOfDayPerWeek: { gte: 3 },
      numberOfHoursPerDay: { gte: 4 },
      or: [
        { salaryType: { eq: 'HOURLY' }, minumumSalary: { lte: 3_462 } },
        { salaryType: { eq: 'DAILY' }, minumumSalary: { lte: 27_692 } },
        { salaryType: { eq: 'MONTHLY' }, minumumSalary: { lte: 600_000 } },
        { salaryType: { eq: 'YEARLY' }, minumumSalary: { lte: 7_200_000 } },
      ],
      evaluationAvg: { gte: 4 },
      lastVisitedWithin: { in: ['DAYS_7', 'DAYS_30'] },
    });
    expect(buildUsersFilter(everybody)).toBeUndefined();
    const longer = { ...everybody, visitedWithin: 90 };
    expect(buildUsersFilter(longer, Date.parse('2026-03-31T12:00:00Z'))).toEqual({
      lastVisitedDay: { gte: '2025-12-31' },
    });
    // Years belong to a skill.
    expect(buildUsersFilter({ ...everybody, yearsFrom: 5 })).toBeUndefined();
  });
});
