import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import styles from '../../../components/table/tableScreen.module.css';
import { useColumnChoice } from '../../../components/table/useColumnChoice';
import type { ApplyType } from '../../../generated/schema';
import { loadable } from '../../../lib/loadable/loadable';
import { buildApplicationsFilter } from './view/buildApplicationsFilter';
import { ApplicationsTable } from './ApplicationsTable';
import { ApplicationsToolbar } from './ApplicationsToolbar';
import { buildApplicationColumns } from './buildApplicationColumns';
import { ApplicationStateTabs } from './ApplicationStateTabs';
import { MoveDialog } from './move/MoveDialog';
import type { AdminApplicationFragment } from '../../../generated/adminApplications';
import { useApplications } from './useApplications';
import { useApplicationsCsv } from './useApplicationsCsv';
import { useApplicationsView } from './view/useApplicationsView';
import { useMoveApplication } from './move/useMoveApplication';

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
  const { applications, total, counts, loading, error, refetch, showMoved } = useApplications(view);
  const [hidden, toggleColumn] = useColumnChoice('adminApplications');
  const [moving, setMoving] = useState<AdminApplicationFragment | null>(null);
  const { move, isMoving } = useMoveApplication(() => void refetch());
  const columns = buildApplicationColumns({
    t,
    sort: view.sort,
    onOpen: ({ id }) => change({ open: id }),
    onMove: setMoving,
  });
  const shown = columns.filter(({ key }) => key === 'talent' || !hidden.includes(key));
  const csv = useApplicationsCsv(view, shown);
  const submit = async (to: ApplyType, reason: string) => {
    const moved = moving && (await move(moving, to, reason));
    if (moved) showMoved(moved);
    setMoving(null);
  };
  return (
    <div className={styles.page}>
      <h1>
        {t('applications.title')}
        {total !== undefined && <small>{t('applications.total', { n: total })}</small>}
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
      {error && <LoadFailed onRetry={() => void refetch()} />}
      {(applications || !error) && (
        <ApplicationsTable
          columns={shown}
          applications={applications}
          total={total ?? 0}
          loading={loading}
          page={view.page}
          isFiltered={buildApplicationsFilter(view) !== undefined}
          onChange={change}
        />
      )}
      {moving && (
        <MoveDialog
          application={moving}
          isMoving={isMoving}
          onCancel={() => setMoving(null)}
          onSubmit={(to, reason) => void submit(to, reason)}
        />
      )}
      {view.open && (
        <ApplicationDrawer
          applications={applications ?? []}
          openId={view.open}
          onOpen={(open) => change({ open })}
          onMove={setMoving}
        />
      )}
    </div>
  );
}
