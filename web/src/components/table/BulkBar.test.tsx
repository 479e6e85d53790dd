import { render, screen } from '@testing-library/react';
import { startAllTexts } from '../../testing/startAllTexts';
import { aUser } from '../../testing/aUser';
import { BulkBar } from './BulkBar';

beforeAll(() => startAllTexts());

test('the bar is there from the first selected row on, and says how many they are', async () => {
  const onClear = jest.fn();
  const bar = (count: number) => (
    <BulkBar count={count} onClear={onClear}>
      <button>CSV</button>
    </BulkBar>
  );
  const { rerender } = render(bar(0));
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  rerender(bar(3));
  expect(screen.getByRole('toolbar', { name: '3件を選択中' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('3件を選択中');
  await aUser().click(screen.getByRole('button', { name: '選択を解除' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});
