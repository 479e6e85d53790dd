import { screen, within } from '@testing-library/react';
import { renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { AdminHomeScreen } from './AdminHomeScreen';

const at = '2026-01-05T00:00:00.000Z';
const task = (id: string, name: string, more: object = {}) => ({ id, name, at, ...more });
const work = (kind: string, count: number, tasks: object[], isMore = false) => ({
  kind,
  count,
  isMore,
  tasks,
});

const open = (works: object[]) => renderWithApi(<AdminHomeScreen />, { listOpenWork: () => works });

const listOf = async (name: string) => screen.findByRole('region', { name });

beforeEach(() => signInAs({ isAdmin: true, groups: ['admin'] }));

test('each list has its first tasks, their number and the way to all of them', async () => {
  await open([
    work('COMPLAINT', 2, [
      task('c1', 'bcdfghjk', { dueOn: '2026-01-19' }),
      task('c2', 'mnpqrstv', { dueOn: '2099-01-19' }),
    ]),
    work('APPLICATION', 12, [task('a1', '森川 遥', { userID: 'haruka', note: '設計' })]),
    work('JOB_REVIEW', 1, [task('j2', '確認待ち')]),
    work('BENEFIT_REVIEW', 1, [task('b1', '研修の割引', { note: '株式会社まなび' })]),
    work('JOB_DRAFT', 1, [task('j3', '書きかけ')]),
    work('PROFESSIONAL', 1, [task('w1', '榎本 千尋', { userID: 'chihiro' })], true),
    work('BENEFIT_USE', 7, [task('r1', '結城 結', { userID: 'yui', note: '税務の相談' })]),
  ]);
  expect(within(await listOf('苦情・通報')).getByRole('link', { name: 'bcdfghjk' })).toHaveAttribute(
    'href',
    '/admin/complaints',
  );
  expect(within(await listOf('苦情・通報')).getByText('期限超過（2026年1月19日まで）')).toBeInTheDocument();
  expect(within(await listOf('苦情・通報')).getByText('回答期限 2099年1月19日')).toBeInTheDocument();
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
    '/admin/jobs/review/j2',
  );
  expect(within(await listOf('案件の下書き')).getByRole('link', { name: '書きかけ' })).toHaveAttribute(
    'href',
    '/admin/jobs/edit/j3',
  );
  expect(within(await listOf('プロフェッショナルの申し込み')).getByText('1件以上')).toBeInTheDocument();
  const uses = within(await listOf('福利厚生の利用申請'));
  expect(uses.getByText('7件')).toBeInTheDocument();
  expect(uses.getByRole('link', { name: '結城 結' })).toHaveAttribute('href', '/admin/users/yui');
  const benefits = within(await listOf('福利厚生の公開の確認待ち'));
  expect(benefits.getByRole('link', { name: '研修の割引' })).toHaveAttribute(
    'href',
    '/admin/employee-benefits/edit/b1',
  );
});

test('without tasks it says that nothing is waiting', async () => {
  await open([]);
  expect(await screen.findByText('対応が必要なものはありません。')).toBeInTheDocument();
  expect(
    within(await listOf('新しい応募')).getByText(/確認を待っている応募はありません/),
  ).toBeInTheDocument();
});
