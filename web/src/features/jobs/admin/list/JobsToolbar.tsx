import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/buttons/Button';
import { KeywordSearch } from '../../../../components/filters/KeywordSearch';
import type { AggregateCounts } from '../../../../components/filters/readAggregateCounts';
import screen from '../../../../components/table/tableScreen.module.css';
import { useCatalogue } from '../../../../lib/catalogue/useCatalogue';
import { CountedSelect } from './CountedSelect';
import type { ListedJob } from './useAdminJobs';
import { useOrganizationChoices } from '../../../../entities/organization/useOrganizationChoices';
import { buildJobsFilter } from './view/buildJobsFilter';
import { emptyJobsView } from './view/emptyJobsView';
import { jobsFocuses } from './view/jobsFocuses';
import type { JobsView } from './view/JobsView';

interface JobsToolbarProps {
  view: JobsView;
  counts: AggregateCounts;
  jobs: readonly ListedJob[] | undefined;
  onChange: (change: Partial<JobsView>) => void;
  /** Buttons that are shown at the end of the toolbar. */
  children: ReactNode;
}

const soonest = { field: 'itemsDueOn', direction: 'asc' } as const;

/** The filters of the table of jobs. */
export function JobsToolbar({ view, counts, jobs, onChange, children }: JobsToolbarProps) {
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  const { organization, occupation, consultant } = view;
  // While the names are not loaded, the rows know that of the chosen organization.
  const shown = jobs?.find(({ organizationOpenJobsId }) => organizationOpenJobsId === organization);
  const name = shown?.organizationName ?? '…';
  const stored = useMemo(() => (organization ? { id: organization, name } : null), [organization, name]);
  const { entries, load } = useOrganizationChoices(stored);
  const consultants = [...(counts.get('consultantName')?.keys() ?? [])];
  return (
    <div className={screen.toolbar}>
      <KeywordSearch
        label={t('adminJobs.keyword')}
        keyword={view.keyword}
        className={screen.keyword}
        onSearch={(keyword) => onChange({ keyword })}
      />
      <CountedSelect
        label={t('adminJobs.filter.organization')}
        any={t('adminJobs.any.organization')}
        options={entries}
        counts={counts.get('organizationId')}
        chosen={organization}
        onChange={(chosen) => onChange({ organization: chosen })}
        onOpen={load}
      />
      <CountedSelect
        label={t('adminJobs.filter.occupation')}
        any={t('adminJobs.any.occupation')}
        options={catalogue?.occupations ?? []}
        counts={counts.get('jobIDs')}
        chosen={occupation}
        onChange={(chosen) => onChange({ occupation: chosen })}
      />
      <CountedSelect
        label={t('adminJobs.filter.consultant')}
        any={t('adminJobs.any.consultant')}
        options={[...new Set([...consultants, ...(consultant ? [consultant] : [])])].map((one) => ({
          id: one,
          name: one,
        }))}
        counts={counts.get('consultantName')}
        chosen={consultant}
        onChange={(chosen) => onChange({ consultant: chosen })}
      />
      <select
        aria-label={t('adminJobs.filter.focus')}
        value={view.focus ?? ''}
        onChange={({ target }) => {
          const focus = jobsFocuses.find((one) => one === target.value) ?? null;
          // The first day comes first.
          onChange({ focus, sort: focus === 'lacking' ? soonest : emptyJobsView.sort });
        }}
      >
        <option value="">{t('adminJobs.any.focus')}</option>
        {jobsFocuses.map((focus) => (
          <option key={focus} value={focus}>
            {t(`adminJobs.focus.${focus}`)}
          </option>
        ))}
      </select>
      <Button
        look="text"
        disabled={buildJobsFilter(view) === undefined}
        onClick={() => onChange({ ...emptyJobsView, sort: view.sort })}
      >
        {t('adminJobs.clear')}
      </Button>
      <span className={screen.end}>{children}</span>
    </div>
  );
}
