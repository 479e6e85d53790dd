import { render, screen } from '@testing-library/react';
import { startAllTexts } from '../../testing/startAllTexts';
import { Timeline } from './Timeline';

beforeAll(() => startAllTexts());

test('events keep their order, with machine-readable times and their reasons', () => {
  const at = ['2026-01-05T00:00:00.000Z', '2026-01-08T00:00:00.000Z'] as const;
  render(
    <Timeline
      label="選考の履歴"
      events={[
        { key: '1', at: at[0], time: '1月5日', title: '応募' },
        { key: '2', at: at[1], time: '1月8日', title: '見送り', note: '経験年数が合わないため', isEnd: true },
      ]}
    />,
  );
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '1月5日 応募',
    '1月8日 見送り経験年数が合わないため',
  ]);
  expect(items.map((item) => item.querySelector('time')?.dateTime)).toEqual(at);
  expect(items.map((item) => item.dataset['state'])).toEqual(['reached', 'loosened']);
});
