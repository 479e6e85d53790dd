import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../components/layout/Grid';
import { Button } from '../../components/buttons/Button';
import { Banner } from '../../components/feedback/Banner';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { Skeleton } from '../../components/feedback/Skeleton';
import { ChoiceChips } from '../../components/filters/ChoiceChips';
import { KeywordSearch } from '../../components/filters/KeywordSearch';
import { SortableList } from '../../components/forms/SortableList';
import { useRecordsView } from '../../components/table/records/useRecordsView';
import screen from '../../components/table/tableScreen.module.css';
import { rankEntry } from '../../lib/catalogue/rankEntry';
import { POSITION_STEP } from '../../lib/order/POSITION_STEP';
import type { CatalogEntry } from './CatalogEntry';
import { CatalogEntrySheet } from './CatalogEntrySheet';
import { type CatalogName, catalogKinds } from './catalogKinds';
import type { CatalogKind } from './CatalogKind';
import { CatalogTable } from './CatalogTable';
import { findDuplicates } from './findDuplicates';
import { isDoubtfulName } from './isDoubtfulName';
import { useCatalogEntries } from './useCatalogEntries';
import { useCatalogUses } from './useCatalogUses';

/** Which entries are shown: all, or those that need attention. */
type Shown = 'duplicates' | 'unused' | 'doubtful';

/** The catalogues whose purpose needs a sentence, because there are two of the kind. */
const explained = ['skills', 'tags', 'companies'] as const;

/** The entries of one catalogue. Administrators can find, add, edit, order and delete entries. */
export function CatalogPanel({ catalog }: { catalog: CatalogName }) {
  const { t } = useTranslation();
  const kind: CatalogKind = catalogKinds[catalog];
  const [view, change] = useRecordsView();
  const word = view.keyword;
  const { entries, isFailed, refetch, move, isMoving, more } = useCatalogEntries(kind, word);
  const usesOf = useCatalogUses(kind.uses);
  const [opened, setOpened] = useState<CatalogEntry | 'new' | null>(null);
  const [isOrdering, setOrdering] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const all = entries ?? [];
  const groups: Record<Shown, readonly CatalogEntry[]> = {
    duplicates: findDuplicates(all),
    unused: kind.uses ? all.filter(({ id }) => usesOf(id)?.talents === 0 && usesOf(id)?.jobs === 0) : [],
    doubtful: kind.isSearched ? all.filter(({ name }) => isDoubtfulName(name)) : [],
  };
  const offered = (Object.keys(groups) as Shown[]).filter((key) => groups[key].length > 0);
  const chosen = offered.find((key) => key === shown) ?? null;
  const found = (chosen ? groups[chosen] : all).filter(
    (entry) => kind.isSearched || word === '' || rankEntry(entry, word) !== null,
  );
  const last = Math.max(0, ...all.map(({ position }) => position ?? 0));
  const note = explained.find((name) => name === catalog);
  return (
    <Grid gap={12}>
      {note && <Banner>{t(`catalog.explained.${note}`)}</Banner>}
      <div className={screen.toolbar}>
        <KeywordSearch
          label={t(kind.isSearched ? 'catalog.searchBeginning' : 'catalog.search')}
          keyword={word}
          className={screen.keyword}
          onSearch={(keyword) => change({ keyword })}
        />
        {offered.length > 0 && !isOrdering && (
          <ChoiceChips
            label={t('catalog.attention')}
            options={offered.map((value) => ({
              value,
              label: t(`catalog.shown.${value}`),
              count: groups[value].length,
            }))}
            chosen={chosen}
            onChange={(value) => {
              setShown(value as Shown | null);
              change({ page: 1 });
            }}
          />
        )}
        <span className={screen.end}>
          {entries && <span className={screen.count}>{t('records.total', { n: found.length })}</span>}
          {kind.isOrdered && (
            <Button aria-pressed={isOrdering} onClick={() => setOrdering(!isOrdering)}>
              {t(isOrdering ? 'catalog.ordered' : 'catalog.order')}
            </Button>
          )}
          <Button look="primary" onClick={() => setOpened('new')}>
            {t('catalog.add')}
          </Button>
        </span>
      </div>
      {isFailed && <LoadFailed onRetry={() => void refetch()} />}
      {!entries && !isFailed && <Skeleton shape="table" count={8} />}
      {entries && found.length === 0 && (
        <EmptyState illustration="search">{t(word ? 'records.notFound' : 'catalog.none')}</EmptyState>
      )}
      {entries && found.length > 0 && (
        <div aria-busy={isMoving}>
          {isOrdering ? (
            <SortableList
              label={t(`catalog.tab.${catalog}`)}
              items={all.map(({ id, name }) => ({ id, name, content: <span lang="ja">{name}</span> }))}
              onMove={(id, to) => void move(id, to)}
            />
          ) : (
            <CatalogTable
              {...{ catalog, kind, usesOf, view }}
              entries={found}
              onChange={change}
              onOpen={setOpened}
            />
          )}
        </div>
      )}
      {more && !chosen && (
        <Button className={screen.more} onClick={() => void more()}>
          {t('records.more')}
        </Button>
      )}
      {opened && (
        <CatalogEntrySheet
          key={opened === 'new' ? 'new' : opened.id}
          catalog={catalog}
          entry={opened === 'new' ? null : opened}
          entries={all}
          position={kind.isOrdered ? last + POSITION_STEP : undefined}
          onChanged={async () => (await refetch()).data?.entries.items ?? []}
          onClose={() => setOpened(null)}
        />
      )}
    </Grid>
  );
}
