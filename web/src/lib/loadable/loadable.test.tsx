import { act, render, screen, waitFor } from '@testing-library/react';
import { expectConsole } from '../../testing/console/expectConsole';
import { startAllTexts } from '../../testing/startAllTexts';
import { toast } from '../toast/toast';
import { loadable } from './loadable';

const Piece = ({ text }: { text: string }) => <p>{text}</p>;
const texts = () => toast.waiting().map(({ text }) => text);

beforeEach(async () => {
  await startAllTexts();
  toast.taken(toast.waiting());
});
afterEach(() => jest.restoreAllMocks());

const screenWith = (Later: ReturnType<typeof loadable<{ text: string }>>) =>
  render(
    <>
      <h1>案件</h1>
      <Later text="応募" />
    </>,
  );
const expectErrorShown = () =>
  waitFor(() => expect(texts()).toEqual([expect.stringContaining('接続できませんでした')]));

test('without a connection no code is requested; a message says so, and the code is loaded when the connection is back', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = jest.fn(() => Promise.resolve(Piece));
  screenWith(loadable(load));
  await expectErrorShown();
  expect(load).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('応募')).toBeInTheDocument();
});

test('code that cannot be loaded is reported, and the rest of the screen stays', async () => {
  expectConsole(/^loadable TypeError: Failed to fetch/);
  screenWith(loadable(() => Promise.reject(new TypeError('Failed to fetch'))));
  await expectErrorShown();
  expect(toast.waiting()[0]?.action?.label).toBe('再読み込み');
  expect(screen.getByRole('heading', { name: '案件' })).toBeInTheDocument();
});

test('code that was loaded before renders at once', async () => {
  const Later = loadable(() => Promise.resolve(Piece));
  const first = render(<Later text="一度目" />);
  await screen.findByText('一度目');
  first.unmount();
  render(<Later text="二度目" />);
  expect(screen.getByText('二度目')).toBeInTheDocument();
});
