import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLazyJobs } from '../useLazyJobs';

interface JobFilterProps {
  organizationId: string;
  chosen: string | null;
  onChange: (id: string | null) => void;
}

/** A choice of one of the organization's public jobs. They are loaded when it is opened, or when one is chosen already. */
export function JobFilter({ organizationId, chosen, onChange }: JobFilterProps) {
  const { t } = useTranslation();
  const hasChosen = chosen !== null;
  const { jobs, ...reading } = useLazyJobs(organizationId, hasChosen);
  const isUnknown = jobs && hasChosen && !jobs.some(({ id }) => id === chosen);
  const options = (jobs ?? []).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Select
      aria-label={t('pool.job')}
      style={{ width: 'min(100%, 360px)' }}
      allowClear
      {...reading}
      placeholder={t('pool.anyJob')}
      value={jobs ? chosen : null}
      options={isUnknown ? [...options, { value: chosen, label: t('pool.unknownJob') }] : options}
      onChange={(id: string | undefined) => onChange(id ?? null)}
    />
  );
}
