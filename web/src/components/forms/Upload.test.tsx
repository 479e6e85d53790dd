import { act, render, screen } from '@testing-library/react';
import { startAllTexts } from '../../testing/startAllTexts';
import { aUser } from '../../testing/aUser';
import { Upload } from './Upload';
import type { SendFile } from './useUploads';

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });

/** A simulated `send` function. Each transfer stays pending until the test calls its `end`. */
function aSender() {
  const transfers: {
    signal: AbortSignal;
    onProgress: (share: number) => void;
    end: (error?: Error) => void;
  }[] = [];
  const send: SendFile = (_file, options) =>
    new Promise((resolve, reject) => {
      transfers.push({ ...options, end: (error) => (error ? reject(error) : resolve(null)) });
    });
  return { send, transfers };
}

const show = (send: SendFile) => render(<Upload label="職務経歴書" megabytes={1} isMultiple send={send} />);

beforeAll(() => startAllTexts());

test('it says beforehand how large a file may be, and speaks of dropping only to those with a mouse', () => {
  show(aSender().send);
  expect(screen.getByText('1MBまで')).toBeInTheDocument();
  expect(screen.getByText('ここにファイルを置くこともできます')).toHaveAttribute('data-hint', 'keys');
});

test('a chosen file is sent at once and shows how far it is', async () => {
  const { send, transfers } = aSender();
  show(send);
  await aUser().upload(screen.getByLabelText('職務経歴書'), file('経歴.pdf'));
  act(() => transfers[0]!.onProgress(0.4));
  expect(screen.getByRole('progressbar', { name: '経歴.pdfを送信しています' })).toHaveAttribute(
    'value',
    '0.4',
  );
  await act(async () => transfers[0]!.end());
  expect(screen.getByRole('status')).toHaveTextContent('送信しました');
});

test('a failed file can be sent again', async () => {
  const { send, transfers } = aSender();
  show(send);
  const user = aUser();
  await user.upload(screen.getByLabelText('職務経歴書'), file('経歴.pdf'));
  await act(async () => transfers[0]!.end(new Error('lost')));
  expect(screen.getByRole('status')).toHaveTextContent('送信できませんでした');
  await user.click(screen.getByRole('button', { name: '経歴.pdfをもう一度送信する' }));
  await act(async () => transfers[1]!.end());
  expect(screen.getByRole('status')).toHaveTextContent('送信しました');
});

test('cancelling stops the transfer, and so does leaving the page', async () => {
  const { send, transfers } = aSender();
  const { unmount } = show(send);
  const user = aUser();
  await user.upload(screen.getByLabelText('職務経歴書'), [file('一.pdf'), file('二.pdf')]);
  await user.click(screen.getByRole('button', { name: '一.pdfの送信をやめる' }));
  expect(transfers.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(screen.queryByText('一.pdf')).not.toBeInTheDocument();
  unmount();
  expect(transfers[1]!.signal.aborted).toBe(true);
});

test('a file that is too large is not sent', async () => {
  const { send, transfers } = aSender();
  show(send);
  await aUser().upload(screen.getByLabelText('職務経歴書'), file('大.pdf', 1024 * 1024 + 1));
  expect(screen.getByRole('status')).toHaveTextContent('大.pdfは大きすぎます（1MBまで）');
  expect(transfers).toEqual([]);
});
