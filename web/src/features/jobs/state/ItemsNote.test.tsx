import { screen } from '@testing-library/react';
import { renderWithApi } from '../../../testing/renderWithApi';
import { ItemsNote } from './ItemsNote';

const open = (job: object, missing?: string[]) =>
  renderWithApi(
    <ItemsNote job={{ isPublic: true, itemsDueOn: null, itemsClosedAt: null, ...job }} missing={missing} />,
    {},
  );

test('a public job says what it lacks and until which day, as house policy', async () => {
  await open({ itemsDueOn: '2026-12-31' }, ['試用期間', '社会保険']);
  const note = await screen.findByRole('status');
  expect(note).toHaveTextContent('2026年12月31日までに');
  expect(note).toHaveTextContent('Enishiの掲載基準');
  expect(note).toHaveTextContent('足りない項目：試用期間・社会保険');
});

test('a job that was closed for it says so until it is public again', async () => {
  const closed = { itemsClosedAt: '2026-12-31T15:15:00.000Z' };
  const { unmount } = await open({ ...closed, isPublic: false });
  expect(await screen.findByRole('status')).toHaveTextContent('2027年1月1日に公開を終了しました');
  unmount();
  await open(closed);
  expect(screen.queryByRole('status')).toBeNull();
});
