import { screen } from '@testing-library/react';
import { useState } from 'react';
import { aUser } from '../../testing/aUser';
import { renderApp } from '../../testing/renderApp';
import { NumberInput } from './NumberInput';

function Hours() {
  const [value, setValue] = useState<number | null>(13);
  const [renders, setRenders] = useState(0);
  return (
    <>
      <NumberInput aria-label="時間" unit="時間" range={[1, 12]} value={value} onChange={setValue} />
      <button type="button" onPointerEnter={() => setRenders(renders + 1)}>
        {renders}
      </button>
    </>
  );
}

test('a decimal point stays when the screen is rendered again before the next digit', async () => {
  const user = aUser();
  await renderApp(<Hours />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: '時間' });
  await user.clear(field);
  await user.type(field, '7.');
  await user.hover(screen.getByRole('button', { name: '0' }));
  await screen.findByRole('button', { name: '1' });
  await user.type(field, '5');
  expect(field).toHaveValue('7.5');
});
