import { readUsersView } from './readUsersView';
import { usersFilterOf } from './usersFilterOf';
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
  ratedFrom: 4,
  visitedWithin: 30,
  sort: { field: 'lastVisitedDay', direction: 'desc' },
  page: 3,
  open: 'sub',
};

describe('the table of talents', () => {
  it('is the same again when its address is opened', () => {
    expect(readUsersView(new URLSearchParams(writeUsersView(view)))).toEqual(view);
  });

  it('has the bare address when nothing is chosen', () => {
    expect(writeUsersView(everybody)).toEqual({});
  });

  it('ignores what an address cannot mean', () => {
    const odd =
      'change=MAYBE&private=perhaps&skill=<script>&sort=email.asc&page=0&visited=-1&days=8&rated=6&gender=';
    expect(readUsersView(new URLSearchParams(odd))).toEqual(everybody);
  });

  it('asks the API for what is chosen; both answers of a question ask for everybody', () => {
    expect(usersFilterOf(view, Date.parse('2026-03-31T12:00:00Z'))).toEqual({
      keyword: { match: '森川' },
      skillIDs: { in: ['react', 'go'] },
      appetiteToSideWork: { in: ['NOW'] },
      isPrivate: { eq: false },
      numberOfDayPerWeek: { gte: 3 },
      evaluationAvg: { gte: 4 },
      lastVisitedDay: { gte: '2026-03-01' },
    });
    expect(usersFilterOf(everybody)).toBeUndefined();
  });
});
