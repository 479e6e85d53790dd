import { act, render, screen } from '@testing-library/react';
import { startAllTexts } from '../../testing/startAllTexts';
import { Skeleton } from './Skeleton';

beforeAll(() => startAllTexts());
afterEach(() => jest.useRealTimers());

test('nothing flashes up for a short wait; then every shape says that it is loading', () => {
  jest.useFakeTimers();
  for (const shape of ['card', 'form', 'article', 'table', 'strip'] as const) {
    const { unmount } = render(<Skeleton shape={shape} count={2} />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(250));
    expect(screen.getByRole('status', { name: '読み込んでいます' }).children).toHaveLength(2);
    unmount();
  }
});
