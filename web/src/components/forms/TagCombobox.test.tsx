import { screen } from '@testing-library/react';
import { useState } from 'react';
import { aUser } from '../../testing/aUser';
import { renderApp } from '../../testing/renderApp';
import { TagCombobox } from './TagCombobox';

function Skills({ initially = [] }: { initially?: string[] }) {
  const [value, setValue] = useState(initially);
  return (
    <>
      <TagCombobox aria-label="スキル" tags={['React', 'Go']} value={value} onChange={setValue} />
      <output>{value.join()}</output>
    </>
  );
}

test('the backspace key removes the last entry', async () => {
  await renderApp(<Skills initially={['React', 'Go']} />);
  await aUser().type(screen.getByRole('combobox', { name: 'スキル' }), '{Backspace}');
  expect(screen.getByText('React', { selector: 'output' })).toBeInTheDocument();
});

test('a word that nothing matches is said', async () => {
  await renderApp(<Skills />);
  await aUser().type(screen.getByRole('combobox', { name: 'スキル' }), 'COBOL');
  expect(await screen.findByText('「COBOL」に合うものはありません')).toBeInTheDocument();
});

test.each(['react', 'りあくと', 'リアクト', 'ﾘｱｸﾄ', 'riakuto'])('%s finds React', async (typed) => {
  await renderApp(<Skills />);
  await aUser().type(screen.getByRole('combobox', { name: 'スキル' }), typed);
  expect(await screen.findByTitle('React')).toBeInTheDocument();
  expect(screen.queryByTitle('Go')).not.toBeInTheDocument();
});
