import type { ReactNode } from 'react';
import { renderApp } from '../../testing/renderApp';
import { RowTable } from './RowTable';

interface Row {
  id: string;
}

const nothing = () => undefined;

const table = (rows: Row[], render?: (id: string) => ReactNode) => (
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
