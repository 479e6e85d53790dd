import { act, screen } from '@testing-library/react';
import type { Screen, ScreenWithGrants } from '../lib/route/Screen';
import { takesFocus } from '../lib/route/takesFocus';
import { renderScreens } from '../testing/renderScreens';
import { signInAs } from '../testing/signInAs';
import { silentClient } from '../testing/silentClient';

// These tests do not call the API.
jest.mock('../lib/apollo/apolloClient', () => ({ apolloClient: silentClient }));
jest.mock('../lib/config/loadConfig', () => ({ loadConfig: () => Promise.resolve({}) }));

const at = (path: string, more: Partial<ScreenWithGrants> = {}): ScreenWithGrants => ({
  path,
  layout: 'main',
  title: 'shell.menu.home',
  grants: ['signedIn'],
  load: () => Promise.resolve(() => <h1>{path}</h1>),
  ...more,
});

async function open(path: string, further: Screen[] = []) {
  signInAs();
  return renderScreens([at('/home'), ...further], path);
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => sessionStorage.clear());

test('after navigation, a field that takes the focus keeps it', async () => {
  const load = () =>
    Promise.resolve(() => (
      <>
        <h1>確認</h1>
        <input aria-label="コード" {...takesFocus} />
      </>
    ));
  const { router } = await open('/home', [at('/user/mypage', { load })]);
  await heading('/home');
  await act(() => router.navigate('/user/mypage'));
  expect(await screen.findByLabelText('コード')).toHaveFocus();
});

test('a page opened by its address starts at the top, wherever the last one was left', async () => {
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ default: 1200 }));
  const scrolled = jest.spyOn(window, 'scrollTo');
  await open('/home');
  await heading('/home');
  expect(scrolled.mock.calls.map(([, y]) => y)).not.toContain(1200);
  scrolled.mockRestore();
});

test('redirects log no warning', async () => {
  const warned = jest.spyOn(console, 'warn');
  await open('/');
  await heading('/home');
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

test('a screen whose code cannot be fetched keeps the former one, and opens when the connection is back', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const load = () =>
    navigator.onLine
      ? Promise.resolve(() => <h1>キープ</h1>)
      : Promise.reject(new TypeError('Failed to fetch'));
  const { router } = await open('/home', [at('/user/mypage', { load })]);
  await heading('/home');
  isOnline.mockReturnValue(false);
  act(() => void router.navigate('/user/mypage'));
  expect(await screen.findByText(/^オフラインのため開けません/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: '/home' })).toBeInTheDocument();
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await heading('キープ');
  isOnline.mockRestore();
});
