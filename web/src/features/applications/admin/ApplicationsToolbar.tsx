import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { DateRange } from '../../../components/filters/DateRange';
import { SavedViews } from '../../../components/filters/SavedViews';
import { KeywordSearch } from '../../../components/filters/KeywordSearch';
import type { AggregateCounts } from '../../../components/filters/readAggregateCounts';
import { ColumnChoice } from '../../../components/table/ColumnChoice';
import { useMovable } from '../../../components/layout/useMovable';
import { Sheet } from '../../../components/overlays/Sheet';
import screen from '../../../components/table/tableScreen.module.css';
import { useIsNarrow } from '../../../lib/useIsNarrow';
import type { ApplicationsView } from './view/ApplicationsView';
import { emptyApplicationsView } from './view/emptyApplicationsView';

interface ApplicationsToolbarProps {
  view: ApplicationsView;
  counts: AggregateCounts;
  onChange: (change: Partial<ApplicationsView>) => void;
  /** The columns that people may hide: all except the first. */
  columns: { key: string; title: ReactNode; isHidden: boolean }[];
  onToggleColumn: (key: string) => void;
  onCsv: () => void;
  isSaving: boolean;
}

export function ApplicationsToolbar(props: ApplicationsToolbarProps) {
  const { view, counts, onChange, columns, onToggleColumn, onCsv, isSaving } = props;
  const { t } = useTranslation();
  const consultants = [...(counts.get('consultantName') ?? new Map<string, number>())];
  const active = [view.consultant, view.from ?? view.to].filter(Boolean).length;
  const isFiltered = view.keyword || view.types.length || active > 0;
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const filters = (
    <>
      <select
        aria-label={t('applications.consultant')}
        value={view.consultant ?? ''}
        onChange={({ target }) => onChange({ consultant: target.value || null })}
      >
        <option value="">{t('applications.anyConsultant')}</option>
        {consultants.map(([name, count]) => (
          <option key={name} value={name}>{`${name}（${count}）`}</option>
        ))}
      </select>
      <DateRange
        labels={{ from: t('applications.from'), to: t('applications.to') }}
        from={view.from}
        to={view.to}
        onChange={onChange}
      />
      <Button
        look="text"
        disabled={!isFiltered}
        onClick={() => onChange({ ...emptyApplicationsView, sort: view.sort })}
      >
        {t('applications.clear')}
      </Button>
    </>
  );
  const { content, place } = useMovable(filters);
  return (
    <div className={screen.toolbar}>
      {content}
      <KeywordSearch
        label={t('applications.keyword')}
        keyword={view.keyword}
        className={screen.keyword}
        onSearch={(keyword) => onChange({ keyword })}
      />
      {isNarrow ? (
        <Button onClick={() => setOpen(true)}>
          {active > 0 ? t('common.filtersActive', { n: active }) : t('common.filters')}
        </Button>
      ) : (
        place
      )}
      <span className={screen.end}>
        <SavedViews list="adminApplications" />
        {!isNarrow && <ColumnChoice columns={columns} onToggle={onToggleColumn} />}
        <Button loading={isSaving} onClick={onCsv}>
          {t('applications.csv')}
        </Button>
      </span>
      {isNarrow && (
        <Sheet open={isOpen} title={t('common.filters')} onClose={() => setOpen(false)}>
          <div className={screen.toolbar}>{place}</div>
        </Sheet>
      )}
    </div>
  );
}
