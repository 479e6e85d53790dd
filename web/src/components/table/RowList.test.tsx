import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { aUser } from '../../testing/aUser';
import { startAllTexts } from '../../testing/startAllTexts';
import { RowList } from './RowList';

interface Row {
  id: string;
}

beforeAll(() => startAllTexts());

const onOpen = jest.fn();

/** A page with the rows 2 and 3, where row 1 of another page is selected. */
function Page() {
  const [rows, onChange] = useState<readonly Row[]>([{ id: '1' }]);
  return (
    <>
      <output>{rows.map(({ id }) => id).join()}</output>
      <RowList<Row>
        rows={[{ id: '2' }, { id: '3' }]}
        hasFailed={false}
        onRetry={() => undefined}
        empty="なし"
        render={({ id }) => <button onClick={onOpen}>{`開く${id}`}</button>}
        selection={{ rows, onChange, nameOf: ({ id }) => `選ぶ${id}` }}
      />
    </>
  );
}

const tap = (name: string) => aUser().click(screen.getByRole('checkbox', { name }));

test('a row is selected and deselected without being opened; rows of other pages stay selected', async () => {
  render(<Page />);
  await tap('選ぶ3');
  expect(screen.getByRole('status')).toHaveTextContent('1,3');
  expect(screen.getByRole('checkbox', { name: '選ぶ3' })).toBeChecked();
  await tap('選ぶ3');
  expect(screen.getByRole('status')).toHaveTextContent(/^1$/);
  expect(onOpen).not.toHaveBeenCalled();
});

test('all rows of the page are selected and deselected at once', async () => {
  render(<Page />);
  const all = screen.getByRole('checkbox', { name: 'このページの行をすべて選択' });
  await tap('選ぶ2');
  expect(all).not.toBeChecked();
  await aUser().click(all);
  expect(screen.getByRole('status')).toHaveTextContent('1,2,3');
  expect(all).toBeChecked();
  await aUser().click(all);
  expect(screen.getByRole('status')).toHaveTextContent(/^1$/);
});
