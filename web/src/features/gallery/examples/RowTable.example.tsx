import type { TableColumnType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { RowTable } from '../../../components/table/RowTable';
import type { Example } from '../Example';

interface Row {
  id: string;
  name: string;
  job: string;
  appliedAt: string;
}

const columns: TableColumnType<Row>[] = [
  {
    key: 'name',
    title: '応募者',
    width: 140,
    sorter: true,
    render: (_, { id, name }) => <Link to={`?open=${id}`}>{name}</Link>,
  },
  { key: 'job', dataIndex: 'job', title: '案件', width: 320 },
  { key: 'appliedAt', dataIndex: 'appliedAt', title: '応募日', width: 120, sorter: true },
];

const rows: Row[] = [
  { id: '1', name: 'ゆいこ', job: '受付画面を組み直すフロントエンドエンジニア', appliedAt: '2026/01/05' },
  { id: '2', name: 'こうじ', job: '物流倉庫の在庫を見える化するデータ分析', appliedAt: '2026/01/04' },
  { id: '3', name: 'さくら', job: '地域の図書館をつなぐ検索サービスの設計', appliedAt: '2026/01/03' },
];

const Applicants = ({ shown, loading = false }: { shown?: Row[]; loading?: boolean }) => (
  <>
    {/* The head of the table stays below the bar of a page: here is the room for it. */}
    <div style={{ height: 64 }} />
    <RowTable
      label="応募者"
      columns={columns}
      rows={shown}
      total={shown?.length === rows.length ? 240 : 0}
      page={1}
      pageSize={25}
      loading={loading}
      empty={<EmptyState illustration="applications">応募はまだありません。</EmptyState>}
      onOpen={() => undefined}
      onPage={() => undefined}
      onSort={() => undefined}
    />
  </>
);

/** A table whose rows can be selected. */
function Selectable() {
  const [chosen, setChosen] = useState(rows.slice(1, 2));
  return (
    <RowTable
      label="応募者"
      columns={columns}
      rows={rows}
      total={rows.length}
      page={1}
      pageSize={25}
      loading={false}
      empty={null}
      onOpen={() => undefined}
      onPage={() => undefined}
      onSort={() => undefined}
      selection={{ rows: chosen, onChange: setChosen, nameOf: ({ name }) => `「${name}」を選択` }}
    />
  );
}

export const example: Example = {
  name: 'RowTable',
  states: {
    rows: () => <Applicants shown={rows} />,
    selected: () => <Selectable />,
    loading: () => <Applicants loading />,
    empty: () => <Applicants shown={[]} />,
  },
};
