import { act, screen, within } from '@testing-library/react';
import type { Session, SignedIn } from '../lib/auth/Session';
import { sessionStore } from '../lib/auth/sessionStore';
import type { Screen, ScreenWithGrants } from '../lib/route/Screen';
import { renderScreens } from '../testing/renderScreens';
import { silentClient } from '../testing/silentClient';

// These tests do not call the API.
jest.mock('../lib/apollo/apolloClient', () => ({ apolloClient: silentClient }));
jest.mock('../lib/config/loadConfig', () => ({ loadConfig: () => Promise.resolve({}) }));

const loads = jest.fn<void, [string]>();

const at = (path: string, more: Partial<ScreenWithGrants>): ScreenWithGrants => ({
  path,
  layout: 'main',
  title: 'shell.menu.home',
  grants: ['signedIn'],
  load: async () => {
    loads(path);
    return () => <h1>{path}</h1>;
  },
  ...more,
});
const screens: Screen[] = [
  at('/home', {}),
  { ...at('/admin/applies', {}), layout: 'admin', grants: undefined },
  at('/auth/login', { grants: ['guest'], layout: 'public' }),
  at('/404', { grants: ['guest', 'signedIn'], withoutProfile: true }),
];
const person: SignedIn = {
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
const expected: Session = { status: 'unknown', expected: person };

const open = async (path: string, session: Session) => {
  sessionStore.set(session);
  return renderScreens(screens, path);
};
/**
 * Signs in while the code of the screen may still be loading. `act` must be awaited, because the screen
 * suspends.
 */
const signIn = () => act(async () => sessionStore.set(person));
const loaded = () => loads.mock.calls.map(([path]) => path);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const menus = () => screen.queryAllByRole('navigation', { name: 'メインメニュー' });

beforeEach(() => loads.mockClear());

test('the frame is visible before the session is known, and stays when it is', async () => {
  await open('/home', expected);
  const [menu] = menus();
  expect(within(menu!).getByText('ホーム')).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(await screen.findByRole('status', { name: '読み込んでいます' })).toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  await signIn();
  await heading('/home');
  expect(menus()[0]).toBe(menu);
});

test('the frame shows no account and no way to sign in while it is not known who is there', async () => {
  await open('/home', expected);
  expect(screen.queryByRole('link', { name: 'ログイン' })).not.toBeInTheDocument();
  expect(screen.queryByText('talent@example.com')).not.toBeInTheDocument();
});

test('the code of a screen is loaded while the session is read', async () => {
  await open('/home', expected);
  expect(loaded()).toEqual(['/home']);
});

test('a refused screen is never loaded, and its frame is not shown', async () => {
  await open('/admin/applies', expected);
  expect(menus()).toHaveLength(0);
  await signIn();
  await heading('/404');
  expect(loaded()).toEqual(['/404']);
});

test('a guest’s refused screen is loaded only after signing in', async () => {
  await open('/home', { status: 'guest', reason: 'noTokens' });
  await heading('/auth/login');
  expect(loaded()).toEqual(['/auth/login']);
  await signIn();
  await heading('/home');
  expect(loaded()).toEqual(['/auth/login', '/home']);
});

test('a screen that could not be loaded before the session was readable is loaded with it', async () => {
  await open('/home', { status: 'unreachable' });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(loaded()).toEqual([]);
  await signIn();
  await heading('/home');
});
