import { EmptyState } from '../../../components/feedback/EmptyState';
import type { RecordColumn } from '../../../components/table/records/RecordColumn';
import { RecordTable } from '../../../components/table/records/RecordTable';
import type { Example } from '../Example';

interface Row {
  id: string;
  name: string;
  people: number;
}

const columns: RecordColumn<Row>[] = [
  { key: 'name', title: '企業名', width: 240, isSortable: true, text: ({ name }) => name },
  {
    key: 'people',
    title: '管理する人',
    width: 120,
    align: 'right',
    isSortable: true,
    text: ({ people }) => people,
  },
];

const rows: Row[] = [
  { id: '1', name: '株式会社さざなみ', people: 2 },
  { id: '2', name: '縁工房', people: 1 },
];

const Records = ({ shown, isFailed = false }: { shown?: Row[]; isFailed?: boolean }) => (
  <RecordTable
    title="企業"
    lead="案件を出す企業です。"
    columns={columns}
    rows={shown}
    loading={false}
    isFailed={isFailed}
    onRetry={() => undefined}
    empty={<EmptyState illustration="search">企業はまだありません。</EmptyState>}
    onOpen={() => undefined}
  />
);

export const example: Example = {
  name: 'RecordTable',
  states: {
    rows: () => <Records shown={rows} />,
    loading: () => <Records />,
    empty: () => <Records shown={[]} />,
    failed: () => <Records isFailed />,
  },
};
