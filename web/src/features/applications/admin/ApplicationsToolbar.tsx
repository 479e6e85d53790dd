import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KeywordSearch } from '../../../components/filters/KeywordSearch';
import type { AggregateCounts } from '../../../components/filters/aggregateCounts';
import { ColumnChoice } from '../../../components/table/ColumnChoice';
import screen from '../../../components/table/tableScreen.module.css';
import styles from './AdminApplications.module.css';
import type { AppliesView } from './view/ApplicationsView';
import { emptyAppliesView } from './view/emptyApplicationsView';

interface AppliesToolbarProps {
  view: AppliesView;
  counts: AggregateCounts;
  onChange: (change: Partial<AppliesView>) => void;
  /** Every column but the first, which is always there. */
  columns: { key: string; title: ReactNode; isHidden: boolean }[];
  onToggleColumn: (key: string) => void;
  onCsv: () => void;
  isSaving: boolean;
}

export function AppliesToolbar(props: AppliesToolbarProps) {
  const { view, counts, onChange, columns, onToggleColumn, onCsv, isSaving } = props;
  const { t } = useTranslation();
  const consultants = [...(counts.get('consultantName') ?? new Map<string, number>())];
  const isFiltered = view.keyword || view.types.length || view.consultant || view.from || view.to;
  return (
    <div className={`${screen.toolbar} ${styles.fields}`}>
      <KeywordSearch
        label={t('adminApplies.keyword')}
        keyword={view.keyword}
        className={screen.keyword}
        onSearch={(keyword) => onChange({ keyword })}
      />
      <select
        aria-label={t('adminApplies.consultant')}
        value={view.consultant ?? ''}
        onChange={({ target }) => onChange({ consultant: target.value || null })}
      >
        <option value="">{t('adminApplies.anyConsultant')}</option>
        {consultants.map(([name, count]) => (
          <option key={name} value={name}>{`${name}（${count}）`}</option>
        ))}
      </select>
      <input
        type="date"
        aria-label={t('adminApplies.from')}
        value={view.from ?? ''}
        onChange={({ target }) => onChange({ from: target.value || null })}
      />
      <span>〜</span>
      <input
        type="date"
        aria-label={t('adminApplies.to')}
        value={view.to ?? ''}
        onChange={({ target }) => onChange({ to: target.value || null })}
      />
      {isFiltered && (
        <Button type="text" onClick={() => onChange({ ...emptyAppliesView, sort: view.sort })}>
          {t('adminApplies.clear')}
        </Button>
      )}
      <span className={screen.end}>
        <ColumnChoice columns={columns} onToggle={onToggleColumn} />
        <Button loading={isSaving} onClick={onCsv}>
          {t('adminApplies.csv')}
        </Button>
      </span>
    </div>
  );
}
