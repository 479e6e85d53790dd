import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../components/layout/Grid';
import { NearNote } from '../../../components/filters/NearNote';
import { describeTotal } from '../../../components/filters/describeTotal';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import styles from '../../../components/table/tableScreen.module.css';
import { Pager } from '../../../components/pager/Pager';
import { RowList } from '../../../components/table/RowList';
import { paths } from '../../../lib/paths';
import { searchWindow } from '../../../lib/search/searchWindow';
import { pageSizes } from '../../../lib/settings/pageSizes';
import { useIsNarrow } from '../../../lib/useIsNarrow';
import { ApplicationRow } from './ApplicationRow';
import { writeApplicationsView } from './view/writeApplicationsView';
import type { Selection } from '../../../components/table/Selection';
import { useSelection } from '../../../components/table/useSelection';
import { useColumnChoice } from '../../../components/table/useColumnChoice';
import type { ApplyType } from '../../../generated/schema';
import { loadable } from '../../../lib/loadable/loadable';
import { buildApplicationsFilter } from './view/buildApplicationsFilter';
import { ApplicationsTable } from './ApplicationsTable';
import { ApplicationsToolbar } from './ApplicationsToolbar';
import { buildApplicationColumns } from './buildApplicationColumns';
import type { AdminApplicationFragment } from '../../../generated/adminApplications';
import { useApplications } from './useApplications';
import { useApplicationsCsv } from './useApplicationsCsv';
import { useApplicationsView } from './view/useApplicationsView';
import { type ChosenMove, MoveDialog } from '../../../entities/application/move/MoveDialog';
import { listNextStates } from '../../../entities/application/move/listNextStates';
import { moveQueue } from '../../../entities/application/move/moveQueue';
import { UnsentMoves } from '../../../entities/application/move/UnsentMoves';
import { UnsentMovesBar } from '../../../entities/application/move/UnsentMovesBar';
import { useMoveQueue } from '../../../entities/application/move/useMoveQueue';
import { getApplicantName } from '../../../entities/application/getApplicantName';
import { Button } from '../../../components/buttons/Button';
import { BulkBar } from '../../../components/table/BulkBar';
import { enums } from '../../../../../model/enums';
import { CountTabs } from '../../../components/filters/CountTabs';
import type { AggregateCounts } from '../../../components/filters/readAggregateCounts';

interface ApplicationStateTabsProps {
  chosen: ApplyType[];
  counts: AggregateCounts;
  onChange: (types: ApplyType[]) => void;
}

/**
 * Buttons that filter applications by state; several can be chosen. Once the counts are loaded, each button
 * shows how many applications in its state fit the other filters.
 */
function ApplicationStateTabs({ chosen, counts, onChange }: ApplicationStateTabsProps) {
  const { t } = useTranslation();
  return (
    <CountTabs<ApplyType>
      label={t('applications.states')}
      options={enums.ApplyType.map((value) => ({ value, label: t(`common.applyType.${value}`) }))}
      chosen={chosen}
      counts={counts.get('type')}
      onChange={onChange}
    />
  );
}

/** The columns that are hidden until somebody shows them, because the table would not fit. Files have them always. */
const wide: readonly string[] = ['url', 'message'];

const ApplicationDrawer = loadable(
  async () => (await import('./drawer/ApplicationDrawer')).ApplicationDrawer,
);

/**
 * The administrators' screen /admin/applies: a table of all applications, with filters and a drawer for the
 * details of one.
 */
export function AdminApplicationsScreen() {
  const { t } = useTranslation();
  const [view, change] = useApplicationsView();
  const { applications, total, match, counts, loading, error, refetch, showMoved } = useApplications(view);
  const found = describeTotal(
    { total, match },
    (n) => t('applications.total', { n }),
    (n) => t('applications.nearTotal', { n }),
  );
  const [hidden, toggleColumn] = useColumnChoice('adminApplications.2', wide);
  const [moving, setMoving] = useState<readonly AdminApplicationFragment[]>([]);
  const [chosen, setChosen] = useSelection<AdminApplicationFragment>(buildApplicationsFilter(view));
  // The rows of this page may be newer than they were when they were selected.
  const selected = chosen.map((one) => applications?.find(({ id }) => id === one.id) ?? one);
  const selection: Selection<AdminApplicationFragment> = {
    rows: selected,
    onChange: (rows) => setChosen(() => rows),
    nameOf: (application) => t('applications.select', { name: getApplicantName(application) }),
  };
  const movable = selected.filter(({ type }) => type && listNextStates(type, 'admin').length > 0);
  const moves = useMoveQueue({
    onMoved: (moved) => {
      showMoved(moved);
      setChosen((before) => before.filter(({ id }) => id !== moved.id));
    },
    onConflict: () => void refetch(),
  });
  const columns = buildApplicationColumns({
    t,
    sort: view.sort,
    onOpen: ({ id }) => change({ open: id }),
    onMove: (application) => setMoving([application]),
  });
  const shown = columns.filter(({ key }) => key === 'talent' || !hidden.includes(key));
  const isNarrow = useIsNarrow();
  const isFiltered = buildApplicationsFilter(view) !== undefined;
  const ageColumn = columns.find(({ key }) => key === 'age');
  const pages = Math.ceil(searchWindow.rows(total ?? 0, pageSizes.adminTables) / pageSizes.adminTables);
  const hrefOf = (page: number) => {
    const query = new URLSearchParams(writeApplicationsView({ ...view, page, open: null })).toString();
    return query ? `${paths.adminApplications}?${query}` : paths.adminApplications;
  };
  const saved = columns.filter(({ key }) => wide.includes(key) || shown.some((one) => one.key === key));
  const csv = useApplicationsCsv(view, saved);
  const submit = (changed: readonly AdminApplicationFragment[], move: ChosenMove) => {
    moveQueue.add(
      changed.map((application) => ({
        ...{ id: application.id, version: application.version, ...move },
        ...{ name: getApplicantName(application), title: application.openJob?.title ?? '' },
      })),
    );
    setMoving([]);
  };
  return (
    <Grid className={styles.page} gap={12}>
      <h1>
        {t('applications.title')}
        {found !== undefined && <small>{found}</small>}
      </h1>
      <ApplicationStateTabs chosen={view.types} counts={counts} onChange={(types) => change({ types })} />
      <ApplicationsToolbar
        view={view}
        counts={counts}
        onChange={change}
        columns={columns.slice(1).map(({ key }) => ({
          key,
          title: t(`applications.column.${key}`),
          isHidden: hidden.includes(key),
        }))}
        onToggleColumn={toggleColumn}
        onCsv={() => void csv.save()}
        isSaving={csv.isSaving}
      />
      <UnsentMoves moves={moves} />
      <NearNote match={match}>{t('applications.near')}</NearNote>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isNarrow && !error && (
        <>
          <RowList<AdminApplicationFragment>
            rows={applications}
            hasFailed={false}
            onRetry={() => void refetch()}
            empty={t(isFiltered ? 'applications.empty' : 'applications.none')}
            selection={selection}
            render={(application) => (
              <ApplicationRow
                application={application}
                age={String(ageColumn?.text(application) ?? '')}
                onOpen={({ id }) => change({ open: id })}
              />
            )}
          />
          <Pager current={view.page} last={pages} hrefOf={hrefOf} />
        </>
      )}
      {!isNarrow && (applications || !error) && (
        <ApplicationsTable
          columns={shown}
          applications={applications}
          total={total ?? 0}
          loading={loading}
          page={view.page}
          isFiltered={isFiltered}
          selection={selection}
          onChange={change}
        />
      )}
      <UnsentMovesBar moves={moves} />
      {moves.every(({ state }) => state === 'failed' || state === 'left') && (
        <BulkBar count={selected.length} onClear={() => setChosen(() => [])}>
          <Button size="small" disabled={movable.length === 0} onClick={() => setMoving(movable)}>
            {t('applications.bulk', { n: movable.length })}
          </Button>
        </BulkBar>
      )}
      {moving.length > 0 && (
        <MoveDialog who="admin" applications={moving} onCancel={() => setMoving([])} onSubmit={submit} />
      )}
      {view.open && (
        <ApplicationDrawer
          applications={applications ?? []}
          openId={view.open}
          onOpen={(open) => change({ open })}
          onMove={(application) => setMoving([application])}
        />
      )}
    </Grid>
  );
}
