import { render, screen, within } from '@testing-library/react';
import { startAllTexts } from '../../testing/startAllTexts';
import { Thread } from './Thread';
import type { ThreadStep } from './ThreadStep';

const step = (key: string, state: ThreadStep['state'], more: Partial<ThreadStep> = {}): ThreadStep => ({
  key,
  label: key,
  state,
  ...more,
});

const underWay = [
  step('応募', 'reached'),
  step('面談', 'reached', { isCurrent: true }),
  step('内定', 'open'),
];

beforeAll(() => startAllTexts());

test('each step says whether it is reached, and the current one is marked', () => {
  render(<Thread label="選考の段階" steps={underWay} />);
  const items = within(screen.getByRole('list', { name: '選考の段階' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '応募（済み）',
    '面談（済み）',
    '内定（これから）',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('the label of a narrow thread is below its knot', () => {
  const steps = ['応募', '書類選考', '面談', '内定', '成約'].map((key, index) =>
    step(key, index < 4 ? 'reached' : 'open', { isCurrent: index === 3 }),
  );
  const { container } = render(<Thread label="選考の段階" steps={steps} />);
  const caption = container.querySelector<HTMLElement>('p[aria-hidden]');
  expect(caption).toHaveTextContent(/^内定$/);
  expect(caption?.style.getPropertyValue('--share')).toBe('0.75');
});

test('a thread that nobody has begun, or that is complete, names only its steps', () => {
  const { rerender } = render(<Thread label="流れ" steps={[step('書類選考', 'open')]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^書類選考$/);
  rerender(<Thread label="流れ" steps={[step('書類選考', 'reached')]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^書類選考$/);
});

test('only a knot that is reached while it is shown is tied', () => {
  const { container, rerender } = render(<Thread label="流れ" steps={underWay} />);
  const tying = () => container.querySelectorAll('svg[data-tying="true"]').length;
  expect(tying()).toBe(0);
  rerender(<Thread label="流れ" steps={underWay.map((one) => ({ ...one, state: 'reached' }))} />);
  expect(tying()).toBe(1);
});

test('the small thread is one image that counts the knots', () => {
  render(<Thread label="面談" look="mini" steps={underWay} />);
  expect(screen.getByRole('img', { name: '面談（3段階のうち2段階）' })).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
