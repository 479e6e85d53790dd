import { render, screen } from '@testing-library/react';
import { startAllTexts } from '../../testing/startAllTexts';
import { themeStore } from '../../lib/theme/themeStore';
import { aUser } from '../../testing/aUser';
import { SplitPane } from './SplitPane';

beforeAll(() => startAllTexts());
afterEach(() => themeStore.change({ direction: 'ltr' }));

const share = () => Number(screen.getByRole('separator').getAttribute('aria-valuenow'));

test('the arrow keys move the border, within its limits', async () => {
  const user = aUser();
  render(<SplitPane start="左" end="右" />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(share()).toBe(55);
  await user.keyboard('{ArrowLeft>12/}');
  expect(share()).toBe(25);
});

test('from right to left the arrows are exchanged', async () => {
  themeStore.change({ direction: 'rtl' });
  const user = aUser();
  render(<SplitPane start="右" end="左" />);
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(share()).toBe(55);
});
