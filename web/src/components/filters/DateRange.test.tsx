import { fireEvent, render, screen } from '@testing-library/react';
import { startAllTexts } from '../../testing/startAllTexts';
import { DateRange } from './DateRange';

beforeAll(() => startAllTexts());

const enter = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

test('a first day after the last one is refused with a sentence, and applied once the days are in order', () => {
  const onChange = jest.fn();
  render(<DateRange labels={{ from: 'から', to: 'まで' }} from={null} to="2026-05-10" onChange={onChange} />);
  enter('から', '2026-06-01');
  expect(screen.getByRole('alert')).toHaveTextContent('開始日は、終了日以前の日付にしてください。');
  expect(screen.getByLabelText('から')).toBeInvalid();
  expect(onChange).not.toHaveBeenCalled();
  enter('まで', '2026-06-30');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(onChange.mock.calls).toEqual([[{ from: '2026-06-01', to: '2026-06-30' }]]);
});

test('reversed days in a url are said too', () => {
  render(
    <DateRange
      labels={{ from: 'から', to: 'まで' }}
      from="2026-06-01"
      to="2026-05-10"
      onChange={jest.fn()}
    />,
  );
  expect(screen.getByRole('alert')).toBeInTheDocument();
});
