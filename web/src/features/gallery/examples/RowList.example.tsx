import { RowList } from '../../../components/table/RowList';
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

const list = (shown: readonly Row[] | undefined, more: { hasFailed?: boolean; onMore?: () => void } = {}) => (
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
    empty: () => list([]),
    loading: () => list(undefined),
    failed: () => list(undefined, { hasFailed: true }),
  },
};
