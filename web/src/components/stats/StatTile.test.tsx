import { render, screen } from '@testing-library/react';
import { startAllTexts } from '../../testing/startAllTexts';
import { StatTile } from './StatTile';

beforeAll(() => startAllTexts());

test.each([
  [[30, 38], '先週から8件増えました ▲'],
  [[52, 47, 38], '先週から14件減りました ▼'],
  [[38, 38], '先週と同じです'],
])('the course %p is said in words', (course, words) => {
  render(<StatTile label="今週の応募" value={38} unit="件" course={course} since="先週" />);
  expect(screen.getByRole('term')).toHaveTextContent('今週の応募');
  expect(screen.getByRole('definition')).toHaveTextContent(`38件${words}`);
});

test('the line goes from the least to the greatest value', () => {
  const { container } = render(<StatTile label="件数" value={4} course={[0, 2, 4]} />);
  const heights = [
    ...container
      .querySelector('path')!
      .getAttribute('d')!
      .matchAll(/ ([\d.]+)/g),
  ].map(([, y]) => Number(y));
  expect(heights).toEqual([25, 14, 3]);
});

test('a change of a percentage is in points, and says whether it is good news', () => {
  const tile = (good?: 'more' | 'fewer') => (
    <StatTile
      label="完成率"
      value={62}
      unit="%"
      changeUnit="%ポイント"
      change={-5}
      since="前日"
      good={good}
    />
  );
  const { rerender } = render(tile('more'));
  expect(screen.getByText('前日から5%ポイント減りました ▼')).toHaveAttribute('data-news', 'bad');
  rerender(tile('fewer'));
  expect(screen.getByText(/減りました/)).toHaveAttribute('data-news', 'good');
  rerender(tile());
  expect(screen.getByText(/減りました/)).not.toHaveAttribute('data-news');
});
