import { act, fireEvent, render, screen } from '@testing-library/react';
import { sessionStore } from '../../lib/auth/sessionStore';
import type { ScreenWithGrants } from '../../lib/route/Screen';
import { delays } from '../../lib/settings/delays';
import { useCodePrefetch } from './useCodePrefetch';

const loads = jest.fn<void, [string]>();
const at = (path: string, more: Partial<ScreenWithGrants> = {}): ScreenWithGrants => ({
  ...{ path, layout: 'main', title: 'shell.menu.home', grants: ['signedIn'] },
  load: async () => {
    loads(path);
    return () => null;
  },
  ...more,
});
const screens = [at('/home'), at('/message'), at('/auth/login', { grants: ['guest'] })];

function Links() {
  useCodePrefetch(screens);
  return (
    <>
      <nav>
        <a href="/home">ホーム</a>
        <a href="/auth/login">ログイン</a>
      </nav>
      <a href="/message">メッセージ</a>
    </>
  );
}

const opened = () => loads.mock.calls.map(([path]) => path);
const online = (value: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);

beforeEach(() => {
  jest.useFakeTimers();
  loads.mockClear();
  online(true);
  sessionStore.set({
    ...{ status: 'signedIn', sub: 'a-sub', email: 'talent@example.com', displayName: '山田花子' },
    ...{ profileIcon: '', groups: [], isAdmin: false, organizationId: '', hasProfile: true },
  });
  render(<Links />);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each(['pointerOver', 'pointerDown', 'focusIn'] as const)(
  '%s loads the code of a link’s screen',
  async (sign) => {
    await act(async () => fireEvent[sign](screen.getByRole('link', { name: 'メッセージ' })));
    expect(opened()).toEqual(['/message']);
  },
);

test('without a connection nothing is loaded, because browsers remember what failed', async () => {
  online(false);
  await act(async () => fireEvent.pointerDown(screen.getByRole('link', { name: 'メッセージ' })));
  await act(() => jest.advanceTimersByTimeAsync(delays.menuCode * 2));
  expect(opened()).toEqual([]);
});

test('when the app was idle, the menu’s screens are loaded, and none that the person may not open', async () => {
  await act(() => jest.advanceTimersByTimeAsync(delays.menuCode - 1));
  expect(opened()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(delays.loadingIndicator * 4));
  expect(opened()).toEqual(['/home']);
});

test('a guest’s menu is not loaded', async () => {
  act(() => sessionStore.set({ status: 'guest', reason: 'noTokens' }));
  await act(() => jest.advanceTimersByTimeAsync(delays.menuCode * 2));
  expect(opened()).toEqual([]);
});
