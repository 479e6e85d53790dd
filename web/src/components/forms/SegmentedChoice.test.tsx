import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { aUser } from '../../testing/aUser';
import { startAllTexts } from '../../testing/startAllTexts';
import { SegmentedChoice } from './SegmentedChoice';

const options = ['すぐにでも', 'いずれは'].map((label) => ({ value: label, label }));

function Appetite() {
  const [value, setValue] = useState<string | null>(null);
  return <SegmentedChoice label="意欲" options={options} value={value} onChange={setValue} />;
}

beforeAll(startAllTexts);

test('nothing is chosen at first; one value can be, and its group has a name', async () => {
  render(<Appetite />);
  expect(screen.getByRole('radiogroup', { name: '意欲' })).toBeInTheDocument();
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await aUser().click(screen.getByRole('radio', { name: 'いずれは' }));
  expect(screen.getByRole('radio', { name: 'いずれは' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'すぐにでも' })).not.toBeChecked();
});

test('the keyboard chooses', async () => {
  const user = aUser();
  render(<Appetite />);
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('radio', { name: 'すぐにでも' })).toBeChecked();
});
