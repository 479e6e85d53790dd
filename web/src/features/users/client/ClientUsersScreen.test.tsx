import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../testing/aUser';
import { renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { ClientUsersScreen } from './ClientUsersScreen';

const user = aUser();
const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };
const member = { organizationId: 'an-organization' };
const administrator = { isAdmin: true, groups: ['admin'] };

const aTalent = (changes: Record<string, unknown> = {}) => ({
  ...stamps,
  ...{ id: 'a', sub: 'a', nameForClient: 'Y・E', name: '縁 結子', skillTags: ['React'] },
  ...{ appetiteToSideWork: 'NOW', hopeLocationType: 'REMOTE', numberOfDayPerWeek: 3, numberOfHoursPerDay: 6 },
  ...{ salaryType: 'MONTHLY', minumumSalary: 600_000, lastVisitedWithin: 'DAYS_7' },
  ...changes,
});

interface Asked {
  filter?: object;
  from?: number;
  aggregates?: { field: string }[];
}

async function open({ at = '/client/users', talent = aTalent(), ties = [] as object[], more = {} } = {}) {
  const buckets = [{ key: 'NOW', doc_count: 7 }];
  const result = { __typename: 'SearchableAggregateBucketResult', buckets };
  const searchUsers = jest.fn((_args: Asked) => ({
    items: [talent],
    total: 60,
    nearTotal: 60,
    match: 'EXACT',
    aggregateItems: [{ name: 'appetiteToSideWork', result }],
  }));
  const listTalentTies = jest.fn((_args: object) => ties);
  const answers = {
    listJobs: () => ({ items: [] }),
    listPrefacturesByOrderByPosition: () => ({ items: [] }),
    listSkillTagsByOrderByPosition: () => ({ items: [] }),
    searchUsers,
    listTalentTies,
    ...more,
  };
  const view = await renderWithApi(<ClientUsersScreen />, answers, { at, path: '/client/users' });
  const card = (await screen.findByText('Y・E')).closest('article')!;
  return { ...view, searchUsers, listTalentTies, card };
}

test('an organization finds talents by the names chosen for organizations', async () => {
  signInAs(member);
  const { card, searchUsers } = await open();
  expect(card).toHaveTextContent('すぐにでも');
  expect(card).toHaveTextContent('週3日・1日6時間');
  expect(screen.queryByText(/縁 結子/)).not.toBeInTheDocument();
  expect(screen.queryByText('CSVの書き出し')).not.toBeInTheDocument();
  // The API applies the conditions for organizations itself.
  expect(searchUsers.mock.calls[0]![0].filter).toBeUndefined();
});

test('an administrator searches only offered talents and sees no more of them than an organization does', async () => {
  signInAs(administrator);
  const talent = aTalent({
    ...{ isShareAppetites: false, isShareWorkTime: false, isShareHopeSalary: false },
    ...{
      isShareHopeLocationType: false,
      isShareProfileIcon: false,
      profileIcon: 'https://img.example.com/a',
    },
  });
  const { card, searchUsers } = await open({ talent });
  expect(searchUsers.mock.calls[0]![0].filter).toEqual({
    isAgreedPostForClient: { eq: true },
    isPrivate: { eq: false },
    isDebug: { eq: false },
  });
  expect(card).toHaveTextContent(/Y・E7日以内に訪問React$/);
  expect(card.querySelector('img')).toBeNull();
  expect(screen.getByText('CSVの書き出し')).toBeInTheDocument();
});

test('the preview of an administrator hides what depends on a share flag that was never set', async () => {
  signInAs(administrator);
  const { card } = await open({ talent: aTalent({ profileIcon: 'https://img.example.com/a' }) });
  expect(card).toHaveTextContent(/Y・E7日以内に訪問React$/);
  expect(card.querySelector('img')).toBeNull();
});

test('the preview of an administrator shows what the talent shares', async () => {
  signInAs(administrator);
  const talent = aTalent({ isShareAppetites: true, isShareWorkTime: true });
  const { card } = await open({ talent });
  expect(card).toHaveTextContent('すぐにでも');
  expect(card).toHaveTextContent('週3日・1日6時間');
  expect(card).not.toHaveTextContent('60万円');
});

test('an organization filters by what talents offer; other conditions in the url are ignored', async () => {
  signInAs(member);
  const { searchUsers } = await open({
    at: '/client/users?side=NOW&days=3&gender=FEMALE&age=AGE_20S&private=true&visited=90&sort=createdAt.asc&page=2',
  });
  const [asked] = searchUsers.mock.calls[0]!;
  expect(asked).toMatchObject({
    filter: { appetiteToSideWork: { in: ['NOW'] }, numberOfDayPerWeek: { gte: 3 } },
    from: 24,
  });
  expect(Object.keys(asked.filter!)).toEqual(['appetiteToSideWork', 'numberOfDayPerWeek']);
  expect(asked.aggregates?.map(({ field }) => field)).not.toContain('gender');
  expect(screen.getByLabelText('条件「稼働日数：週3日以上」を外す')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /を外す$/ })).toHaveLength(2);
  expect(screen.getByRole('link', { name: '次へ' })).toHaveAttribute(
    'href',
    '/client/users?side=NOW&days=3&page=3',
  );
});

test('organizations filter by the years of a skill, by pay, hours and the last visit', async () => {
  signInAs(member);
  const { searchUsers } = await open({
    at: '/client/users?skill=react&years=3&hours=4&pay=MONTHLY.500000&visited=7',
  });
  expect(searchUsers.mock.calls[0]![0].filter).toMatchObject({
    ...{ skillYears: { in: ['react:3'] }, numberOfHoursPerDay: { gte: 4 } },
    ...{ lastVisitedWithin: { in: ['DAYS_7'] } },
    or: expect.arrayContaining([{ salaryType: { eq: 'MONTHLY' }, minumumSalary: { lte: 500_000 } }]),
  });
  const chips = screen
    .getAllByRole('button', { name: /を外す$/ })
    .map((chip) => chip.getAttribute('aria-label'));
  expect(chips.filter((name) => !name?.includes('スキル'))).toEqual([
    '条件「1日の稼働時間：1日4時間以上」を外す',
    '条件「経験年数：3年以上」を外す',
    '条件「希望額：月額 〜50万円」を外す',
    '条件「最終訪問：7日以内」を外す',
  ]);
});

const docked = () => screen.getByRole('complementary', { name: '絞り込み' });

test('on wide windows the filters are beside the talents and say how many are set', async () => {
  signInAs(member);
  const { searchUsers } = await open({ at: '/client/users?q=React&side=NOW&days=3' });
  expect(docked()).toHaveTextContent(/^絞り込み（2）/);
  await aUser().click(
    within(within(docked()).getByLabelText('副業の意欲')).getByRole('checkbox', { name: 'いずれは' }),
  );
  await waitFor(() =>
    expect(searchUsers.mock.lastCall![0].filter).toMatchObject({
      appetiteToSideWork: { in: ['NOW', 'SOMEDAY'] },
    }),
  );
});

test('on telephones the filters open in a sheet', async () => {
  const { matchMedia } = window;
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: media.includes('max-width') });
  try {
    signInAs(member);
    await open();
    expect(screen.queryByLabelText('副業の意欲')).not.toBeInTheDocument();
    await aUser().click(screen.getByRole('button', { name: '絞り込み' }));
    const sheet = await screen.findByRole('dialog', { name: '絞り込み' });
    expect(within(sheet).getByLabelText('副業の意欲')).toBeInTheDocument();
  } finally {
    window.matchMedia = matchMedia;
  }
});

test('a value with too few talents to be counted can be selected', async () => {
  signInAs(member);
  await open();
  const facet = within(docked()).getByLabelText('副業の意欲');
  expect(within(facet).getByRole('checkbox', { name: /^すぐにでも\s*7$/ })).toBeEnabled();
  expect(within(facet).getByRole('checkbox', { name: 'いずれは' })).toBeEnabled();
});

test('a card says what the organization has to do with the talent already', async () => {
  signInAs(member);
  const ties = [
    { userID: 'a', applied: ['one'], scouted: [], recommended: ['one', 'two'], isKept: true, labels: [] },
  ];
  const { card, listTalentTies } = await open({ ties });
  await waitFor(() => expect(card).toHaveTextContent('応募済み推薦済み'));
  expect(card).not.toHaveTextContent('スカウト済み');
  // One call for the page, by the keys of its talents.
  expect(listTalentTies.mock.calls.map(([asked]) => asked)).toEqual([
    { userIDs: ['a'], organizationId: 'an-organization' },
  ]);
});

test('one tap on the heart of a card keeps a talent, without leaving the list', async () => {
  signInAs(member);
  const poolTalent = jest.fn((_asked: object) => ({ id: 'a.an-organization', userID: 'a', isKept: true }));
  const { card } = await open({ more: { poolTalent } });
  const heart = within(card).getByRole('button', { name: '「Y・E」さんを気になるに追加' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(poolTalent).toHaveBeenCalledTimes(1));
  expect(poolTalent.mock.calls[0]![0]).toEqual({
    input: { userID: 'a', organizationId: 'an-organization', isKept: true },
  });
  expect(within(card).getByRole('link', { name: 'Y・E' })).toHaveAttribute('href', '/client/users/a');
});

test('an administrator has no heart: nobody is kept without an organization', async () => {
  signInAs(administrator);
  const { card } = await open();
  expect(within(card).queryByRole('button')).not.toBeInTheDocument();
});
