import { screen, within } from '@testing-library/react';
import { type Answers, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { AdminHomeScreen } from './AdminHomeScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-06T00:00:00.000Z', version: 1 };
const person = (id: string, name: string) => ({ userID: id, user: { ...stamps, id, name } });
const nothing = { items: [], total: 0, aggregateItems: [] };

interface Search {
  filter: { state: { eq: string } };
}

const open = (answers: Answers) =>
  renderWithApi(<AdminHomeScreen />, {
    searchUserApplies: () => nothing,
    searchOpenJobs: () => nothing,
    listWPWorkers: () => ({ items: [] }),
    listUserEmployeeBenefits: () => ({ items: [] }),
    ...answers,
  });

const listOf = async (name: string) => screen.findByRole('region', { name });

beforeEach(() => signInAs({ isAdmin: true, groups: ['admin'] }));

test('each list has its first tasks, their number and the way to all of them', async () => {
  const requests = Array.from({ length: 7 }, (_, index) => ({
    ...{ ...stamps, id: `r${index}`, ...person(`u${index}`, `申請 ${index}`) },
    employeeBenefit: { ...stamps, id: 'ask', title: '税務の相談' },
  }));
  await open({
    searchUserApplies: () => ({
      ...{ ...nothing, total: 12 },
      items: [
        {
          ...stamps,
          id: 'a1',
          ...person('haruka', '森川 遥'),
          openJob: { ...stamps, id: 'j1', title: '設計' },
        },
      ],
    }),
    searchOpenJobs: ({ filter }: Search) => ({
      ...{ ...nothing, total: 1 },
      items: [
        filter.state.eq === 'DRAFT'
          ? { ...stamps, id: 'j3', title: '書きかけ' }
          : { ...stamps, id: 'j2', title: '確認待ち' },
      ],
    }),
    listWPWorkers: () => ({
      items: [{ ...stamps, id: 'w1', ...person('chihiro', '榎本 千尋'), categories: [] }],
      nextToken: 'more',
    }),
    listUserEmployeeBenefits: () => ({ items: requests }),
  });
  const applications = within(await listOf('新しい応募'));
  expect(applications.getByText('12件')).toBeInTheDocument();
  expect(applications.getByText('設計')).toBeInTheDocument();
  expect(applications.getByRole('link', { name: '森川 遥' })).toHaveAttribute(
    'href',
    `/admin/applies?q=${encodeURIComponent('森川 遥').replace('%20', '+')}&id=a1`,
  );
  expect(applications.getByRole('link', { name: '応募をすべて見る' })).toHaveAttribute(
    'href',
    '/admin/applies?type=APPLIED',
  );
  expect(within(await listOf('公開の確認待ち')).getByRole('link', { name: '確認待ち' })).toHaveAttribute(
    'href',
    '/admin/jobs/detail/j2',
  );
  expect(within(await listOf('案件の下書き')).getByRole('link', { name: '書きかけ' })).toHaveAttribute(
    'href',
    '/admin/jobs/edit/j3',
  );
  expect(within(await listOf('プロフェッショナルの申し込み')).getByText('1件以上')).toBeInTheDocument();
  const uses = within(await listOf('福利厚生の利用申請'));
  expect(uses.getByText('7件')).toBeInTheDocument();
  expect(uses.getAllByRole('listitem')).toHaveLength(5);
});

test('without tasks it says that nothing is waiting', async () => {
  await open({});
  expect(await screen.findByText('対応が必要なものはありません。')).toBeInTheDocument();
  expect(
    within(await listOf('新しい応募')).getByText(/確認を待っている応募はありません/),
  ).toBeInTheDocument();
});
