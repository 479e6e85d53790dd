import { screen, within } from '@testing-library/react';
import { aJob } from '../../testing/aJob';
import { aUser } from '../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../testing/renderWithApi';
import { signInAs } from '../../testing/signInAs';
import { HomeScreen } from './HomeScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };
const empty = { items: [] };

const aPerson = (changes: object = {}) => ({
  ...{
    ...stamps,
    id: 'me',
    displayName: 'ゆいこ',
    isAgreedPostForClient: true,
    isConfirmedServiceGuide: true,
  },
  ...{ isCompletedSurvey: true, workHistories: empty, skillSets: empty, userMainJobs: empty, applies: empty },
  ...{ favoriteOpenJobs: empty, usedEmployeeBenefits: empty },
  ...changes,
});

const hopes = {
  userMainJobId: 'frontend',
  mainJob: { ...stamps, id: 'frontend', name: 'フロントエンドエンジニア' },
  ...{ hopeLocationType: 'REMOTE', numberOfDayPerWeek: 3, skillTags: ['React'] },
};

const fitting = (id: string, changes: object = {}) => ({
  ...stamps,
  ...aJob({ id, title: `案件${id}` }),
  ...{ baseLocationTypes: ['REMOTE'], numberOfDayPerWeek: 3, skills: ['React'] },
  job: { ...stamps, id: 'frontend', name: 'フロントエンドエンジニア' },
  ...changes,
});

const aRow = (unreadCount: number, partnerName: string) => ({
  ...{
    ...stamps,
    id: partnerName,
    conversationId: partnerName,
    partnerName,
    lastMessage: 'こんにちは',
    unreadCount,
  },
});

const aBenefit = (id: string) => ({ ...stamps, id, title: `福利厚生${id}` });

const open = (person: object | null, answers: Answers = {}) =>
  renderWithApi(
    <HomeScreen />,
    {
      getUser: () => person,
      searchOpenJobs: () => ({ items: [], total: 0 }),
      listUserConversations: () => empty,
      listEmployeeBenefitByCreatedAt: () => empty,
      ...answers,
    },
    { at: '/home' },
  );

/** Returns the queries of Testing Library, limited to the block of the home screen with the given heading. */
const block = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section')!);

beforeEach(() => signInAs());

test('jobs are recommended with the number of fitting points and the reasons, the best one first', async () => {
  const jobs = [
    fitting('1', { baseLocationTypes: ['OFFICE'] }),
    fitting('2'),
    fitting('3', { job: null, skills: [], baseLocationTypes: [] }),
  ];
  await open(aPerson(hopes), { searchOpenJobs: () => ({ items: jobs, total: 3 }) });
  const recommended = await block('おすすめの案件');
  const [first, second, ...others] = await recommended.findAllByRole('article');
  expect(others).toEqual([]);
  expect(within(first!).getByText('相性 4/4')).toBeInTheDocument();
  expect(within(first!).getByText('お持ちのスキルが活かせます（React）')).toBeInTheDocument();
  expect(within(second!).getByText('相性 3/4')).toBeInTheDocument();
  expect(within(second!).queryByText('希望の働き方です')).not.toBeInTheDocument();
  // The same search gives the new jobs, with those that do not fit.
  expect((await block('新着の案件')).getAllByRole('article')).toHaveLength(3);
});

test('one search is built from the hopes; jobs applied to and rejected occupations are not recommended', async () => {
  const searchOpenJobs = jest.fn((_args: { filter?: object }) => ({
    items: [fitting('1'), fitting('2', { job: { ...stamps, id: 'sales', name: '営業' } }), fitting('3')],
    total: 3,
  }));
  const applies = { items: [{ ...stamps, id: 'me.1', openJobID: '1', type: 'APPLIED' }] };
  const wish = { ...stamps, id: 'me.sales', jobID: 'sales', isSelected: true, isPositive: false };
  await open(aPerson({ ...hopes, applies, userMainJobs: { items: [wish] } }), { searchOpenJobs });
  const recommended = await block('おすすめの案件');
  expect(
    (await recommended.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent),
  ).toEqual(['案件3']);
  expect((await block('新着の案件')).getByText('応募済み')).toBeInTheDocument();
  expect(searchOpenJobs).toHaveBeenCalledTimes(1);
  expect(searchOpenJobs.mock.calls[0]![0].filter).toMatchObject({
    or: [{ jobIDs: { in: ['frontend'] } }, {}],
  });
});

/** Answers a search as if so many jobs were new that none of the newest 50 fits. */
const asOnABusyDay = ({ filter }: { filter?: { or?: object[] } }) => {
  const includesNew = filter?.or?.some((part) => 'publishedAt' in part);
  const others = Array.from({ length: 50 }, (_, at) =>
    fitting(`別${at}`, { job: null, skills: [], baseLocationTypes: [] }),
  );
  return includesNew ? { items: others, total: 51 } : { items: [fitting('1')], total: 1 };
};

test('a heart on a recommended or a new card keeps the job at once, in both places', async () => {
  const createUserFavoriteOpenJobs = jest.fn((_call: { input: object }) => ({
    ...{ ...stamps, id: 'me.1', isFavorite: true },
  }));
  await open(aPerson(hopes), {
    searchOpenJobs: () => ({ items: [fitting('1')], total: 1 }),
    createUserFavoriteOpenJobs,
  });
  const hearts = await screen.findAllByRole('button', { name: '「案件1」をキープ' });
  expect(hearts).toHaveLength(2);
  await aUser().click(hearts[0]!);
  for (const heart of hearts) expect(heart).toBePressed();
  expect(createUserFavoriteOpenJobs.mock.calls.map(([{ input }]) => input)).toEqual([
    { userID: 'me', openJobID: '1', isFavorite: true },
  ]);
});

const onlyOccupation = { userMainJobId: 'frontend', mainJob: hopes.mainJob };

test('with nothing but an occupation, its jobs are recommended, and the text says so', async () => {
  await open(aPerson(onlyOccupation), {
    searchOpenJobs: () => ({ items: [fitting('1'), fitting('2', { job: null })], total: 2 }),
  });
  const recommended = await block('おすすめの案件');
  expect(await recommended.findAllByRole('article')).toHaveLength(1);
  expect(recommended.getByText(/登録した職種「フロントエンドエンジニア」の案件です/)).toBeInTheDocument();
});

test('with no preference at all nothing is recommended, although jobs are open', async () => {
  await open(aPerson(), { searchOpenJobs: () => ({ items: [fitting('1')], total: 1 }) });
  const recommended = await block('おすすめの案件');
  expect(await recommended.findByText(/希望条件を登録すると/)).toBeInTheDocument();
  expect(recommended.queryByRole('article')).not.toBeInTheDocument();
});

test('nobody who has set no conditions reads that these are too narrow', async () => {
  await open(aPerson(onlyOccupation));
  const recommended = await block('おすすめの案件');
  expect(
    recommended.getByText(/「フロントエンドエンジニア」で募集中の案件は、いまはありません/),
  ).toBeInTheDocument();
  expect(recommended.queryByText(/条件を広げる/)).not.toBeInTheDocument();
});

test('no task stands in two blocks', async () => {
  await open(aPerson(onlyOccupation));
  await screen.findByRole('list', { name: 'はじめの一歩' });
  for (const task of ['スキルを3つ以上登録する', '職歴を登録する', '希望の働き方を登録する'])
    expect(screen.getAllByRole('link', { name: task })).toHaveLength(1);
});

test('all applications are one link away', async () => {
  const applies = { items: [{ ...stamps, id: 'me.1', openJobID: '1', type: 'APPLIED', openJob: null }] };
  await open(aPerson({ applies }));
  const link = (await block('応募状況')).getByRole('link', { name: 'すべて見る' });
  expect(link).toHaveAttribute('href', '/user/mypage');
});

test('jobs that fit are recommended even when more than 50 newer ones do not', async () => {
  const searchOpenJobs = jest.fn(asOnABusyDay);
  await open(aPerson(hopes), { searchOpenJobs });
  const recommended = await block('おすすめの案件');
  expect(await recommended.findByRole('heading', { level: 3, name: '案件1' })).toBeInTheDocument();
  const newest = (await block('新着の案件')).getAllByRole('heading', { level: 3 });
  expect(newest.map(({ textContent }) => textContent)).toEqual([0, 1, 2, 3, 4, 5].map((at) => `案件別${at}`));
  expect(searchOpenJobs).toHaveBeenCalledTimes(2);
});

test('when the search for the rest of the recommended jobs fails, it alone is repeated', async () => {
  let failures = 1;
  const searchOpenJobs = jest.fn((args: Parameters<typeof asOnABusyDay>[0]) => {
    const found = asOnABusyDay(args);
    return found.total === 1 && failures-- > 0 ? refuse('InternalFailure') : found;
  });
  await open(aPerson(hopes), { searchOpenJobs });
  const recommended = await block('おすすめの案件');
  await aUser().click(await recommended.findByRole('button', { name: '再読み込み' }));
  expect(await recommended.findByRole('article')).toBeInTheDocument();
  expect((await block('新着の案件')).getAllByRole('article')).toHaveLength(6);
  expect(searchOpenJobs).toHaveBeenCalledTimes(3);
});

test('somebody new sees the first steps, each with the way to it, and what would be in every block', async () => {
  await open(aPerson({ isCompletedSurvey: null, isAgreedPostForClient: false }));
  const steps = within(await screen.findByRole('list', { name: 'はじめの一歩' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(7);
  expect(steps.getByRole('link', { name: '希望の働き方を登録する' })).toHaveAttribute(
    'href',
    '/user/edit-conditions',
  );
  expect((await block('おすすめの案件')).getByText(/希望条件を登録すると/)).toBeInTheDocument();
  expect((await block('未読メッセージ')).getByText(/メッセージがここに届きます/)).toBeInTheDocument();
  expect((await block('新着の案件')).getByText(/募集中の案件はありません/)).toBeInTheDocument();
  expect((await block('おすすめの福利厚生')).getByText(/新しい福利厚生はありません/)).toBeInTheDocument();
  const notices = await block('お知らせ');
  expect(notices.getByRole('link', { name: 'アンケートに答える' })).toHaveAttribute('href', '/user/survey');
  expect(notices.getByRole('link', { name: '設定を確認する' })).toBeInTheDocument();
});

test('unread conversations and the newest unused benefit are shown', async () => {
  await open(aPerson({ usedEmployeeBenefits: { items: [{ ...stamps, id: 'u', employeeBenefitID: '1' }] } }), {
    listUserConversations: () => ({ items: [aRow(2, '株式会社さざなみ'), aRow(0, '株式会社しずか')] }),
    listEmployeeBenefitByCreatedAt: () => ({ items: [aBenefit('1'), aBenefit('2')] }),
  });
  const messages = await block('未読メッセージ');
  expect(await messages.findByRole('link', { name: /株式会社さざなみ/ })).toHaveTextContent(/2$/);
  expect(messages.queryByText('株式会社しずか')).not.toBeInTheDocument();
  expect(await (await block('おすすめの福利厚生')).findByText('福利厚生2')).toBeInTheDocument();
});

test('a block that fails leaves the others, and is repeated on its own', async () => {
  let failures = 1;
  const searchOpenJobs = () =>
    failures-- > 0 ? refuse('InternalFailure') : { items: [fitting('1')], total: 1 };
  await open(aPerson(hopes), { searchOpenJobs });
  const newest = await block('新着の案件');
  await aUser().click(await newest.findByRole('button', { name: '再読み込み' }));
  expect(await newest.findByRole('article')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'プロフィールの完成度' })).toBeInTheDocument();
});

test('when the person cannot be read, new jobs and messages are shown nevertheless', async () => {
  await open(null, {
    getUser: () => refuse('InternalFailure'),
    searchOpenJobs: () => ({ items: [fitting('1')], total: 1 }),
  });
  expect(await (await block('新着の案件')).findByRole('article')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '再読み込み' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'おすすめの案件' })).not.toBeInTheDocument();
});
