import { useTranslation } from 'react-i18next';
import { Button } from '../../components/buttons/Button';
import { Chip } from '../../components/chips/Chip';
import { EmptyState } from '../../components/feedback/EmptyState';
import type { RecordColumn } from '../../components/table/records/RecordColumn';
import type { RecordsView } from '../../components/table/records/RecordsView';
import { selectRecords } from '../../components/table/records/selectRecords';
import { RowTable } from '../../components/table/RowTable';
import { formatDate } from '../../lib/format/formatDate';
import { pageSizes } from '../../lib/settings/pageSizes';
import { useIsNarrow } from '../../lib/useIsNarrow';
import type { CatalogEntry } from './CatalogEntry';
import type { CatalogName } from './catalogKinds';
import type { CatalogKind } from './CatalogKind';
import { isDoubtfulName } from './isDoubtfulName';
import type { useCatalogUses } from './useCatalogUses';

interface CatalogTableProps {
  catalog: CatalogName;
  kind: CatalogKind;
  entries: readonly CatalogEntry[];
  usesOf: ReturnType<typeof useCatalogUses>;
  view: RecordsView;
  onChange: (change: Partial<RecordsView>) => void;
  onOpen: (entry: CatalogEntry) => void;
}

/** The entries of a catalogue as a table with rows of 36 pixels: the name, its fields, and how often it is used. */
export function CatalogTable(props: CatalogTableProps) {
  const { catalog, kind, entries, usesOf, view, onChange, onOpen } = props;
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const uses = kind.uses ? (['talents', 'jobs'] as const) : [];
  const all: RecordColumn<CatalogEntry>[] = [
    {
      key: 'name',
      title: t('catalog.field.name'),
      width: isNarrow ? 170 : 320,
      isSortable: true,
      text: ({ name }) => name,
      render: (_, entry) => (
        <>
          <Button look="bare" lang="ja" onClick={() => onOpen(entry)}>
            {entry.name}
          </Button>{' '}
          {kind.isSearched && isDoubtfulName(entry.name) && <Chip tone="warm">{t('catalog.doubtful')}</Chip>}
        </>
      ),
    },
    ...kind.further.map((field) => ({
      key: field,
      title: t(`catalog.field.${field}`),
      width: 240,
      isSortable: true,
      text: (entry: CatalogEntry) => entry[field] ?? null,
    })),
    ...uses.map((by) => ({
      key: by,
      title: t(`catalog.uses.${by}`),
      width: isNarrow ? 94 : 112,
      align: 'right' as const,
      isSortable: true,
      text: ({ id }: CatalogEntry) => usesOf(id)?.[by] ?? null,
    })),
    ...(kind.isSearched
      ? [
          {
            key: 'createdAt',
            title: t('catalog.field.createdAt'),
            width: 140,
            isSortable: true,
            text: ({ createdAt }: CatalogEntry) => createdAt ?? null,
            render: (_: unknown, { createdAt }: CatalogEntry) => createdAt && formatDate(createdAt),
          },
        ]
      : []),
  ];
  // The two facts that decide on a phone: what it is called, and how often it is used.
  const columns = isNarrow ? all.filter(({ key }) => !kind.further.some((field) => field === key)) : all;
  const sorted = selectRecords(entries, all, { ...view, keyword: '' });
  const size = pageSizes.adminTables;
  const last = Math.max(1, Math.ceil(sorted.length / size));
  const page = Math.min(view.page, last);
  return (
    <RowTable<CatalogEntry>
      label={t(`catalog.tab.${catalog}`)}
      columns={columns.map(({ isSortable, ...column }) => ({
        ellipsis: true,
        render: (_, row) => column.text(row),
        ...column,
        ...(isSortable && {
          sorter: true,
          sortOrder: view.sort?.column === column.key ? (`${view.sort.direction}end` as const) : null,
        }),
      }))}
      rows={sorted.slice((page - 1) * size, page * size)}
      total={sorted.length}
      page={page}
      pageSize={size}
      loading={false}
      empty={<EmptyState illustration="search">{t('records.notFound')}</EmptyState>}
      onOpen={onOpen}
      onPage={(to = 1) => onChange({ page: to })}
      onSort={(column, direction) => onChange({ sort: direction && { column, direction } })}
    />
  );
}
