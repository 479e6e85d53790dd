import { render, screen, within } from '@testing-library/react';
import { PageHead } from './PageHead';

test('a page has one heading, a sentence about its state and one action', () => {
  render(<PageHead title="公開ページ" state="3件を公開しています。" action={<button>作る</button>} />);
  expect(screen.getByRole('heading', { level: 1, name: '公開ページ' })).toBeInTheDocument();
  expect(screen.getByText('3件を公開しています。')).toBeInTheDocument();
  expect(within(screen.getByRole('banner')).getAllByRole('button')).toHaveLength(1);
});

test('what a page does not have leaves no empty element', () => {
  const { container } = render(<PageHead title="キープ" />);
  expect(container.querySelectorAll('p, header > div')).toHaveLength(1);
});
