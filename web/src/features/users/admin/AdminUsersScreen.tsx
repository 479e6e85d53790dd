import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../components/layout/Grid';
import { Button } from '../../../components/buttons/Button';
import { FilterChips } from '../../../components/filters/FilterChips';
import { KeywordSearch } from '../../../components/filters/KeywordSearch';
import { Sheet } from '../../../components/overlays/Sheet';
import { NearNote } from '../../../components/filters/NearNote';
import { describeTotal } from '../../../components/filters/describeTotal';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { ColumnChoice } from '../../../components/table/ColumnChoice';
import styles from '../../../components/table/tableScreen.module.css';
import { useColumnChoice } from '../../../components/table/useColumnChoice';
import { useCatalogue } from '../../../lib/catalogue/useCatalogue';
import { readUsersView } from '../search/readUsersView';
import { useFacetLabels } from '../search/useFacetLabels';
import { listUserChips } from '../search/listUserChips';
import { buildUserColumns } from './buildUserColumns';
import { getUserName } from './getUserName';
import { userFacetNames } from '../search/userFacets';
import { UserFilters } from '../search/UserFilters';
import { buildUsersFilter } from '../search/buildUsersFilter';
import { UsersTable } from './UsersTable';
import { UserBulkBar } from './UserBulkBar';
import { UserCard } from './UserCard';
import { type ShownUser, useUsers } from './useUsers';
import { Pager } from '../../../components/pager/Pager';
import { RowList } from '../../../components/table/RowList';
import { SavedViews } from '../../../components/filters/SavedViews';
import type { Selection } from '../../../components/table/Selection';
import { useSelection } from '../../../components/table/useSelection';
import { paths } from '../../../lib/paths';
import { searchWindow } from '../../../lib/search/searchWindow';
import { pageSizes } from '../../../lib/settings/pageSizes';
import { useIsNarrow } from '../../../lib/useIsNarrow';
import { writeUsersView } from '../search/writeUsersView';
import { useUsersView } from '../search/useUsersView';
import { loadable } from '../../../lib/loadable/loadable';

const ExportsSheet = loadable(async () => (await import('../exports/ExportsSheet')).ExportsSheet);
const UserDrawer = loadable(async () => (await import('./UserDrawer')).UserDrawer);

/** The administrators' screen /admin/users: a searchable table of all talents. */
export function AdminUsersScreen() {
  const translation = useTranslation();
  const { t } = translation;
  const [view, change] = useUsersView();
  const { users, total, match, concepts, counts, loading, error, refetch } = useUsers(view);
  const found = describeTotal(
    { total, match },
    (n) => t('users.total', { n }),
    (n) => t('users.nearTotal', { n }),
  );
  const labels = useFacetLabels(useCatalogue());
  const [hidden, toggleColumn] = useColumnChoice('adminUsers.2', ['kana']);
  const isNarrow = useIsNarrow();
  const [selected, setSelected] = useSelection<ShownUser>(buildUsersFilter(view));
  const selection: Selection<ShownUser> = {
    rows: selected,
    onChange: (rows) => setSelected(() => rows),
    nameOf: (user) => t('users.select', { name: getUserName(user) }),
  };
  const [sheet, setSheet] = useState<'filters' | 'exports' | 'selected' | null>(null);
  const columns = buildUserColumns({ t, sort: view.sort, onOpen: ({ sub }) => change({ open: sub }) });
  const shown = columns.filter(({ key }) => key === 'name' || !hidden.includes(key));
  const chips = listUserChips(view, labels, translation, concepts);
  const active = chips.filter(({ key }) => !/^(keyword|concept:)/.test(key)).length;
  const pages = Math.ceil(searchWindow.rows(total ?? 0, pageSizes.adminTables) / pageSizes.adminTables);
  const opened = users?.find(({ sub }) => sub === view.open);
  const hrefOf = (page: number) => {
    const query = new URLSearchParams(writeUsersView({ ...view, page, open: null })).toString();
    return query ? `${paths.adminUsers}?${query}` : paths.adminUsers;
  };
  return (
    <Grid className={styles.page} gap={12}>
      <h1>
        {t('users.title')}
        {found !== undefined && <small>{found}</small>}
      </h1>
      <div className={styles.toolbar}>
        <KeywordSearch
          label={t('users.keyword')}
          keyword={view.keyword}
          className={styles.keyword}
          onSearch={(keyword) => change({ keyword })}
        />
        <Button onClick={() => setSheet('filters')}>
          {active > 0 ? t('common.filtersActive', { n: active }) : t('users.filters')}
        </Button>
        <SavedViews list="adminUsers" />
        <span className={styles.end}>
          {!isNarrow && (
            <ColumnChoice
              columns={columns
                .slice(1)
                .map(({ key, title }) => ({ key, title, isHidden: hidden.includes(key) }))}
              onToggle={toggleColumn}
            />
          )}
          <Button onClick={() => setSheet('exports')}>{t('users.export.title')}</Button>
        </span>
      </div>
      <FilterChips
        chips={chips.map(({ key, label, without }) => ({ key, label, onRemove: () => change(without) }))}
        onClear={() => change({ ...readUsersView(new URLSearchParams()), sort: view.sort })}
      />
      <NearNote match={match}>{t('users.near')}</NearNote>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isNarrow && !error && (
        <>
          <RowList<ShownUser>
            rows={users}
            hasFailed={false}
            onRetry={() => void refetch()}
            empty={t('users.none')}
            selection={selection}
            render={(user) => <UserCard user={user} onOpen={({ sub }) => change({ open: sub })} />}
          />
          <Pager current={view.page} last={pages} hrefOf={hrefOf} />
        </>
      )}
      {!isNarrow && (users || !error) && (
        <UsersTable
          columns={shown}
          users={users}
          total={total ?? 0}
          loading={loading}
          page={view.page}
          selection={selection}
          onChange={change}
        />
      )}
      <UserBulkBar selected={selected} onChange={setSelected} onExport={() => setSheet('selected')} />
      <Sheet open={sheet === 'filters'} title={t('users.filters')} onClose={() => setSheet(null)}>
        <UserFilters
          {...{ view, counts, labels }}
          facets={userFacetNames}
          isExact
          visits={[7, 30, 90]}
          onChange={change}
        />
      </Sheet>
      {sheet === 'exports' && (
        <ExportsSheet filter={buildUsersFilter(view)} total={total ?? 0} onClose={() => setSheet(null)} />
      )}
      {sheet === 'selected' && (
        <ExportsSheet
          filter={{ id: { in: selected.map(({ id }) => id) } }}
          total={selected.length}
          onClose={() => setSheet(null)}
        />
      )}
      {opened && <UserDrawer user={opened} onClose={() => change({ open: null })} />}
    </Grid>
  );
}
