import { RowList } from '../../../components/table/RowList';
import type { Selection } from '../../../components/table/Selection';
import type { Example } from '../Example';

const rows = [
  { id: '1', name: '森川 遥', state: '面談' },
  { id: '2', name: '縁 結子', state: '応募' },
];

interface Row {
  id: string;
  name: string;
  state: string;
}

interface More {
  hasFailed?: boolean;
  onMore?: () => void;
  selection?: Selection<Row>;
}

const list = (shown: readonly Row[] | undefined, more: More = {}) => (
  <RowList<Row>
    rows={shown}
    hasFailed={false}
    onRetry={() => undefined}
    more="さらに表示"
    empty="まだ応募はありません。"
    render={({ name, state }) => (
      <>
        <span>{name}</span>
        <span>{state}</span>
      </>
    )}
    {...more}
  />
);

export const example: Example = {
  name: 'RowList',
  states: {
    rows: () => list(rows),
    'with-more': () => list(rows, { onMore: () => undefined }),
    selectable: () =>
      list(rows, {
        selection: {
          rows: rows.slice(0, 1),
          onChange: () => undefined,
          nameOf: ({ name }) => `「${name}」を選ぶ`,
        },
      }),
    empty: () => list([]),
    loading: () => list(undefined),
    failed: () => list(undefined, { hasFailed: true }),
  },
};
