import { act, render, screen } from '@testing-library/react';
import { aUser } from '../../testing/aUser';
import { startAllTexts } from '../../testing/startAllTexts';
import { toast } from './toast';
import { Toasts } from './Toasts';

beforeEach(async () => {
  await startAllTexts();
  toast.taken(toast.waiting());
  render(
    <>
      <Toasts />
      <button type="button">最初のボタン</button>
    </>,
  );
});
afterEach(() => jest.useRealTimers());

const shown = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

test('a toast can be closed, and disappears after three seconds', () => {
  jest.useFakeTimers();
  act(() => toast.success('ログインしました'));
  expect(screen.getByRole('button', { name: '閉じる' })).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(2_999));
  expect(shown()).toEqual(['ログインしました']);
  act(() => jest.advanceTimersByTime(1));
  expect(shown()).toEqual([]);
});

test('at most five toasts are shown, the newest', () => {
  act(() => ['一', '二', '三', '四', '五', '六', '七'].forEach((text) => toast.info(text)));
  expect(shown()).toEqual(['三', '四', '五', '六', '七']);
});

test('a toast that is shown already is not shown twice', () => {
  act(() => toast.info('オフラインです'));
  act(() => toast.info('オフラインです'));
  expect(shown()).toEqual(['オフラインです']);
});

test('an error is announced at once', () => {
  act(() => toast.error('保存できませんでした'));
  expect(screen.getByRole('alert')).toHaveTextContent('保存できませんでした');
});

test('the action of a toast runs once and closes it', async () => {
  const undo = jest.fn();
  act(() => toast.info('外しました', { label: '元に戻す', run: undo }));
  await aUser().click(screen.getByRole('button', { name: '元に戻す' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([]);
});

test('Tab reaches a toast first, and it stays while it has the focus', async () => {
  jest.useFakeTimers();
  const user = aUser();
  act(() => toast.info('外しました', { label: '元に戻す', run: () => undefined }));
  await user.tab();
  expect(screen.getByRole('button', { name: '元に戻す' })).toHaveFocus();
  act(() => jest.advanceTimersByTime(60_000));
  expect(shown()).toHaveLength(1);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: '最初のボタン' })).toHaveFocus();
  act(() => jest.advanceTimersByTime(3_000));
  expect(shown()).toEqual([]);
});
