import { act, render, screen } from '@testing-library/react';
import { aUser } from '../../testing/aUser';
import { startAllTexts } from '../../testing/startAllTexts';
import { toast } from '../../lib/toast/toast';
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

/** Lets something happen, and the toasts take their place, which they do after a change of the page. */
const happen = (what: () => void) => act(async () => what());
const shown = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

test('a toast can be closed, and disappears after three seconds', async () => {
  jest.useFakeTimers();
  await happen(() => toast.success('ログインしました'));
  expect(screen.getByRole('button', { name: '閉じる' })).toBeInTheDocument();
  await happen(() => jest.advanceTimersByTime(2_999));
  expect(shown()).toEqual(['ログインしました']);
  await happen(() => jest.advanceTimersByTime(1));
  expect(shown()).toEqual([]);
});

test('at most five toasts are shown, the newest', async () => {
  await happen(() => ['一', '二', '三', '四', '五', '六', '七'].forEach((text) => toast.info(text)));
  expect(shown()).toEqual(['三', '四', '五', '六', '七']);
});

test('a toast that is shown already is not shown twice', async () => {
  await happen(() => toast.info('オフラインです'));
  await happen(() => toast.info('オフラインです'));
  expect(shown()).toEqual(['オフラインです']);
});

test('an error is announced at once', async () => {
  await happen(() => toast.error('保存できませんでした'));
  expect(screen.getByRole('alert')).toHaveTextContent('保存できませんでした');
});

test('the action of a toast runs once and closes it', async () => {
  const undo = jest.fn();
  await happen(() => toast.info('外しました', { label: '元に戻す', run: undo }));
  await aUser().click(screen.getByRole('button', { name: '元に戻す' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([]);
});

test('Tab reaches a toast first, and it stays while it has the focus', async () => {
  jest.useFakeTimers();
  const user = aUser();
  await happen(() => toast.info('外しました', { label: '元に戻す', run: () => undefined }));
  await user.tab();
  expect(screen.getByRole('button', { name: '元に戻す' })).toHaveFocus();
  await happen(() => jest.advanceTimersByTime(60_000));
  expect(shown()).toHaveLength(1);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: '最初のボタン' })).toHaveFocus();
  await happen(() => jest.advanceTimersByTime(3_000));
  expect(shown()).toEqual([]);
});
