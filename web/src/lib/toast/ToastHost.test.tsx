import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startI18n } from '../language/startI18n';
import { toast } from './toast';
import { ToastHost } from './ToastHost';

beforeEach(async () => {
  await startI18n();
  render(<ToastHost />);
});

test('a toast can be closed, and disappears after three seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  act(() => toast.success('ログインしました'));
  expect(await screen.findByText('ログインしました')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '閉じる' })).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(2_500));
  expect(screen.getByText('ログインしました')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(10_000));
  jest.useRealTimers();
  expect(screen.queryByText('ログインしました')).not.toBeInTheDocument();
});

test('at most five toasts are shown', async () => {
  act(() => ['一', '二', '三', '四', '五', '六', '七'].forEach((text) => toast.info(text)));
  expect(await screen.findByText('七')).toBeInTheDocument();
  expect(await screen.findAllByRole('status')).toHaveLength(5);
});

test('the action of a toast runs once and closes it', async () => {
  const undo = jest.fn();
  act(() => toast.info('外しました', { label: '元に戻す', run: undo }));
  await userEvent.click(await screen.findByRole('button', { name: '元に戻す' }));
  expect(undo).toHaveBeenCalledTimes(1);
});
