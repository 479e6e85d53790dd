import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import styles from '../../../components/table/tableScreen.module.css';
import { useColumnChoice } from '../../../components/table/useColumnChoice';
import type { ApplyType } from '../../../generated/schema';
import { loadable } from '../../../lib/loadable/loadable';
import { appliesFilterOf } from './view/applicationsFilterOf';
import { AppliesTable } from './ApplicationsTable';
import { AppliesToolbar } from './ApplicationsToolbar';
import { applyColumns } from './applicationColumns';
import { ApplyStateTabs } from './ApplicationStateTabs';
import { MoveDialog } from './move/MoveDialog';
import { type ShownApply, useApplies } from './useApplications';
import { useAppliesCsv } from './useApplicationsCsv';
import { useAppliesView } from './view/useApplicationsView';
import { useMoveApply } from './move/useMoveApplication';

const ApplyDrawer = loadable(async () => (await import('./drawer/ApplicationDrawer')).ApplyDrawer);

/** /admin/applies */
export function AdminAppliesScreen() {
  const { t } = useTranslation();
  const [view, change] = useAppliesView();
  const { applies, total, counts, loading, error, refetch, showMoved } = useApplies(view);
  const [hidden, toggleColumn] = useColumnChoice('adminApplies');
  const [moving, setMoving] = useState<ShownApply | null>(null);
  const { move, isMoving } = useMoveApply(() => void refetch());
  const columns = applyColumns({
    t,
    sort: view.sort,
    onOpen: ({ id }) => change({ open: id }),
    onMove: setMoving,
  });
  const shown = columns.filter(({ key }) => key === 'talent' || !hidden.includes(key));
  const csv = useAppliesCsv(view, shown);
  const submit = async (to: ApplyType, reason: string) => {
    const moved = moving && (await move(moving, to, reason));
    if (moved) showMoved(moved);
    setMoving(null);
  };
  return (
    <div className={styles.page}>
      <h1>
        {t('adminApplies.title')}
        {total !== undefined && <small>{t('adminApplies.total', { n: total })}</small>}
      </h1>
      <ApplyStateTabs chosen={view.types} counts={counts} onChange={(types) => change({ types })} />
      <AppliesToolbar
        view={view}
        counts={counts}
        onChange={change}
        columns={columns.slice(1).map(({ key }) => ({
          key,
          title: t(`adminApplies.column.${key}`),
          isHidden: hidden.includes(key),
        }))}
        onToggleColumn={toggleColumn}
        onCsv={() => void csv.save()}
        isSaving={csv.isSaving}
      />
      {error && <LoadFailed onRetry={() => void refetch()} />}
      <AppliesTable
        columns={shown}
        applies={applies}
        total={total ?? 0}
        loading={loading}
        page={view.page}
        isFiltered={appliesFilterOf(view) !== undefined}
        onChange={change}
      />
      {moving && (
        <MoveDialog
          apply={moving}
          isMoving={isMoving}
          onCancel={() => setMoving(null)}
          onSubmit={(to, reason) => void submit(to, reason)}
        />
      )}
      {view.open && (
        <ApplyDrawer
          applies={applies ?? []}
          openId={view.open}
          onOpen={(open) => change({ open })}
          onMove={setMoving}
        />
      )}
    </div>
  );
}
