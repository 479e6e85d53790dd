import { fireEvent, render, screen, within } from '@testing-library/react';
import { startAllTexts } from '../../testing/startAllTexts';
import { aUser } from '../../testing/aUser';
import { Kanban } from './Kanban';

const columns = [
  { key: 'APPLIED', label: '応募' },
  { key: 'INTERVIEW', label: '面談' },
  { key: 'REJECTED', label: '見送り', isEnd: true },
] as const;

const onMove = jest.fn();
const show = () =>
  render(
    <Kanban
      columns={columns}
      cards={[{ id: '1', column: 'APPLIED', name: 'ゆいこ', content: 'ゆいこ', targets: ['INTERVIEW'] }]}
      onMove={onMove}
    />,
  );
const column = (name: RegExp) => screen.getByRole('region', { name });

beforeAll(() => startAllTexts());
beforeEach(() => onMove.mockClear());

test('columns count their cards, and the keyboard moves a card where it may go', async () => {
  show();
  expect(within(column(/^応募 1$/)).getByText('ゆいこ')).toBeInTheDocument();
  const menu = screen.getByRole('combobox', { name: '「ゆいこ」を移動' });
  expect(
    within(menu)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['移動する', '面談']);
  await aUser().selectOptions(menu, '面談');
  expect(onMove.mock.calls).toEqual([['1', 'INTERVIEW']]);
});

test('a card is dropped only where it may go', () => {
  show();
  const dataTransfer = { getData: () => '1' };
  fireEvent.drop(column(/^見送り/), { dataTransfer });
  expect(onMove).not.toHaveBeenCalled();
  fireEvent.drop(column(/^面談/), { dataTransfer });
  expect(onMove.mock.calls).toEqual([['1', 'INTERVIEW']]);
});
