import { screen } from '@testing-library/react';
import { useState } from 'react';
import { aUser } from '../../testing/aUser';
import { renderApp } from '../../testing/renderApp';
import { MoneyInput } from './MoneyInput';

function Salary() {
  const [value, setValue] = useState<number | null>(null);
  return <MoneyInput aria-label="報酬" value={value} onChange={setValue} />;
}

test('an amount gets its separators while it is typed, and is read back in 万', async () => {
  const user = aUser();
  await renderApp(<Salary />);
  const field = screen.getByRole('textbox', { name: '報酬' });
  await user.type(field, '６８0000');
  expect(field).toHaveValue('680,000');
  expect(screen.getByRole('status')).toHaveTextContent('68万円');
  await user.clear(field);
  expect(field).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('');
});
