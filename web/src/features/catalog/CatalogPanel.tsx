import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../components/layout/Grid';
import { Button } from '../../components/buttons/Button';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { Skeleton } from '../../components/feedback/Skeleton';
import { KeywordSearch } from '../../components/filters/KeywordSearch';
import { isFoundBy } from '../../components/forms/isFoundBy';
import { SortableList } from '../../components/forms/SortableList';
import screen from '../../components/table/tableScreen.module.css';
import styles from './CatalogPanel.module.css';
import type { CatalogEntry } from './CatalogEntry';
import type { CatalogKind } from './CatalogKind';
import { type CatalogName, catalogKinds } from './catalogKinds';
import { CatalogEntrySheet } from './CatalogEntrySheet';
import { POSITION_STEP } from '../../lib/order/POSITION_STEP';
import { useCatalogEntries } from './useCatalogEntries';

interface CatalogPanelProps {
  catalog: CatalogName;
  word: string;
  onSearch: (word: string) => void;
}

/** The entries of one catalogue, in their order. Administrators can add, edit, move and delete entries. */
export function CatalogPanel({ catalog, word, onSearch }: CatalogPanelProps) {
  const { t } = useTranslation();
  const kind: CatalogKind = catalogKinds[catalog];
  const { entries, isFailed, refetch, move, isMoving } = useCatalogEntries(kind, word);
  const [opened, setOpened] = useState<CatalogEntry | 'new' | null>(null);
  const found = entries?.filter(
    ({ name, kana }) => kind.isSearched || [name, kana ?? ''].some((text) => isFoundBy(text, word)),
  );
  const last = Math.max(0, ...(entries ?? []).map(({ position }) => position ?? 0));
  const row = (entry: CatalogEntry) => (
    <span className={styles.row}>
      <Button look="bare" lang="ja" className={styles.name} onClick={() => setOpened(entry)}>
        {entry.name}
      </Button>
      <span lang="ja" className={styles.more}>
        {kind.further
          .map((field) => entry[field])
          .filter(Boolean)
          .join(' ')}
      </span>
    </span>
  );
  return (
    <>
      <div className={screen.toolbar}>
        <KeywordSearch
          label={t(kind.isSearched ? 'catalog.searchBeginning' : 'catalog.search')}
          keyword={word}
          className={screen.keyword}
          onSearch={onSearch}
        />
        <span className={screen.end}>
          {found && <span className={screen.count}>{t('records.total', { n: found.length })}</span>}
          <Button look="primary" onClick={() => setOpened('new')}>
            {t('catalog.add')}
          </Button>
        </span>
      </div>
      {isFailed && <LoadFailed onRetry={() => void refetch()} />}
      {!entries && !isFailed && <Skeleton shape="table" count={8} />}
      {found?.length === 0 && (
        <EmptyState illustration="search">{t(word ? 'records.notFound' : 'catalog.none')}</EmptyState>
      )}
      {found && found.length > 0 && (
        <div aria-busy={isMoving}>
          {kind.isOrdered && !word ? (
            <SortableList
              label={t(`catalog.tab.${catalog}`)}
              items={found.map((entry) => ({ id: entry.id, name: entry.name, content: row(entry) }))}
              onMove={(id, to) => void move(id, to)}
            />
          ) : (
            <Grid as="ul" className={styles.list} aria-label={t(`catalog.tab.${catalog}`)}>
              {found.map((entry) => (
                <li key={entry.id}>{row(entry)}</li>
              ))}
            </Grid>
          )}
        </div>
      )}
      {opened && (
        <CatalogEntrySheet
          key={opened === 'new' ? 'new' : opened.id}
          catalog={catalog}
          entry={opened === 'new' ? null : opened}
          position={kind.isOrdered ? last + POSITION_STEP : undefined}
          onChanged={async () => (await refetch()).data?.entries.items ?? []}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
