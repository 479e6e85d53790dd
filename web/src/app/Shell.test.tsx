import { act, screen, within } from '@testing-library/react';
import type { Session } from '../lib/auth/Session';
import { sessionStore } from '../lib/auth/sessionStore';
import { returnPath } from '../lib/route/returnPath';
import type { Screen, ScreenWithGrants } from '../lib/route/Screen';
import { toast } from '../lib/toast/toast';
import { renderScreens } from '../testing/renderScreens';
import { silentClient } from '../testing/silentClient';

// These tests do not call the API.
jest.mock('../lib/apollo/apolloClient', () => ({ apolloClient: silentClient }));
jest.mock('../lib/config/loadConfig', () => ({ loadConfig: () => Promise.resolve({}) }));

const at = (path: string, more: Partial<ScreenWithGrants>): ScreenWithGrants => ({
  path,
  layout: 'main',
  title: 'shell.menu.home',
  grants: ['signedIn'],
  load: () => Promise.resolve(() => <h1>{path}</h1>),
  ...more,
});
const screens: Screen[] = [
  at('/home', {}),
  at('/user/keep', {}),
  at('/jobs', { grants: ['guest', 'signedIn'], title: 'shell.menu.jobs' }),
  at('/jobs/detail/:id', { grants: ['guest', 'signedIn'] }),
  at('/portfolio/:path', { grants: ['guest', 'signedIn'], layout: 'public' }),
  at('/auth/login', { grants: ['guest'], layout: 'public', title: 'auth.pageTitle.login' }),
  at('/auth/profile-register', { layout: 'public', withoutProfile: true }),
  { ...at('/admin/applies', {}), layout: 'admin', grants: undefined },
  { ...at('/client/home', {}), layout: 'client', grants: undefined },
  at('/404', { grants: ['guest', 'signedIn'], withoutProfile: true, hidden: true }),
];

const person: Session = {
  status: 'signedIn',
  sub: 'a-sub',
  email: 'talent@example.com',
  displayName: '山田花子',
  profileIcon: '',
  groups: [],
  isAdmin: false,
  organizationId: '',
  hasProfile: true,
};
const guest: Session = { status: 'guest', reason: 'noTokens' };

async function open(path: string, session: Session) {
  sessionStore.set(session);
  const { router } = await renderScreens(screens, path);
  const now = () => router.state.location.pathname + router.state.location.search;
  return { router, now };
}
/** Changes the session while the shell is on the screen. */
const become = (session: Session) => act(async () => sessionStore.set(session));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => sessionStorage.clear());

test('the shell shows a loading screen until the session is known', async () => {
  await open('/home', { status: 'unknown' });
  expect(screen.getByRole('status', { name: '読み込んでいます' })).toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('a guest who requests a guarded page gets the login, and the path is remembered with its query and hash', async () => {
  const { now } = await open('/user/keep?sort=new#kept', guest);
  await heading('/auth/login');
  expect(now()).toBe('/auth/login');
  expect(returnPath.get()).toBe('/user/keep?sort=new#kept');
});

test('signing in leads back to the requested page and forgets it', async () => {
  const { now } = await open('/user/keep?sort=new', guest);
  await heading('/auth/login');
  await become(person);
  await heading('/user/keep');
  expect(now()).toBe('/user/keep?sort=new');
  expect(returnPath.get()).toBeNull();
});

test('signing out does not remember the current page for the next sign-in', async () => {
  await open('/user/keep', person);
  await heading('/user/keep');
  await become({ status: 'guest', reason: 'signedOut' });
  await heading('/auth/login');
  expect(returnPath.get()).toBeNull();
});

test('a signed-in person is redirected from the login', async () => {
  const { now } = await open('/auth/login', person);
  await heading('/home');
  expect(now()).toBe('/home');
});

test('a member of an organization lands on the first screen of its area while the area is open', async () => {
  const { now } = await open('/auth/login', { ...person, organizationId: 'an-organization' });
  await heading('/client/home');
  expect(now()).toBe('/client/home');
});

test('while the area of organizations is closed, its addresses do not exist for anybody but administrators', async () => {
  const { now } = await open('/client', person);
  await heading('/404');
  expect(now()).toBe('/404');
});

test('an unknown path and a page without the required right lead to /404', async () => {
  const warned = jest.spyOn(console, 'warn');
  const first = await open('/no/such/page', guest);
  await heading('/404');
  expect(first.now()).toBe('/404');
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

test('a talent who opens an administrators’ page gets /404', async () => {
  const { now } = await open('/admin/applies', person);
  await heading('/404');
  expect(now()).toBe('/404');
});

test('a person without a profile registers it first, and the job id is passed on', async () => {
  const { now } = await open('/jobs/detail/job-1?id=true', { ...person, hasProfile: false });
  await heading('/auth/profile-register');
  expect(now()).toBe('/auth/profile-register?id=job-1');
});

test('a public page shows visitors the public header and signed-in people the side navigation', async () => {
  await open('/jobs', guest);
  await heading('/jobs');
  expect(screen.getByRole('link', { name: 'ログイン' })).toBeInTheDocument();
  await become(person);
  expect(await screen.findAllByRole('link', { name: 'ホーム' })).not.toHaveLength(0);
});

test('a portfolio shows everybody the public header', async () => {
  await open('/portfolio/client-koji', person);
  await heading('/portfolio/:path');
  expect(screen.queryByRole('navigation', { name: 'メインメニュー' })).not.toBeInTheDocument();
});

test('the document title names the screen, and guarded pages are not indexed by search engines', async () => {
  await open('/home', person);
  await heading('/home');
  expect(document.title).toBe('ホーム | Enishi');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('navigation moves the focus to the new heading', async () => {
  const { router } = await open('/home', person);
  await heading('/home');
  await act(() => router.navigate('/user/keep'));
  expect(await heading('/user/keep')).toHaveFocus();
});

test('the main menu lists its primary entries first', async () => {
  await open('/home', person);
  await heading('/home');
  const [side] = screen.getAllByRole('navigation', { name: 'メインメニュー' });
  const lists = [...side!.querySelectorAll('ul')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );
  expect(lists).toEqual([
    ['ホーム', 'ポートフォリオ', '案件を探す', expect.stringMatching(/^メッセージ/)],
    ['キープ', 'ピックアップ', 'プロフェッショナル', '福利厚生', 'マイページ'],
  ]);
});

test('administrators see their own bar and menu', async () => {
  await open('/admin/applies', { ...person, groups: ['admin'], isAdmin: true });
  await heading('/admin/applies');
  expect(screen.getByText('管理画面', { selector: 'header span' })).toBeInTheDocument();
  const [side] = screen.getAllByRole('navigation', { name: 'メインメニュー' });
  const names = within(side!.querySelector('ul')!)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['ホーム', 'タレント', '案件応募者', '案件', 'メッセージ', 'タレント作成']);
});

const admin: Session = { ...person, groups: ['admin'], isAdmin: true };

test('an administrator who signs in arrives in the administrators’ area', async () => {
  const { now } = await open('/home', guest);
  await heading('/auth/login');
  await become(admin);
  await heading('/admin/applies');
  expect(now()).toBe('/admin/applies');
});

test('the account menu ends without an empty section', async () => {
  await open('/home', person);
  await heading('/home');
  const menu = screen.getByText('talent@example.com').closest('details')!;
  const lists = within(menu).getAllByRole('list', { hidden: true });
  expect(lists.filter(({ dataset }) => dataset.on !== 'phones')).toHaveLength(1);
});

test('a toast stays visible during a redirect', async () => {
  const { router, now } = await open('/jobs', person);
  await heading('/jobs');
  act(() => toast.success('ログインしました'));
  const notice = await screen.findByText('ログインしました');
  await act(() => router.navigate('/?from=login'));
  await heading('/home');
  expect(now()).toBe('/home?from=login');
  expect(notice).toBeInTheDocument();
});

test.each(['/home', '/jobs', '/portfolio/aoi', '/admin/applies', '/404'])(
  'a person who is leaving can come back from %s',
  async (path) => {
    const leaving = { ...person, groups: ['admin'], isAdmin: true };
    await open(path, { ...leaving, deletionRequestedAt: '2026-11-25T03:00:00.000Z' });
    expect(await screen.findByRole('button', { name: '退会を取り消す' })).toBeInTheDocument();
    expect(screen.getByText(/^退会の手続き中です。2026年12月9日以降に/)).toBeInTheDocument();
    await become({ ...leaving, deletionRequestedAt: null });
    expect(screen.queryByRole('button', { name: '退会を取り消す' })).not.toBeInTheDocument();
  },
);
