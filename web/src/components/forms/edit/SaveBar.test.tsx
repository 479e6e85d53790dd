import { screen } from '@testing-library/react';
import { renderApp } from '../../../testing/renderApp';
import { SaveBar } from './SaveBar';

const editor = { isDirty: false, isSaving: false, savedAt: null, discard: () => undefined };
const bar = () => screen.getByRole('button', { name: '保存する' }).parentElement;

test('it covers no field as long as it has nothing to say', async () => {
  await renderApp(<SaveBar editor={editor} />);
  expect(bar()).toHaveAttribute('data-sticky', 'false');
});

test.each([
  ['something is unsaved', { isDirty: true }, null],
  ['something was saved', { savedAt: new Date() }, null],
  ['there is a sentence above it', {}, '3件'],
])('it stays in view when %s', async (_when, state, aside) => {
  await renderApp(<SaveBar editor={{ ...editor, ...state }} aside={aside} />);
  expect(bar()).toHaveAttribute('data-sticky', 'true');
});
