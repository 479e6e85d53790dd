import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aUser } from '../../testing/aUser';
import { renderApp } from '../../testing/renderApp';
import { RowTable } from './RowTable';

interface Row {
  id: string;
}

const nothing = () => undefined;

const table = (rows: Row[], render?: (id: string) => ReactNode, paging = {}) => (
  <RowTable<Row>
    label="応募者"
    columns={[{ key: 'id', dataIndex: 'id', title: '番号', width: 120, render }]}
    rows={rows}
    total={rows.length}
    page={1}
    pageSize={25}
    loading={false}
    empty="応募はまだありません。"
    onOpen={nothing}
    onPage={nothing}
    onSort={nothing}
    {...paging}
  />
);

const scrolled = (container: HTMLElement) => container.querySelector('.ant-table-body');

test('the keyboard reaches the scrolled part of a table without rows', async () => {
  const { container } = await renderApp(table([]));
  expect(scrolled(container)).toHaveAttribute('tabindex', '0');
});

test('the keyboard reaches the scrolled part of a table whose rows have no controls', async () => {
  const { container } = await renderApp(table([{ id: '1' }]));
  expect(scrolled(container)).toHaveAttribute('tabindex', '0');
});

test('with rows whose buttons are reachable, it is no stop of its own', async () => {
  const { container } = await renderApp(table([{ id: '1' }], (id) => <button type="button">{id}</button>));
  expect(scrolled(container)).not.toHaveAttribute('tabindex');
});

test('a page beyond the end leads to the last page, and not on the way back', async () => {
  const { router } = await renderApp(table([], undefined, { total: 60, page: 999 }), {
    at: '/list?q=a&page=999',
    path: '/list',
  });
  await waitFor(() => expect(router.state.location.search).toBe('?q=a&page=3'));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('after paging, the table is at the top of the window and has the focus', async () => {
  const onPage = jest.fn();
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const rows = Array.from({ length: 25 }, (_, at) => ({ id: String(at) }));
  await renderApp(table(rows, undefined, { total: 60, onPage }));
  await aUser().click(screen.getByRole('listitem', { name: '2' }));
  expect(onPage).toHaveBeenCalledWith(2);
  expect(screen.getByRole('region', { name: '応募者' })).toHaveFocus();
  expect(scroll.mock.contexts).toContain(screen.getByRole('region', { name: '応募者' }));
});
