import { render, screen } from '@testing-library/react';
import { RatingRadar } from './RatingRadar';

const rating = (label: string, value: number) => ({ label, value });

test('the list says what the chart draws, and the best rating reaches the edge', () => {
  const { container } = render(
    <RatingRadar ratings={[rating('分析', 5), rating('発表', 2.5), rating('資料', 0)]} />,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '5.0',
    '2.5',
    '0.0',
  ]);
  const corners = [...container.querySelectorAll('polygon')].at(-1)!.getAttribute('points')!.split(' ');
  expect(corners[0]).toBe('100.0,8.0');
  expect(corners[2]).toBe('100.0,100.0');
});

test('two ratings span no area and are only listed', () => {
  const { container } = render(<RatingRadar ratings={[rating('分析', 5), rating('発表', 2)]} />);
  expect(container.querySelector('svg')).toBeNull();
});
